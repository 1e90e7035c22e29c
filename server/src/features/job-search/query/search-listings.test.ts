import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { addUser } from '../../../testing/add-user.ts'
import { token as terms } from '../index/terms.ts'
import { findInTurn, type Ask, type Conditions } from './search-listings.ts'

let app: TestApp
let token: string
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000)

beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await addUser(app))
})
afterAll(() => app.close())
beforeEach(() => sql`truncate postings, listing_words cascade`.execute(app.db))

async function find(search: object): Promise<FoundJob[]> {
  return (await app.call(searchJobs, search, { token })).body['results'] as FoundJob[]
}
/** Without what is farther away or has fewer words. */
const findAsked = async (search: object) =>
  (await find(search)).filter(({ found_by }) => found_by === 'all_words' || found_by === 'remote')
const titles = async (search: object) => (await find(search)).map(({ job_title }) => job_title)
const companies = async (search: object) => (await findAsked(search)).map(({ company }) => company)

test('two neighbouring letters of a short word may be swapped', async () => {
  await addListings(app, [{ title: 'Senior chief physician' }])
  for (const job_title of ['sneior physician', 'cihef physician', 'senoir physician'])
    expect(await titles({ job_title })).toEqual(['Senior chief physician'])
})

test('letters beyond the 65,536 first ones of Unicode are searched for like others', async () => {
  await addListings(app, [{ title: '𠮷野家 cook' }])
  expect(await titles({ job_title: '𠮷野家' })).toEqual(['𠮷野家 cook'])
  expect(await titles({ job_title: '𠮷𠮷野家' })).toEqual([])
})

test('either of two trades is found, each with its other names', async () => {
  await addListings(app, [{ title: 'Nurse' }, { title: 'Support worker' }, { title: 'Cleaner' }])
  expect((await titles({ job_title: 'nurse or carer' })).toSorted()).toEqual(['Nurse', 'Support worker'])
  expect((await titles({ job_title: 'nurse, carer' })).toSorted()).toEqual(['Nurse', 'Support worker'])
  expect((await titles({ job_title: 'carer oder reinigungskraft' })).toSorted()).toEqual(['Cleaner', 'Support worker'])
})

test('of titles with the same words, the one in the order of the search comes first', async () => {
  await addListings(app, [
    { title: 'Sales Development Manager' },
    { title: 'Development Sales Manager', posted_at: daysAgo(20) },
  ])
  expect(await titles({ job_title: 'development sales manager' })).toEqual([
    'Development Sales Manager',
    'Sales Development Manager',
  ])
})

test('the words that were typed stand above other names of the work, however old', async () => {
  await addListings(app, [
    { title: 'Manager, Sales Development' },
    { title: 'Engineering Manager, Travel', posted_at: daysAgo(25) },
  ])
  expect((await titles({ job_title: 'engineering manager' }))[0]).toBe('Engineering Manager, Travel')
})

test('a posting with several cities is found in each, at the distance of the nearest', async () => {
  const location = 'Hamburg; München oder Köln, Germany'
  await addListings(app, [
    { company: 'Three', location },
    { company: 'Berlin', location: 'Berlin, Germany' },
  ])
  const near = async (city: string) => {
    const [job, ...others] = await findAsked({ job_title: 'nurse', country: 'Germany', city })
    return [job?.company, job?.distance_km, others.length]
  }
  for (const city of ['Hamburg', 'Munich', 'Köln']) expect(await near(city)).toEqual(['Three', 0, 0])
  expect(await companies({ job_title: 'nurse', country: 'Germany', state: 'Bavaria' })).toEqual(['Three'])
  expect(await companies({ job_title: 'nurse', latitude: 48.1, longitude: 11.6 })).toEqual(['Three', 'Berlin'])
})

test('a city named without its state is each of that name in the country', async () => {
  await addListings(app, [
    { company: 'New Jersey', location: 'Newark, NJ' },
    { company: 'California', location: 'Newark, CA' },
    { company: 'Texas', location: 'Austin, TX' },
  ])
  const found = await companies({ job_title: 'nurse', country: 'United States', city: 'Newark' })
  expect(found.toSorted()).toEqual(['California', 'New Jersey'])
  expect(
    await companies({ job_title: 'nurse', country: 'United States', state: 'California', city: 'Newark' }),
  ).toEqual(['California'])
})

test('too many wishes leave the occupation, and never a title without it', async () => {
  await addListings(app, [{ title: 'Teaching assistant, Leeds' }, { title: 'Part time cashier' }])
  expect(await titles({ job_title: 'teaching assistant SEND part time mornings' })).toEqual([
    'Teaching assistant, Leeds',
  ])
})

test('a posting for a whole state or county is found in its cities, after those there and before remote work', async () => {
  await addListings(app, [
    { company: 'Remote', location: 'Remote, United States' },
    { company: 'State', location: 'Texas' },
    { company: 'Other state', location: 'Ohio' },
    { company: 'Other city', location: 'Dallas, TX' },
    { company: 'City', location: 'Austin, TX', posted_at: daysAgo(30) },
    { company: 'County', location: 'Norfolk' },
  ])
  const austin = { job_title: 'nurse', country: 'United States', state: 'Texas', city: 'Austin' }
  expect(await companies(austin)).toEqual(['City', 'State', 'Remote'])
  expect(await companies({ job_title: 'nurse', country: 'United Kingdom', city: 'Norwich' })).toEqual(['County'])
})

test('a posting in the country’s language whose place cannot be read comes last, with all words in its title only', async () => {
  const location = 'Abergavenney, Monnmouthshire'
  await addListings(app, [
    { company: 'Unreadable', location, title: 'Ward nurse', language: 'de' },
    { company: 'Remote', location: 'Remote, Germany', title: 'Ward nurse' },
    { company: 'Elsewhere', location: 'Paris, France', title: 'Ward nurse' },
    { company: 'English', location, title: 'Ward nurse', language: 'en' },
    { company: 'Not a ward', location, language: 'de' },
  ])
  const found = await find({ job_title: 'ward nurse', country: 'Germany' })
  expect(found.map((one) => `${one.company}: ${one.found_by}`)).toEqual([
    'Remote: all_words',
    'Unreadable: unread_place',
  ])
})

test('one job whose employer names the town or the genders in one of its titles is one result', async () => {
  const text = Array.from({ length: 60 }, (_, at) => `You care for word${at} of our ward.`).join(' ')
  const company = 'Hospital'
  await addListings(app, [
    { company, text, title: 'Ward nurse' },
    { company, text, title: 'Ward nurse (m/w/d) - Leeds' },
    { company, text, title: 'Ward nurse', location: 'York, United Kingdom' },
    { company, title: 'Ward nurse Leeds', text: text.replaceAll('care', 'cook').replaceAll('word', 'meal') },
  ])
  const [only, ...others] = await find({ job_title: 'ward nurse' })
  expect([only?.alike, others]).toEqual([2, []])
  expect(await titles({ job_title: 'ward nurse', alike_to: only?.id })).toHaveLength(3)
})

test('one title of one employer is one result with the number of the others, which a search of their own lists', async () => {
  await addListings(app, [
    { company: 'Trucks Ltd', title: 'Driver', location: 'Leeds, United Kingdom' },
    { company: 'Trucks Ltd', title: 'Driver', location: 'York, United Kingdom' },
    { company: 'Trucks Ltd', title: 'Driver, York', location: 'York, United Kingdom', text: 'Vans.' },
    { company: 'Trucks Ltd', title: 'Night driver', location: 'York, United Kingdom' },
    { company: 'Vans Ltd', title: 'Driver', location: 'Leeds, United Kingdom' },
    { company: '', title: 'Driver', location: 'Hull, United Kingdom' },
    { company: '', title: 'Driver', location: 'Selby, United Kingdom' },
  ])
  const found = await find({ job_title: 'driver' })
  expect(found.map(({ company, job_title, alike }) => `${company} ${job_title} ${alike}`).toSorted()).toEqual([
    ' Driver 0',
    ' Driver 0',
    expect.stringMatching(/^Trucks Ltd Driver(?:, York)? 1$/),
    'Trucks Ltd Night driver 0',
    'Vans Ltd Driver 0',
  ])
  const folded = found.find(({ alike }) => alike === 1)
  const all = await find({ job_title: 'driver', alike_to: folded?.id })
  expect(all.map(({ company, location, alike }) => [company, location, alike]).toSorted()).toEqual([
    ['Trucks Ltd', 'Leeds, United Kingdom', 0],
    ['Trucks Ltd', 'York, United Kingdom', 0],
  ])
  const nameless = found.find(({ company }) => company === '')
  expect(await find({ job_title: 'driver', alike_to: nameless?.id })).toEqual([])
})

test('the letters of a state behind a town are no part of a title, and those of a trade are', async () => {
  await addListings(app, [
    { company: 'Bank', title: 'Berlin IT Manager', location: 'Berlin, Germany' },
    { company: 'Bank', title: 'Berlin HR Manager', location: 'Berlin, Germany', text: 'People.' },
    { company: 'Shop', title: 'Manager - Austin, TX (Nights)', location: 'Austin, TX, United States' },
    { company: 'Shop', title: 'Manager - Miami, FL (Nights)', location: 'Miami, FL, United States' },
    { company: 'Café', title: 'Manager | Austin/TX', location: 'Austin, United States' },
    { company: 'Café', title: 'Manager | Miami/FL', location: 'Miami, United States' },
  ])
  const found = await find({ job_title: 'manager' })
  expect(found.map(({ company, alike }) => `${company} ${alike}`).toSorted()).toEqual([
    'Bank 0',
    'Bank 0',
    'Café 1',
    'Shop 1',
  ])
})

test('where the newest postings all have one title of one employer, older ones follow before another way to search', async () => {
  const depots = Array.from({ length: 160 }, (_, at) => ({ location: `Depot ${at}`, posted_at: daysAgo(0) }))
  await addListings(app, [
    ...depots.map((one) => ({ ...one, company: 'Trucks Ltd', title: 'Driver' })),
    { company: 'Vans Ltd', title: 'Driver', posted_at: daysAgo(50) },
    { company: 'Buses Ltd', title: 'Chauffeur', posted_at: daysAgo(0) },
  ])
  // An index of a million postings looks at a part of the newest day first.
  const frequencies = { listings: 1_000_000, share: (term: string) => (term.startsWith('d') ? 0.02 : 0.05) }
  const ask: Omit<Ask, 'terms' | 'found_by'> = {
    column: 'title_terms',
    inTitle: undefined,
    notInTitle: undefined,
    tokens: [],
    without: undefined,
  }
  const asks: Ask[] = [
    { ...ask, terms: { word: [terms.exact('driver')] }, found_by: 'all_words' },
    { ...ask, terms: { word: [terms.exact('chauffeur')] }, found_by: 'similar_words' },
  ]
  const conditions: Conditions = {
    now: app.clock.now(),
    bound: undefined,
    fits: [],
    contrary: undefined,
    language: undefined,
    centres: [],
    postedAfter: undefined,
    salaryFrom: undefined,
    hiddenEmployers: [],
    hiddenGroups: [],
    sort: 'relevance',
    isFolded: true,
    onlyTitle: undefined,
  }
  const found = await findInTurn(app.db, asks, conditions, 10, frequencies)
  expect(found.map(({ found_by, alike }) => [found_by, alike])).toEqual([
    ['all_words', 159],
    ['all_words', 0],
    ['similar_words', 0],
  ])
})

test('a title of an employer that was found with all words is not told again with fewer', async () => {
  await addListings(app, [
    { company: 'Trucks Ltd', title: 'Forklift driver', location: 'Leeds, United Kingdom' },
    { company: 'Trucks Ltd', title: 'Forklift driver', location: 'Paris, France' },
  ])
  expect(await titles({ job_title: 'forklift driver', country: 'United Kingdom' })).toEqual(['Forklift driver'])
})

test('the head word of a trade stays: a security guard is no agent', async () => {
  await addListings(app, [{ title: 'Travel agent' }, { title: 'Security officer' }, { title: 'Estate agent' }])
  expect(await titles({ job_title: 'security guard' })).toEqual(['Security officer'])
  expect(await titles({ job_title: 'night security guard' })).toEqual(['Security officer'])
})

test('a chosen distance around a city holds what is within it, and the rest is farther away', async () => {
  await addListings(app, [
    { company: 'Leeds' },
    { company: 'Bradford', location: 'Bradford, United Kingdom' },
    { company: 'Sheffield', location: 'Sheffield, United Kingdom' },
  ])
  const leeds = { job_title: 'nurse', country: 'United Kingdom', city: 'Leeds' }
  expect(await companies({ ...leeds, radius_km: 10 })).toEqual(['Leeds'])
  expect(await companies({ ...leeds, radius_km: 25 })).toEqual(['Leeds', 'Bradford'])
  expect((await companies({ ...leeds, radius_km: 100 })).toSorted()).toEqual(['Bradford', 'Leeds', 'Sheffield'])
  expect(await titles({ ...leeds, radius_km: 10 })).toHaveLength(3)
})

describe('for a reader in France who asks for no place', () => {
  let reader: string
  beforeAll(async () => {
    reader = (await addUser(app)).token
    const profile = emptyProfile()
    profile.personal_details.present_location = 'Lyon, France'
    await app.call(saveProfile, { data: profile }, { token: reader })
  })
  beforeEach(() =>
    addListings(app, [
      { company: 'France', location: 'Paris, France', salary: '€30,000 a year', posted_at: daysAgo(20) },
      { company: 'Armenia', location: 'Yerevan, Armenia', salary: '€50,000 a year' },
    ]),
  )
  async function companiesFor(search: object): Promise<string[]> {
    const { body } = await app.call(searchJobs, { job_title: 'nurse', ...search }, { token: reader })
    return (body['results'] as FoundJob[]).map(({ company }) => company)
  }

  test('the best jobs of France come first, and those of everywhere for another reader', async () => {
    expect(await companiesFor({})).toEqual(['France', 'Armenia'])
    expect(await companies({ job_title: 'nurse' })).toEqual(['Armenia', 'France'])
  })

  test('remote work for people of any country comes before jobs abroad', async () => {
    await addListings(app, [{ company: 'Anywhere', location: 'Remote', remote: true, posted_at: daysAgo(30) }])
    expect(await companiesFor({})).toEqual(['France', 'Anywhere', 'Armenia'])
  })

  test('jobs around the reader’s own town come first, and those abroad are told apart', async () => {
    await addListings(app, [
      { company: 'Lyon', location: 'Villeurbanne, France', title: 'Nurse (nights)', posted_at: daysAgo(40) },
    ])
    const { body } = await app.call(searchJobs, { job_title: 'nurse' }, { token: reader })
    expect((body['results'] as FoundJob[]).map(({ company, found_by }) => `${company}: ${found_by}`)).toEqual([
      'Lyon: all_words',
      'France: all_words',
      'Armenia: abroad',
    ])
  })

  test('remote work that is bound to another country is work abroad', async () => {
    await addListings(app, [
      { company: 'Compact', title: 'Remote nurse, compact license', location: 'Remote' },
      { company: 'Anywhere', title: 'Remote nurse', location: 'Remote' },
    ])
    const { body } = await app.call(searchJobs, { job_title: 'nurse' }, { token: reader })
    const found = new Map((body['results'] as FoundJob[]).map(({ company, found_by }) => [company, found_by]))
    expect([found.get('Anywhere'), found.get('Compact')]).toEqual(['remote', 'abroad'])
  })

  test('the filter for remote work finds what the word finds, with what is bound to another country at the end', async () => {
    await addListings(app, [
      { company: 'Compact', title: 'Remote nurse, compact license', location: 'Remote' },
      { company: 'German', title: 'Nurse', location: 'Remote, Germany' },
      { company: 'Anywhere', title: 'Nurse', location: 'Remote', posted_at: daysAgo(30) },
    ])
    const found = await companiesFor({ remote: true })
    expect([found[0], found.slice(1).toSorted()]).toEqual(['Anywhere', ['Compact', 'German']])
    const typed = await companiesFor({ job_title: 'remote nurse' })
    expect(typed.filter((company) => company !== 'France')).toEqual(found)
  })

  test.each(['remote', 'work from home', 'télétravail', 'Homeoffice'])(
    '“%s” alone asks for any remote work',
    async (title) => {
      await addListings(app, [{ company: 'Anywhere', location: 'Remote', remote: true }])
      expect(await companiesFor({ job_title: title })).toEqual(['Anywhere'])
    },
  )

  test('the browser’s region says nothing of where a reader lives: mails and feeds do not know it', async () => {
    const headers = { 'accept-language': 'fr-FR' }
    const { body } = await app.call(searchJobs, { job_title: 'nurse' }, { token, headers })
    expect((body['results'] as FoundJob[]).map(({ company }) => company)).toEqual(['Armenia', 'France'])
  })

  test('the newest and the best paid jobs are those of everywhere', async () => {
    expect(await companiesFor({ sort: 'newest' })).toEqual(['Armenia', 'France'])
    expect(await companiesFor({ sort: 'salary' })).toEqual(['Armenia', 'France'])
    expect(await companiesFor({ sort: 'newest', limit: 1 })).toEqual(['Armenia'])
  })
})
