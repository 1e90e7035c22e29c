import { expect, it } from 'vitest'
import { matchPerson } from '../../../testing/match-person.ts'
import { withoutOffers } from './offered.ts'
import { readRequirements } from './read-requirements.ts'

const read = (description: string) => readRequirements({ description }).map(({ text }) => text)
const listed = (requirements: string) => readRequirements({ requirements }).map(({ text }) => text)

it.each([
  ['The post holder must have experience in dredging.', 'experience in dredging'],
  [
    'The post holder must have experience in theatre, recovery or ward area and be prepared to take on more.',
    'experience in theatre, recovery or ward area',
  ],
  ['Die Bewerberinnen müssen Erfahrung in der Nassbaggerei mitbringen.', 'Erfahrung in der Nassbaggerei mitbringen'],
  ['Le candidat doit avoir une expérience en dragage.', 'une expérience en dragage'],
  ['El candidato debe tener experiencia en dragado.', 'experiencia en dragado'],
])('a sentence of prose that says what whoever applies must have is a requirement: %s', (sentence, asked) => {
  expect(read(sentence)).toEqual([asked])
})

it.each([
  'The post holder must have a smile.',
  'The post holder will act in support of the senior staff.',
  'The candidate must be prepared to work late.',
  'El candidato debe tener ganas de aprender.',
])('and no other is: %s', (sentence) => {
  expect(read(sentence)).toEqual([])
})

it.each([
  'Ability to follow instructions',
  'Excellent attendance',
  'To gain an awareness of calorific values',
  'The following skills, experiences and attributes',
  'You own an iPhone or Android smartphone',
])('what no profile can show is no requirement: %s', (item) => {
  expect(listed(`- ${item}`)).toEqual([])
})

it('a driver with a car at hand has a driving licence', () => {
  const asked = 'Ideally a driver with access to a car'
  expect(matchPerson(`- ${asked}`, { papers: ['Full UK driving licence'] })).toMatchObject([{ status: 'have' }])
})

it.each([
  'A Shift – 5:00am-5:00pm, Sunday-Wednesday',
  'Frühschicht 6 bis 14 Uhr',
  'Équipe du matin de 5h à 13h',
  'Horario de 9:00 a 18:00',
  'Own laptop capable of handling development work',
  'Eigener Laptop und stabiles Internet',
  'Able to travel for business up to 10%',
  'Ability to stoop, bend and crawl in tight spaces',
  'A strong work ethic',
  'Flexible work arrangements: work from anywhere',
])('times of work, equipment and character are none: %s', (line) => {
  expect(listed(`- ${line}`)).toEqual([])
})

it('what is done at certain hours, or with computers, stays a requirement', () => {
  expect(listed('- Laptop repair')).toEqual(['Laptop repair'])
  expect(listed('- ISO 9001:2015 audits')).not.toEqual([])
  expect(listed('- Administration of 24/7 systems')).not.toEqual([])
})

it('an item whose mark stands on a line of its own is read, a heading below such a mark stays a heading', () => {
  const posting = 'Entre los requisitos están:\n\n- Manejo de Office 365\n\n-\nInglés avanzado (B2/C1 - será evaluado)'
  expect(read(posting)).toContain('Inglés avanzado (B2/C1 - será evaluado)')
  const wished = readRequirements({ requirements: '- Java\n-\nNice to have:\n- Kotlin' })
  expect(wished.map(({ text, kind }) => [text, kind])).toEqual([
    ['Java', 'required'],
    ['Kotlin', 'wished'],
  ])
})

const orYears = "- Bachelor's degree or 5+ years of experience in logistics in lieu of degree or 2+ years at Fjord Ltd"
it('years that a posting takes for a degree are no requirement of their own, and meet it', () => {
  const of = (title: string, since = '2016-01') => matchPerson(orYears, { title, since, company: '' })
  expect(of('Logistics Manager').map(({ status }) => status)).toEqual(['have'])
  expect(of('Logistics Manager', '2025-01').map(({ status }) => status)).toEqual(['similar'])
  expect(of('Florist').map(({ status }) => status)).toEqual(['missing'])
  const german = '- Abgeschlossenes Studium der Betriebswirtschaft oder 5 Jahre Berufserfahrung in der Logistik'
  expect(matchPerson(german, { title: 'Logistikleiterin' }).map(({ status }) => status)).toEqual(['have'])
})

it('years of any work do not stand for a degree, and a degree and years are two requirements', () => {
  const asked = "- Bachelor's degree or 5+ years of experience"
  expect(matchPerson(asked, { title: 'Florist' }, 'Operations Manager').at(-1)?.status).toBe('missing')
  expect(matchPerson(asked, { title: 'Florist' })[0]?.status).toBe('similar')
  expect(listed("- Bachelor's degree and 5 years of experience in logistics")).toHaveLength(2)
})

it('a year behind the degree is one of work, and processes of recruiting are recruiting', () => {
  const year = '- 1 year of post-graduate working experience'
  expect(matchPerson(year, { title: 'Web Developer', since: '2024-11' }, 'Web Developer').at(-1)?.status).toBe('have')
  const recruiting = '- 6 meses de experiencia en procesos de reclutamiento'
  expect(matchPerson(recruiting, { title: 'Reclutadora', lines: ['Reclutamiento'] })[0]?.status).toBe('have')
  expect(matchPerson(recruiting, { title: 'Florista' })[0]?.status).toBe('missing')
})

it.each(['Forklift licence, available 6am-2pm', 'Sie haben einen Führerschein und arbeiten von 6 bis 14 Uhr'])(
  'what stands beside a time is still asked for: %s',
  (line) => expect(listed(line)).toHaveLength(1),
)

it('experience with crawl tools is no crawling', () => {
  expect(listed('Experience with crawl tools such as Screaming Frog')).not.toEqual([])
})

it('years in a field are of experience, whether the sentence says so or not', () => {
  const held = { title: 'Logistics Coordinator' }
  expect(matchPerson('- A degree in accounting, or five years in logistics', held)[0]?.status).toBe('have')
  expect(matchPerson('- A degree in accounting, or five years in dredging', held)[0]?.status).not.toBe('have')
})

it.each([
  'You will be joining a team of Java developers',
  'You will have the opportunity to learn Python',
  'You will work alongside Python engineers',
  'You will have the chance to gain your NVQ Level 4',
  'Full training on forklift trucks will be given',
  'You will report to a qualified accountant',
  'Willingness to learn Tableau',
  'No experience of Salesforce needed',
  'Sie haben die Möglichkeit, den Ausbilderschein zu machen',
  'Sie arbeiten in einem Team aus Köchen und Bäckern',
  'Vous aurez l’opportunité d’apprendre SAP',
  'Vous rejoindrez une équipe de développeurs Java',
  'Tendrás la oportunidad de aprender SAP',
  'Te unirás a un equipo de desarrolladores Java',
])('what the work gives and whom somebody works with is not asked for: %s', (offer) => {
  const texts = [offer, `Requirements\n- ${offer}`].map((description) => readRequirements({ description }))
  expect(texts.flat().filter(({ what }) => what !== 'other')).toEqual([])
})

it('what is asked behind an offer in the same sentence is asked', () => {
  const asked = readRequirements({
    description: 'You will have the opportunity to learn SAP, and you must have a forklift licence.',
  })
  expect(asked.map(({ text }) => text)).toEqual(['forklift licence'])
})

it.each([
  ['Because we work with vulnerable adults, an enhanced DBS check is required', 'enhanced DBS check'],
  ['We use SAP so knowledge of SAP is essential', 'SAP'],
  ['Eager to learn and 5 years of Java experience', '5 years of Java'],
  ['Must be willing to learn and hold a UK driving licence', 'UK driving licence'],
  ['Friendly, willing to learn, hard working, full driving licence', 'full driving licence'],
  ['Training in manual handling will be provided and a DBS check is essential', 'DBS check'],
  ['Wir arbeiten mit SAP, Führerschein Klasse B ist erforderlich', 'Führerschein Klasse B'],
  ['Der Führerschein ist nicht nur erwünscht sondern erforderlich', 'Führerschein'],
])('a sentence that offers something and then asks, asks: %s', (sentence, asked) => {
  expect(listed(`- ${sentence}`)).toEqual([asked])
})

it('a text of nothing but offers is read in no time', () => {
  expect(withoutOffers('opportunity to learn '.repeat(5_000)).length).toBeLessThan(110_000)
})
