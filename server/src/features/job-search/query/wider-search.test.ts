import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../testing/search-app.ts'

const { add, addTitles, find } = emptySearchApp()

/** Titles, those not found by all words with how they were. */
const titles = async (search: object, headers?: Record<string, string>) =>
  (await find(search, headers)).map(({ job_title, found_by }) =>
    found_by === 'all_words' ? job_title : `${found_by}: ${job_title}`,
  )

test('a word that shares only its stem is another trade, shown as such where there is nothing else', async () => {
  const others = ['Translation memory engineer', 'Mechanical engineer']
  await add(others.map((title) => ({ title, language: 'en' })))
  expect(await titles({ job_title: 'translator' })).toEqual(['similar_words: Translation memory engineer'])
  await addTitles('Translators', 'Fleet mechanics')
  expect(await titles({ job_title: 'translator' })).toEqual(['Translators'])
  expect(await titles({ job_title: 'mechanic' })).toEqual(['Fleet mechanics'])
})

test.each([
  ['gardener', 'Gardening assistant'],
  ['nursing', 'Nurses'],
  ['laboratory technician', 'Dental Lab Tech'],
  ['Krankenschwester', 'Krankenschwestern'],
  ['Koch', 'Köchin'],
  ['vendedor', 'Vendedoras'],
  ['técnica de laboratorio', 'Técnico de laboratorio'],
  ['infirmier', 'Infirmières'],
])('“%s” finds “%s”', async (job_title, title) => {
  await addTitles(title)
  expect(await titles({ job_title })).toEqual([title])
})

test.each([
  ['laboratory technician', 'General laborer'],
  ['accountant', 'Account executive'],
  ['engineer', 'Search engine marketing'],
  ['car mechanic', 'Care assistant'],
  ['customer service', 'Custom services'],
])('“%s” does not find “%s”', async (job_title, title) => {
  await addTitles(title)
  const found = await find({ job_title })
  expect(found.filter(({ found_by }) => found_by === 'all_words')).toEqual([])
})

test('a porter is found in no port, not even where there is nothing else', async () => {
  await addTitles('Nursing manager, Port St. Lucie', 'Port operations manager')
  expect(await titles({ job_title: 'night porter' })).toEqual([])
})

test('a town in a title is no trade, and still a word that can be searched for', async () => {
  await add([
    { title: 'Carer Welwyn Garden City', location: 'Welwyn Garden City, UK' },
    { title: 'Carer', location: 'Leeds, UK' },
  ])
  expect(await titles({ job_title: 'gardener' })).toEqual([])
  expect((await titles({ job_title: 'carer garden city' }))[0]).toBe('Carer Welwyn Garden City')
})

test('titles with fewer words come after those with all, say so, and share more than a post', async () => {
  await addTitles('Marketing manager', 'Sales executive', 'Chief executive')
  expect(await titles({ job_title: 'marketing executive' })).toEqual(['fewer_words: Marketing manager'])
  await addTitles('Marketing executive')
  expect(await titles({ job_title: 'marketing executive' })).toEqual([
    'Marketing executive',
    'fewer_words: Marketing manager',
  ])
})

test('where no title has a word of the search, a word that its names share finds the nearest trade', async () => {
  await addTitles('Warehouse administrator', 'Office administrator')
  expect(await titles({ job_title: 'mozo de almacén' })).toEqual(['fewer_words: Warehouse administrator'])
})

test('another name of the work has to stand there as such', async () => {
  await addTitles('Site Reliability Engineering Manager', 'Site manager')
  expect(await titles({ job_title: 'Bauleiter' })).toEqual(['Site manager'])
})

test('beyond the chosen city the same work comes last, the nearest first; remote work of another trade does not', async () => {
  await add([
    { title: 'Pharmacist', location: 'Glasgow, UK' },
    { title: 'Pharmacist, nights', location: 'Cambridge, UK' },
    { title: 'Data engineer', location: 'Remote', text: 'Our pharmacist is our client.' },
  ])
  const norwich = { job_title: 'pharmacist', country: 'United Kingdom', city: 'Norwich' }
  expect(await titles(norwich)).toEqual(['farther: Pharmacist, nights', 'farther: Pharmacist'])
  const found = await find(norwich)
  expect(found[0]?.distance_km).toBeGreaterThan(50)
  await add([{ title: 'Clinical pharmacist', location: 'Norwich, UK' }])
  expect((await titles(norwich))[0]).toBe('Clinical pharmacist')
})

test('a title is read in the language of its reader or in its own', async () => {
  await addTitles('Head cook', 'Sales representative', 'Construction manager', 'Commercial lawyer')
  const french = { 'accept-language': 'fr-FR,fr;q=0.9' }
  expect(await titles({ job_title: 'chef de chantier' })).toEqual(['Construction manager'])
  expect(await titles({ job_title: 'commercial' }, french)).toEqual(['Sales representative'])
  expect(await titles({ job_title: 'commercial' })).toEqual(['Commercial lawyer', 'related_work: Sales representative'])
  expect(await titles({ job_title: 'chef' })).toEqual(['Head cook'])
  expect(await titles({ job_title: 'chef' }, french)).toEqual([])
})

test('a word that means other work in other languages is no other name of it there', async () => {
  await add([
    { title: 'Commercial lawyer', language: 'en' },
    { title: 'Commercial', language: 'fr' },
  ])
  expect(await titles({ job_title: 'Vertriebsmitarbeiter' })).toEqual([])
  expect(await titles({ job_title: 'commercial' }, { 'accept-language': 'fr' })).toEqual(['Commercial'])
})

test('remote work far from the place has the words of the occupation in their order', async () => {
  await add([
    { title: 'Manager, Solutions, Pre-Sales', location: 'Remote' },
    { title: 'Sales Manager', location: 'Remote' },
    { title: 'Manager of Sales', location: 'Leeds, UK' },
  ])
  const leeds = { job_title: 'sales manager', country: 'United Kingdom', city: 'Leeds' }
  expect(await titles(leeds)).toEqual(['Manager of Sales', 'remote: Sales Manager'])
})

test('of equal titles, those in the reader’s language come first', async () => {
  await add([
    { title: 'Controller', language: 'en', company: 'English' },
    { title: 'Controller', language: 'de', company: 'German' },
  ])
  const first = async (language: string) =>
    (await find({ job_title: 'controller' }, { 'accept-language': language }))[0]?.company
  expect([await first('de'), await first('en')]).toEqual(['German', 'English'])
})

test('a posting without a place is remote work if its text says so, and not if it denies it', async () => {
  await add([
    { company: 'First', location: '', text: 'We are a remote-first company.' },
    { company: 'Hybrid', location: '', text: 'Work from home on Fridays; the role is hybrid.' },
    { company: 'Leeds', location: 'Leeds, UK', text: 'We are a remote-first company.' },
  ])
  const found = await find({ job_title: 'nurse', remote: true })
  expect(found.map(({ company }) => company)).toEqual(['First'])
})

test('pay by the hour is not human resources', async () => {
  await addTitles('Driver $22/hr', 'Nurse £12 per hr', 'Carer, 30 hrs', 'HR advisor')
  expect(await titles({ job_title: 'HR' })).toEqual(['HR advisor'])
})

test('the step of a career that is asked for stands above others, and its opposite below', async () => {
  await addTitles('Senior accountant', 'Accountant', 'Graduate accountant', 'Junior accountant')
  expect(await titles({ job_title: 'junior accountant' })).toEqual([
    'Junior accountant',
    'Graduate accountant',
    'fewer_words: Accountant',
    'fewer_words: Senior accountant',
  ])
})

test('what was found by all words stays above the rest in every order', async () => {
  await add([
    { title: 'Marketing manager', salary: '$90,000 per year' },
    { title: 'Marketing executive', salary: '$40,000 per year' },
  ])
  for (const sort of ['salary', 'newest', 'match'])
    expect((await titles({ job_title: 'marketing executive', sort }))[0]).toBe('Marketing executive')
})

test.each([
  ['Tischler', 'Join our talent pool'],
  ['programador', 'Growth Graduate Program'],
  ['office manager', 'Policy officer'],
  ['security guard nights', 'Information security engineer'],
  ['cariste de nuit', 'Auxiliaire de vie nuit'],
  ['vendeuse', 'FX Sales Associate'],
  ['work from home data entry', 'Home manager'],
])('“%s” finds nothing rather than “%s”', async (job_title, title) => {
  await addTitles(title)
  expect(await titles({ job_title })).toEqual([])
})

test.each([
  ['Teamassistenz', 'Team- / Office Assistant'],
  ['assistante de direction', 'Executive assistant'],
  ['ingénieur données', 'Data engineer'],
  ['call centre', 'Call center agent'],
  ['Projektleiter Bau', 'Construction project manager'],
  ['PA', 'Personal assistant'],
])('“%s” finds “%s” by its other name', async (job_title, title) => {
  await addTitles(title)
  expect((await titles({ job_title }))[0]).toBe(title)
})

test('remote work whose title names another country is not open to this one', async () => {
  await add([
    { title: 'AI training - Accountants (UK)', location: 'Remote' },
    { title: 'Accountants', location: 'Remote' },
  ])
  expect(await titles({ job_title: 'accountant', country: 'France' })).toEqual(['remote: Accountants'])
  expect(await titles({ job_title: 'accountant', country: 'United Kingdom' })).toHaveLength(2)
})

test('an employer is found by its name without what its board adds', async () => {
  await add([{ title: 'Designer', company: 'traderepublicbank' }])
  expect(await titles({ job_title: 'trade republic' })).toEqual(['Designer'])
})

test('“work from home” asks for remote work', async () => {
  await add([
    { title: 'Data entry clerk', location: 'Leeds, UK' },
    { title: 'Data entry operator', location: 'Remote, United Kingdom' },
  ])
  const [first, second] = await titles({ job_title: 'work from home data entry' })
  expect([first, second]).toEqual(['Data entry operator', 'fewer_words: Data entry clerk'])
})

test('a German name in one word finds titles that write it in several, and the other way round', async () => {
  await addTitles('Service Techniker (m/w/d)', 'Mitarbeiter Lager', 'Vertriebsleiter')
  expect((await titles({ job_title: 'Servicetechniker' }))[0]).toBe('Service Techniker (m/w/d)')
  expect((await titles({ job_title: 'Lagermitarbeiter' }))[0]).toBe('Mitarbeiter Lager')
  expect((await titles({ job_title: 'Leiter Vertrieb' }))[0]).toBe('Vertriebsleiter')
})

test('names that the index has no key for find each other', async () => {
  await addTitles('Field service engineer', 'Customer service manager', 'Veterinary technician', 'Staff nurse')
  expect((await titles({ job_title: 'Kundendiensttechniker' }))[0]).toBe('Field service engineer')
  expect((await titles({ job_title: 'vet nurse' }))[0]).toBe('Veterinary technician')
})

test('words that stand only in a text come after titles with some of them, but for names of tools', async () => {
  const text = 'You have a forklift licence and know Excel and SAP.'
  await add([
    { title: 'Ranger', text },
    { title: 'Forklift driver', text: 'A text.' },
  ])
  expect(await titles({ job_title: 'forklift licence' })).toEqual([
    'fewer_words: Forklift driver',
    'similar_words: Ranger',
  ])
  expect(await titles({ job_title: 'Excel' })).toEqual(['Ranger'])
  expect(await titles({ job_title: 'excel sap' })).toEqual(['Ranger'])
})

test.each([
  ['hgv', 'Lorry driver'],
  ['lkw', 'Berufskraftfahrer'],
  ['qa', 'Software tester'],
  ['pm', 'Project manager'],
  ['hr', 'Human resources'],
  ['rn', 'Registered nurse'],
  ['cnc', 'Machinist'],
  ['éducatrice', 'Éducateur spécialisé'],
  ['éducateur', 'Éducatrice spécialisée'],
  ['vendeur', 'Vendeuse'],
  ['enfermera', 'Enfermero'],
])('“%s” finds “%s”', async (job_title, title) => {
  await addTitles(title, 'Gardener')
  expect(await titles({ job_title })).toEqual([title])
})

test('a cleaner is found by cleaning, and not by what is clean; a tool’s name is written right', async () => {
  await addTitles('Cleaning operative', 'Account executive, clean energy')
  expect(await titles({ job_title: 'cleaner' })).toEqual(['Cleaning operative'])
  await addTitles(...Array.from({ length: 6 }, (_, at) => `Powerplant engineer ${at}`))
  expect(await titles({ job_title: 'powerpoint' })).toEqual([])
})

test('a search that finds little shows the work under other names and what is nearest to it, in the place asked for', async () => {
  const there = { location: 'Leeds, United Kingdom' }
  await add([
    { title: 'Programmer', ...there },
    { title: 'Web developer', ...there },
    { title: 'Programmer', location: 'Cork, Ireland' },
    { title: 'Warehouse operative', ...there },
    { title: 'Gardener', ...there },
  ])
  const inCity = { country: 'United Kingdom', city: 'Leeds' }
  expect(await titles({ job_title: 'backend developer', ...inCity })).toEqual([
    'related_work: Programmer',
    'related_work: Web developer',
  ])
  expect(await titles({ job_title: 'forklift', ...inCity })).toEqual(['related_work: Warehouse operative'])
  expect(await titles({ job_title: 'backend developer', ...inCity, offset: 1 })).toEqual([
    'related_work: Web developer',
  ])
  await addTitles(...Array.from({ length: 5 }, (_, at) => `Backend developer ${'ABCDE'[at]}`))
  expect(await titles({ job_title: 'backend developer' })).not.toContainEqual(expect.stringMatching('related'))
})
