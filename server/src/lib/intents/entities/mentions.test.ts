import { expect, test } from 'vitest'
import { readPlaces } from '../../places/places.ts'
import { findSearchTerms } from './job-search-terms.ts'
import { findJobByTown, findNamedJobs } from './named-jobs.ts'
import { findSearchChange } from '../search-on.ts'
import { findStage } from './stages.ts'
import { findWebAddress } from './web-address.ts'

const card = (company_name: string, job_title: string) => ({ company_name, job_title })
const [heidi, brueckner, acmeBackend, acmeData, nord, nordsee] = [
  card('Heidi', 'Product Manager'),
  card('Brückner Logistik GmbH', 'Lagerist'),
  card('Acme Inc.', 'Backend Engineer'),
  card('Acme Inc.', 'Data Analyst'),
  card('Nord Energie', 'Elektriker'),
  card('Nord Pflege', 'Krankenpflegerin'),
]
const board = [heidi, brueckner, acmeBackend, acmeData, nord, nordsee]

test.each([
  ['open heidi', [heidi]],
  ['what about Brückner?', [brueckner]],
  ['Bruckner hat abgesagt', [brueckner]],
  ['move bruekner to interview', [brueckner]],
  ['the data analyst job at ACME', [acmeData]],
  ['move Acme to interview', [acmeBackend, acmeData]],
  ['open nord energie', [nord]],
  ['nord hat geantwortet', []],
  ['archive the product manager job', [heidi]],
  ['die Stelle als Elektriker', [nord]],
  ['how many applications did I send?', []],
  ['', []],
])('jobs named in %j', (message, jobs) => expect(findNamedJobs(message, board)).toEqual(jobs))

const others = [
  card('Clinique Saint-Yves', 'Infirmière'),
  card('Stadtwerke Bonn', 'Elektriker'),
  card('Frutas Ortiz', 'Almacenero'),
  card('Nestwood Foods', 'Packer'),
]
test.each([
  ['déplace Yves en entretien', 'Clinique Saint-Yves'],
  ['verschieb Bonn', 'Stadtwerke Bonn'],
  ['mueve ortiz', 'Frutas Ortiz'],
  ['move foods to offer', 'Nestwood Foods'],
  ['such mir Stellen in Bonn', undefined],
])('a word that only one company has names it, wherever it stands: %j', (message, company) => {
  expect(findNamedJobs(message, others).map(({ company_name }) => company_name)).toEqual(company ? [company] : [])
})

const kinds = [
  card('Hansa Breweries', 'Lab technician'),
  card('Brightwell Energy', 'Planner'),
  card('Universitätsklinikum Marburg', 'Pfleger'),
  card('Mairie de Rezé', 'Assistante'),
  card('Bodegas Utiel', 'Contable'),
]
test.each([
  ['the brewery turned me down', 'en', 'Hansa Breweries'],
  ['move the brewery to interview', 'en', 'Hansa Breweries'],
  ['the energy people said no', 'en', 'Brightwell Energy'],
  ['the energy to go on is gone', 'en', undefined],
  ['I walked past the brewery', 'en', undefined],
  ['the bank said no', 'en', undefined],
  ['das klinikum hat abgesagt', 'de', 'Universitätsklinikum Marburg'],
  ['la mairie a rappelé', 'fr', 'Mairie de Rezé'],
  ['je suis allée à la mairie', 'fr', undefined],
  ['las bodegas me quieren ver', 'es', 'Bodegas Utiel'],
] as const)('who is called by the kind of employer that only one is: %j', (message, language, company) => {
  const found = findNamedJobs(message, kinds, { language, places: undefined })
  expect(found.map(({ company_name }) => company_name)).toEqual(company ? [company] : [])
})

test('the kind that two employers are names neither', () => {
  const both = [...kinds, card('Fuller Breweries', 'Driver')]
  expect(findNamedJobs('the brewery said no', both, { language: 'en', places: undefined })).toEqual([])
})

test('of two cards of one employer, the one at the place named is meant', () => {
  const [leeds, york] = [
    { ...card('Harbour Care', 'Carer'), location: 'Leeds, UK' },
    { ...card('Harbour Care', 'Carer'), location: 'York, UK' },
  ]
  expect(findNamedJobs('move the Harbour Care one in York', [leeds, york])).toEqual([york])
  expect(findNamedJobs('move Harbour Care', [leeds, york])).toEqual([leeds, york])
})

test.each([
  ['move it to interview', 'en', 'Interview'],
  ['move it from Applied to Offer', 'en', 'Offer'],
  ['they turned me down', 'en', 'Rejected'],
  ['als beworben markieren', 'de', 'Applied'],
  ['Absage bekommen', 'de', 'Rejected'],
  ['mets-la en entretien', 'fr', 'Interview'],
  ['pásalo a rechazado', 'es', 'Rejected'],
  ['what is due?', 'en', undefined],
] as const)('the stage in %j', (message, language, stage) => expect(findStage(message, language)).toBe(stage))

test.each([
  ['save https://jobs.example.com/a?b=1.', 'https://jobs.example.com/a?b=1'],
  ['look (www.example.com/jobs/2)', 'https://www.example.com/jobs/2'],
  ['example.org/careers/3 please', 'https://example.org/careers/3'],
  ['I know Node.js and ASP.NET', undefined],
  ['mail me at sam@example.com/x', undefined],
  ['javascript:alert(1)//x', undefined],
])('the address in %j', (message, url) => expect(findWebAddress(message)).toBe(url))

const places = readPlaces()

test.each([
  ['Find me jobs as a truck driver in Leeds', 'en', 'truck driver', 'Leeds', false],
  ['nurse jobs near Manchester please', 'en', 'nurse', 'Manchester', false],
  ['remote frontend developer jobs', 'en', 'frontend developer', undefined, true],
  ['Such mir Stellen als Krankenpfleger in Köln', 'de', 'Krankenpfleger', 'Köln', false],
  ['Elektriker München', 'de', 'Elektriker', 'München', false],
  ['cherche un poste de comptable à Lyon', 'fr', 'comptable', 'Lyon', false],
  ['búscame trabajo de camarero en Sevilla', 'es', 'camarero', 'Sevilla', false],
  ['jobs in Deutschland', 'en', undefined, 'Deutschland', false],
  ['I need a job', 'en', undefined, undefined, false],
  ['Fahrer gesucht', 'de', 'Fahrer', undefined, false],
  ['driver wanted asap', 'en', 'driver', undefined, false],
  ['du travail comme serveuse à Lyon', 'fr', 'serveuse', 'Lyon', false],
  ['ich suche was neues', 'de', undefined, undefined, false],
  ['je cherche autre chose', 'fr', undefined, undefined, false],
  ['busco otra cosa', 'es', undefined, undefined, false],
] as const)('what to look for in %j', (message, language, title, place, remote) => {
  expect(findSearchTerms(message, language, places)).toEqual({ title, place, remote })
})

test.each([
  [
    'any hr assistant or people admin jobs near leeds, part time ok, no weekends',
    'en',
    { title: 'hr assistant or people admin', place: 'leeds', told: ['part time'], unwanted: ['weekends'] },
  ],
  ['remote customer service no phone work', 'en', { title: 'customer service', unwanted: ['phone'] }],
  ['warehouse jobs in leeds or bradford over 30k', 'en', { title: 'warehouse', place: 'leeds', told: ['over 30k'] }],
  ['teilzeit jobs in berlin auf englisch', 'de', { place: 'berlin', told: ['teilzeit'], language: 'en' }],
  ['sps jobs in bremen oder hamburg ohne montage', 'de', { title: 'sps', place: 'bremen', unwanted: ['montage'] }],
  ['aide-soignante de nuit près de lyon', 'fr', { title: 'aide-soignante', place: 'lyon', told: ['de nuit'] }],
  ['looking for night shifts as a porter', 'en', { title: 'porter', told: ['night shifts'] }],
  ['porter, half time', 'en', { title: 'porter', told: ['half time'] }],
  ['fed up with nights, find me porter jobs', 'en', { title: 'porter', unwanted: ['nights'] }],
  ['suche was neues, hab genug vom Schichtdienst', 'de', { unwanted: ['Schichtdienst'] }],
  ['serveuse le midi, marre des coupures', 'fr', { title: 'serveuse', told: ['le midi'], unwanted: ['coupures'] }],
  ['des extras comme serveuse', 'fr', { title: 'serveuse', told: ['des extras'] }],
  ['camarera, harta de las guardias', 'es', { title: 'camarera', unwanted: ['guardias'] }],
  ['frigorista en sevilla sin guardias', 'es', { title: 'frigorista', place: 'sevilla', unwanted: ['guardias'] }],
] as const)('neither hours nor what is not wanted is a trade: %s', (message, language, expected) => {
  const { title, place, conditions } = findSearchTerms(message, language, places)
  const { told = [], unwanted = [], language: spoken } = conditions ?? {}
  const found = { title, place, told, unwanted, language: spoken }
  expect(found).toEqual({
    title: undefined,
    place: undefined,
    told: [],
    unwanted: [],
    language: undefined,
    ...expected,
  })
})

test.each([
  ['any receptionist jobs near me', 'en', 'receptionist', true],
  ['gibts steuerfachangestellte stellen in der nähe', 'de', 'steuerfachangestellte', true],
  ['un poste de comptable dans le coin', 'fr', 'comptable', true],
  ['hay algo de media jornada cerca', 'es', undefined, true],
  ['receptionist jobs near Leeds', 'en', 'receptionist', undefined],
  ['Stellen als Koch in der Nähe von Bremen', 'de', 'Koch', undefined],
  ['comptable pas loin de Lyon', 'fr', 'comptable', undefined],
  ['camarero cerca de Sevilla', 'es', 'camarero', undefined],
] as const)('near whoever writes, or near a town: %s', (message, language, title, near) => {
  const found = findSearchTerms(message, language, places)
  expect({ title: found.title, near: found.near }).toEqual({ title, near })
})

test.each([
  ['any it support jobs around Leeds?', 'en', 'it support'],
  ['IT technician jobs', 'en', 'IT technician'],
  ['hr assistant jobs in Leeds', 'en', 'hr assistant'],
  ['is it nurse jobs you have?', 'en', 'nurse'],
  ['can you do it please, find warehouse jobs', 'en', 'warehouse'],
  ['Such mir Teilzeitstellen Buchhaltung in Bremen', 'de', 'Buchhaltung'],
] as const)('a trade is taken whole: %s', (message, language, title) => {
  expect(findSearchTerms(message, language, places).title).toBe(title)
})

test.each(['Teilzeitstellen', 'Teilzeitjob', 'Vollzeitstelle'])('hours within the noun are a condition: %s', (said) => {
  expect(findSearchTerms(`Suche ${said} Buchhaltung in Bremen`, 'de', places).conditions?.told).toEqual([said])
})

test.each([
  ['jobs in Leeds or Bradford', 'en', ['Leeds', 'Bradford']],
  ['barista in Leeds, York or Hull', 'en', ['Leeds', 'York', 'Hull']],
  ['Koch in Bremen und Hamburg', 'de', ['Bremen', 'Hamburg']],
  ['secrétaire à Lyon, France', 'fr', ['Lyon, France']],
  ['was verdient man als Koch', 'de', []],
  ['cuánto gana un frigorista', 'es', []],
] as const)('each of several places is found: %s', (message, language, expected) => {
  const { place, morePlaces = [] } = findSearchTerms(message, language, places)
  expect([place, ...morePlaces].filter((one) => one !== undefined)).toEqual(expected)
})

test.each([
  ['prepárame la entrevista de orihuela', 'Frutas Vega'],
  ['prepare me for york please', 'Thameside'],
  ['prepárame la entrevista en Orihuela', 'Frutas Vega'],
  ['the interview in Leeds', undefined],
  ['prepárame para leeds', undefined],
])('a town names the only job there: %s', (message, company) => {
  const cards = [
    { job_title: 'Jefa de almacén', company_name: 'Frutas Vega', location: 'Orihuela, España' },
    { job_title: 'Nurse', company_name: 'Thameside', location: 'York' },
    { job_title: 'Nurse', company_name: 'Northern', location: 'Leeds' },
    { job_title: 'Cook', company_name: 'Anchor', location: 'Leeds, UK' },
  ]
  expect(findJobByTown(message, cards)?.company_name).toBe(company)
})

test.each([
  ['no more nights', 'en', 'nights'],
  ['keine Nachtschicht mehr', 'de', 'nachtschicht'],
  ['plus de nuits', 'fr', 'nuits'],
  ['nada de noches', 'es', 'noches'],
  ['no more questions', 'en', undefined],
] as const)('what a search is to leave out: %s', (message, language, unwanted) => {
  const change = findSearchChange(message, language, { places, titles: [] })
  expect(change && !change.isMore ? change.conditions?.unwanted : undefined).toEqual(unwanted && [unwanted])
})

test.each([
  ['plutôt le midi, pas le soir', 'fr', ['le midi'], ['soir']],
  ['et en extra ?', 'fr', ['en extra'], []],
  ['und halbtags?', 'de', ['halbtags'], []],
] as const)('hours that are changed keep the words between them: %s', (message, language, told, unwanted) => {
  const change = findSearchChange(message, language, { places, titles: [] })
  expect(change).toMatchObject({ isMore: false, conditions: { told, unwanted } })
})

test('of two employers to choose from, the second may be a kind or letters', () => {
  const board = [...kinds, card('Larkspur', 'Lead'), card('Transportes (EMT)', 'Conductor')]
  const named = (message: string, language: 'en' | 'es') =>
    findNamedJobs(message, board, { language, places }).map(({ company_name }) => company_name)
  expect(named('should I take Larkspur or the brewery?', 'en')).toEqual(['Larkspur', 'Hansa Breweries'])
  expect(named('¿acepto Larkspur o la EMT?', 'es')).toEqual(['Larkspur', 'Transportes (EMT)'])
  expect(named('take Larkspur or not', 'en')).toEqual(['Larkspur'])
})
