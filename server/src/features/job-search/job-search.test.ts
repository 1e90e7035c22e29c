import {
  listCities,
  listCountries,
  listStates,
  searchJobs,
  type FoundJob,
} from '@waymark/contract/job-search/job-search.ts'
import { hide, listHidden, unhide, type Hidden } from '@waymark/contract/job-search/hidden-jobs.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { addListings } from '../../testing/make-listings.ts'
import { addUser } from '../../testing/add-user.ts'

let app: TestApp
let token: string
const day = 86_400_000
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * day)

beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await addUser(app))
})
afterAll(() => app.close())
beforeEach(() => sql`truncate postings, listing_words, hidden_listings cascade`.execute(app.db))

async function find(search: object): Promise<FoundJob[]> {
  const { status, body } = await app.call(searchJobs, search, { token })
  expect(status).toBe(200)
  return body['results'] as FoundJob[]
}
const titles = async (search: object) => (await find(search)).map(({ job_title }) => job_title)
const companies = async (search: object) => (await find(search)).map(({ company }) => company)

test('countries, states and cities are English names, sorted, each once', async () => {
  const { countries } = (await app.call(listCountries, undefined, { token })).body as { countries: string[] }
  expect(countries).toContain('Germany')
  expect(countries.length).toBeGreaterThan(200)
  expect(countries).toEqual([...new Set(countries)].toSorted(new Intl.Collator('en').compare))
  const { states } = (await app.call(listStates, { country: 'Germany' }, { token })).body as { states: string[] }
  expect(states).toContain('Bavaria')
  const { cities } = (await app.call(listCities, { country: 'Germany', state: 'Bavaria' }, { token })).body as {
    cities: string[]
  }
  expect(cities).toContain('Munich')
  expect(cities).not.toContain('Berlin')
  expect(cities).toEqual([...new Set(cities)])
})

test('a country without states has cities at once; an unknown place has none of either', async () => {
  expect((await app.call(listStates, { country: 'Singapore' }, { token })).body['states']).toEqual([])
  expect((await app.call(listCities, { country: 'Singapore' }, { token })).body['cities']).toContain('Singapore')
  expect((await app.call(listStates, { country: 'Atlantis' }, { token })).body['states']).toEqual([])
  expect((await app.call(listCities, { country: 'Germany', state: 'Texas' }, { token })).body['cities']).toEqual([])
})

test('a result has all fields of a found job, its texts as safe HTML', async () => {
  await addListings(app, [
    {
      title: 'Nurse',
      company: 'St Jude',
      salary: '£30,000 a year',
      text: '<h3>About us</h3><p>A ward.</p><h3>Duties</h3><p>Care<script>x</script></p><h3>Requirements</h3><ul><li>RN</li></ul><h3>Benefits</h3><p>Tea</p>',
    },
  ])
  const [job] = await find({ job_title: 'nurse' })
  expect(job).toMatchObject({
    job_title: 'Nurse',
    company: 'St Jude',
    location: 'Leeds, United Kingdom',
    salary: '£30,000 a year',
    company_info: '<p>A ward.</p>',
    description: '<p>Care</p>',
    requirements: '<ul><li>RN</li></ul>',
    benefits: '<p>Tea</p>',
    country: 'United Kingdom',
  })
  expect(job?.job_url).toMatch(/^https:\/\/jobs\.example\//)
})

test('words match in every form of the posting’s language, and without their marks', async () => {
  await addListings(app, [
    { title: 'Registered Nurses', language: 'en' },
    { title: 'Buchhändlerinnen', language: 'de' },
    { title: 'Développeuse confirmée', language: 'fr' },
  ])
  expect(await titles({ job_title: 'nursing' })).toEqual(['Registered Nurses'])
  expect((await titles({ job_title: 'registered nurse' }))[0]).toBe('Registered Nurses')
  expect(await titles({ job_title: 'buchhandlerin' })).toEqual(['Buchhändlerinnen'])
  expect(await titles({ job_title: 'developpeuse' })).toEqual(['Développeuse confirmée'])
})

test('a title stands above a text, and the shorter title above the longer', async () => {
  await addListings(app, [
    { title: 'Ranger', text: 'You know all of beekeeping.' },
    { title: 'Senior expert in beekeeping for the summer' },
    { title: 'Beekeeping' },
  ])
  expect(await titles({ job_title: 'beekeeping' })).toEqual([
    'Beekeeping',
    'Senior expert in beekeeping for the summer',
    'Ranger',
  ])
})

test('who names an occupation gets no other, whatever its text mentions; a further word may be in the text alone', async () => {
  const text = 'You work beside our forklift driver every night.'
  await addListings(app, [
    { title: 'Warehouse clerk', text },
    { title: 'Data engineer', text, location: 'Remote' },
    { title: 'Senior cook' },
    { title: 'Driver of a forklift by day' },
    { title: 'Forklift driver', text },
  ])
  expect(await titles({ job_title: 'forklift driver', country: 'United Kingdom' })).toEqual([
    'Forklift driver',
    'Driver of a forklift by day',
  ])
  expect(await titles({ job_title: 'forklift driver night' })).toEqual([
    'Forklift driver',
    'Driver of a forklift by day',
  ])
  expect(await titles({ job_title: 'senior forklift driver' })).not.toContain('Senior cook')
})

test('of words without an occupation, those in titles come before those in texts', async () => {
  const text = 'You know kubernetes and terraform.'
  await addListings(app, [
    { title: 'Ranger', text },
    { title: 'Kubernetes expert', text },
    { title: 'Terraform, Kubernetes' },
  ])
  expect(await titles({ job_title: 'kubernetes terraform' })).toEqual([
    'Terraform, Kubernetes',
    'Kubernetes expert',
    'Ranger',
  ])
})

test('words that only share a stem are different work', async () => {
  const shown = ['Accountant', 'Account Executive', 'Production Manager', 'Product Manager', 'Accounting Manager']
  await addListings(
    app,
    shown.map((title) => ({ title })),
  )
  expect((await titles({ job_title: 'acountant' })).toSorted()).toEqual(['Accountant', 'Accounting Manager'])
  expect(await titles({ job_title: 'account executive' })).toEqual(['Account Executive'])
  expect(await titles({ job_title: 'production' })).toEqual(['Production Manager'])
})

test('“remote” in the search is where the work is done', async () => {
  await addListings(app, [{ title: 'Nurse', location: 'Remote, United Kingdom' }, { title: 'Nurse, Leeds' }])
  expect((await titles({ job_title: 'remote nurse' }))[0]).toBe('Nurse')
  expect(await titles({ job_title: 'remote' })).toEqual(['Nurse'])
})

test('other names of the same work are found, after the name that was typed', async () => {
  await addListings(app, [{ title: 'Programmer' }, { title: 'Software Engineer' }, { title: 'Gardener' }])
  expect(await titles({ job_title: 'software engineer' })).toEqual(['Software Engineer', 'Programmer'])
})

test('a mistyped word is understood, a right one not doubted', async () => {
  await addListings(app, [{ title: 'Electrician' }, { title: 'Electronics tester' }])
  expect(await titles({ job_title: 'electrican' })).toEqual(['Electrician'])
  expect(await titles({ job_title: 'elcetrician' })).toEqual(['Electrician'])
})

test('a title that lacks one of the words is better than nothing', async () => {
  await addListings(app, [{ title: 'Pastry chef' }])
  expect(await titles({ job_title: 'vegan ice artist' })).toEqual([])
  expect(await titles({ job_title: 'creative pastry chef' })).toEqual(['Pastry chef'])
})

test('a chosen country leaves out the others, and remote work of anywhere comes after its own', async () => {
  await addListings(app, [
    { company: 'Remote', location: 'Remote - Germany' },
    { company: 'Anywhere', location: 'Remote, worldwide' },
    { company: 'Leeds', location: 'Leeds, UK' },
    { company: 'Remote US', location: 'Remote - US' },
    { company: 'Berlin', location: 'Berlin', posted_at: daysAgo(20) },
  ])
  const found = await companies({ job_title: 'nurse', country: 'Germany' })
  expect(found.slice(0, 2).toSorted()).toEqual(['Berlin', 'Remote'])
  expect(found[2]).toBe('Anywhere')
})

test('a chosen city means within 50 km of it', async () => {
  await addListings(app, [
    { company: 'Potsdam', location: 'Potsdam, Germany' },
    { company: 'Berlin', location: 'Berlin, Germany' },
    { company: 'Dresden', location: 'Dresden, Germany' },
  ])
  const inBerlin = await find({ job_title: 'nurse', country: 'Germany', state: 'State of Berlin', city: 'Berlin' })
  expect(inBerlin.map(({ company, found_by }) => [company, found_by])).toEqual([
    ['Berlin', 'all_words'],
    ['Potsdam', 'all_words'],
    ['Dresden', 'farther'],
  ])
  const inSaxony = await find({ job_title: 'nurse', country: 'Germany', state: 'Saxony' })
  expect(inSaxony.map(({ company, found_by }) => [company, found_by]).toSorted()).toEqual([
    ['Berlin', 'farther'],
    ['Dresden', 'all_words'],
    ['Potsdam', 'farther'],
  ])
  expect(inSaxony[0]?.company).toBe('Dresden')
})

test('a position ranks nearer jobs first and leaves out nothing', async () => {
  await addListings(app, [
    { company: 'Nowhere', location: '' },
    { company: 'Tokyo', location: 'Tokyo, Japan' },
    { company: 'Hamburg', location: 'Hamburg, Germany' },
    { company: 'Berlin', location: 'Berlin, Germany' },
    { company: 'Lyon', location: 'Lyon, France', posted_at: daysAgo(30) },
  ])
  const position = { latitude: 52.5, longitude: 13.4 }
  const near = await companies({ job_title: 'nurse', ...position })
  expect(near).toEqual(['Berlin', 'Hamburg', 'Lyon', 'Tokyo', 'Nowhere'])
})

test('the newest and the best paid stay in their order for who allows the position', async () => {
  await addListings(app, [
    { company: 'Berlin', location: 'Berlin, Germany', posted_at: daysAgo(9), salary: '€30,000 a year' },
    { company: 'Tokyo', location: 'Tokyo, Japan', posted_at: daysAgo(2), salary: '€40,000 a year' },
    { company: 'Potsdam', location: 'Potsdam, Germany', posted_at: daysAgo(1), salary: '€20,000 a year' },
  ])
  const position = { latitude: 52.5, longitude: 13.4 }
  const sorted = (sort: string) => companies({ job_title: 'nurse', ...position, sort })
  expect(await sorted('newest')).toEqual(['Potsdam', 'Tokyo', 'Berlin'])
  expect(await sorted('salary')).toEqual(['Tokyo', 'Berlin', 'Potsdam'])
})

test('an unknown place is said, and a state without its country too', async () => {
  const refused = async (search: object) => (await app.call(searchJobs, search, { token })).body['fields']
  expect(await refused({ job_title: 'nurse', country: 'Atlantis' })).toHaveProperty('country')
  expect(await refused({ job_title: 'nurse', country: 'Germany', city: 'Gotham' })).toHaveProperty('city')
  expect(await refused({ job_title: 'nurse', city: 'Berlin' })).toHaveProperty('country')
  expect(await refused({ job_title: ' ' })).toHaveProperty('job_title')
  expect(await refused({ job_title: 'nurse', offset: 1001 })).toHaveProperty('offset')
})

test('filters keep to remote work, days, pay, language and source', async () => {
  await addListings(app, [
    { company: 'Remote', location: 'Remote' },
    { company: 'Old', posted_at: daysAgo(10) },
    { company: 'Paid', salary: '£60,000 per year' },
    { company: 'Poor', salary: '£20,000 per year' },
    { company: 'Swedish', language: 'sv' },
  ])
  await addListings(app, [{ company: 'Elsewhere' }], { id: 'other', rank: 2 })
  const search = (filter: object) => companies({ job_title: 'nurse', ...filter })
  expect(await search({ remote: true })).toEqual(['Remote'])
  expect(await search({ remote: false })).not.toContain('Remote')
  expect(await search({ posted_within: 7 })).not.toContain('Old')
  expect(await search({ salary_from: 50_000, salary_currency: 'GBP' })).toEqual(['Paid'])
  expect(await search({ language: 'sv' })).toEqual(['Swedish'])
  expect(await search({ source: 'other' })).toEqual(['Elsewhere'])
})

test('what was found can be put in order of date or of pay', async () => {
  await addListings(app, [
    { company: 'Older', posted_at: daysAgo(3), salary: '$90,000 per year' },
    { company: 'Newer', posted_at: daysAgo(1), salary: '$50,000 per year' },
    { company: 'Silent', posted_at: daysAgo(2) },
  ])
  expect(await companies({ job_title: 'nurse', sort: 'newest' })).toEqual(['Newer', 'Silent', 'Older'])
  expect(await companies({ job_title: 'nurse', sort: 'salary' })).toEqual(['Older', 'Newer', 'Silent'])
})

test('pages of ten follow each other without a gap or a repetition', async () => {
  await addListings(
    app,
    Array.from({ length: 25 }, () => ({})),
  )
  const pages = await Promise.all([0, 10, 20].map((offset) => find({ job_title: 'nurse', offset })))
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(25)
})

test('text that is no word finds nothing, and text made to break the query breaks nothing', async () => {
  await addListings(app, [{ title: 'C++ developer' }, { title: 'IT manager' }])
  for (const job_title of ['!!!', "'; drop table users --", "a:* & !b | (c <-> 'd')", '\\', '%_', '\u0000', '🙂'])
    expect((await app.call(searchJobs, { job_title }, { token })).status).toBeLessThan(500)
  expect(await titles({ job_title: 'c++ developer' })).toEqual(['C++ developer'])
  expect(await titles({ job_title: 'IT' })).toEqual(['IT manager'])
})

test('a hidden job stays away from its user only, with its copies, until it is shown again', async () => {
  const { token: other } = await addUser(app)
  await addListings(app, [{ company: 'Acme' }, { company: 'Acme', title: 'Nurse, nights' }, { company: 'Best' }])
  const [job] = (await find({ job_title: 'nurse' })).filter(({ company }) => company === 'Acme')
  const { hidden } = (await app.call(hide, { kind: 'job', job_id: job?.id }, { token })).body as { hidden: Hidden }
  expect(hidden).toMatchObject({ kind: 'job', company: 'Acme', job_title: job?.job_title })
  expect((await find({ job_title: 'nurse' })).map(({ id }) => id)).not.toContain(job?.id)
  expect((await app.call(searchJobs, { job_title: 'nurse' }, { token: other })).body['results']).toHaveLength(3)
  expect((await app.call(unhide, undefined, { token: other, params: { id: hidden.id } })).status).toBe(404)
  await app.call(unhide, undefined, { token, params: { id: hidden.id } })
  expect(await find({ job_title: 'nurse' })).toHaveLength(3)
})

test('hiding an employer hides all its jobs; what is hidden can be listed', async () => {
  await addListings(app, [{ company: 'Acme' }, { company: 'Acme Ltd', title: 'Nurse, nights' }, { company: 'Best' }])
  const [job] = (await find({ job_title: 'nurse' })).filter(({ company }) => company === 'Acme')
  await app.call(hide, { kind: 'employer', job_id: job?.id }, { token })
  expect(await companies({ job_title: 'nurse' })).toEqual(['Best'])
  expect((await app.call(listHidden, undefined, { token })).body['hidden']).toMatchObject([
    { kind: 'employer', company: 'Acme' },
  ])
  const unknown = { kind: 'job', job_id: '00000000-0000-4000-8000-000000000000' }
  expect((await app.call(hide, unknown, { token })).status).toBe(404)
})
