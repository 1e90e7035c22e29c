import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../../testing/search-app.ts'

const { add, addTitles, find } = emptySearchApp()

const titles = async (search: object) => (await find(search)).map(({ job_title }) => job_title)

test.each([
  ['nurse jobs', ['Nurse'], 'Job coach'],
  ['graduate jobs near me', ['Graduate engineer'], 'Retail assistant'],
  ['Stellenangebote Koch', ['Koch'], 'Verkäufer'],
  ['no experience', ['Trainee baker'], 'Director of player experience'],
  ['vendeuse CDI', ['Vendeuse'], 'Account director CDI'],
  ['turno de noche', ['Overnight stocker'], 'CNC turner'],
  ['Nachtschicht', ['Lagermitarbeiter im Nachtdienst'], 'Lagermitarbeiter'],
  ['travail de nuit', ['Veilleur de nuit'], 'Analyste, flux de travail'],
  ['weekend only', ['Barista (Saturdays and Sundays)'], 'Architect (Spain only)'],
  ['internship', ['Intern'], 'Practice nurse'],
  ['hgv class 1', ['HGV class 1 driver'], 'HR business partner (1 year)'],
])('“%s” finds %j, and not “%s”', async (job_title, wanted, other) => {
  await addTitles(...wanted, other)
  expect(await titles({ job_title })).toEqual(wanted)
})

test.each([
  ['nurse night shift', 'Nurse, waking nights', 'Nurse'],
  ['office temp', 'Temp, office', 'Office manager (Tempe)'],
  ['jobs at stripe', 'Product manager, Stripe', 'Care specialist on the Strip'],
])('all words of “%s” stand in “%s”, and not in “%s”', async (job_title, wanted, other) => {
  await addTitles(wanted, other)
  const whole = (await find({ job_title })).filter(({ found_by }) => found_by === 'all_words')
  expect(whole.map((job) => job.job_title)).toEqual([wanted])
})

test('who asks for an entry level gets no vice president', async () => {
  await addTitles('VP, Marketing', 'Director of marketing', 'Marketing manager', 'Marketing assistant')
  const found = await titles({ job_title: 'entry level marketing' })
  expect(found[0]).toBe('Marketing assistant')
})

test.each(['leeds', 'uk', 'United Kingdom'])('“%s” alone is all work there', async (job_title) => {
  await add([
    { title: 'Cook', location: 'Leeds, United Kingdom' },
    { title: 'Welder', location: 'Paris, France' },
  ])
  expect(await titles({ job_title })).toEqual(['Cook'])
})

test('either of two towns is searched', async () => {
  await add([
    { title: 'Nurse', company: 'A', location: 'Manchester, United Kingdom' },
    { title: 'Nurse', company: 'B', location: 'Newcastle upon Tyne, United Kingdom' },
    { title: 'Nurse', company: 'C', location: 'Bristol, United Kingdom' },
  ])
  const found = await find({ job_title: 'nurse in manchester or newcastle upon tyne' })
  const near = found.filter(({ found_by }) => found_by === 'all_words').map(({ company }) => company)
  expect(near.toSorted()).toEqual(['A', 'B'])
})

test('a “job coach” is no coach of any kind', async () => {
  await addTitles('Job coach', 'Football coach')
  const sure = (await find({ job_title: 'job coach' })).filter(({ found_by }) => found_by === 'all_words')
  expect(sure.map(({ job_title }) => job_title)).toEqual(['Job coach'])
})

test('an employer is found by its name, alone or beside an occupation', async () => {
  await add([
    { title: 'Data analyst', company: 'HelloFresh SE', text: 'A text.' },
    { title: 'Nurse', company: 'HelloFresh SE', text: 'A text.' },
    { title: 'Nurse', company: 'Care Ltd', location: 'York, United Kingdom', text: 'A text.' },
  ])
  expect((await titles({ job_title: 'hello fresh' })).toSorted()).toEqual(['Data analyst', 'Nurse'])
  expect((await find({ job_title: 'nurse hellofresh' }))[0]).toMatchObject({
    company: 'HelloFresh SE',
    job_title: 'Nurse',
  })
})

test('a place that could not be read counts for a country whose language the posting has, and in no city', async () => {
  await add([
    { title: 'Pflegefachkraft', location: 'Hinterobertupfing', language: 'de' },
    { title: 'Nurse', location: 'Nether Wallopshire', language: 'en' },
  ])
  expect(await titles({ job_title: 'Krankenpfleger', country: 'Germany' })).toEqual(['Pflegefachkraft'])
  expect(await titles({ job_title: 'Krankenpfleger', country: 'Germany', city: 'Berlin' })).toEqual([])
})

test.each([
  ['India', 'en'],
  ['Philippines', 'en'],
  ['United Arab Emirates', 'en'],
  ['Pakistan', 'en'],
  ['Kenya', 'en'],
  ['Malaysia', 'en'],
  ['Belgium', 'fr'],
  ['Switzerland', 'fr'],
  ['Norway', 'no'],
])('in %s, whose languages are several, unread places count for postings in “%s” too', async (country, language) => {
  await add([{ title: 'Chef', location: 'Nether Wallopshire', language }])
  expect(await titles({ job_title: 'chef', country })).toEqual(['Chef'])
})

test('unread places count in a chosen state too, and where the language is unknown', async () => {
  await add([
    { title: 'Koch', location: 'Hinterobertupfing', language: 'de' },
    { title: 'Koch', location: 'Hinteruntertupfing', text: '' },
    { title: 'Koch', location: 'Nether Wallopshire', language: 'en' },
  ])
  const places = async (search: object) =>
    (await find({ job_title: 'Koch', country: 'Germany', ...search })).map(({ location }) => location).toSorted()
  expect(await places({})).toEqual(['Hinterobertupfing', 'Hinteruntertupfing'])
  expect(await places({ state: 'Bavaria' })).toEqual(['Hinterobertupfing', 'Hinteruntertupfing'])
})

test('jobs in the chosen town come before better titles in the next one', async () => {
  await add([
    { title: 'Staff nurse', location: 'Winchester, United Kingdom' },
    { title: 'RGN registered nurse, nursing home', location: 'Southampton, United Kingdom' },
  ])
  const found = await find({ job_title: 'staff nurse', country: 'United Kingdom', city: 'Southampton' })
  expect(found.map(({ location }) => location)).toEqual(['Southampton, United Kingdom', 'Winchester, United Kingdom'])
})

test('a name inside a longer one of other work does not stand for it', async () => {
  await addTitles('Dental nurse', 'Staff nurse')
  const found = await find({ job_title: 'Krankenschwester' })
  expect(found.map(({ job_title, found_by }) => [job_title, found_by])).toEqual([
    ['Staff nurse', 'all_words'],
    ['Dental nurse', 'related_work'],
  ])
})

test('titles with the words typed stand above shorter ones with another name of the work', async () => {
  await addTitles('CDL drivers', 'HGV class 1 driver, nights', 'Lorry driver')
  expect((await titles({ job_title: 'hgv driver' }))[0]).toBe('HGV class 1 driver, nights')
})

test('a source that writes the name of a country, or what is none, does not take the page down', async () => {
  await add([
    { company: 'Named', country: 'United States', location: 'Somewhere' },
    { company: 'Code', country: 'PT', location: 'Somewhere' },
    { company: 'Wrong', country: 'Wonderland', location: 'Somewhere' },
  ])
  const found = await find({ job_title: 'nurse' })
  expect(found.map(({ company, country }) => `${company}: ${country}`).toSorted()).toEqual([
    'Code: Portugal',
    'Named: United States',
    'Wrong: null',
  ])
})

test('who looks for a first job finds assistants before managers', async () => {
  await addTitles('Marketing manager, junior brands', 'Junior marketing and brands assistant')
  expect((await titles({ job_title: 'junior marketing' }))[0]).toBe('Junior marketing and brands assistant')
})
