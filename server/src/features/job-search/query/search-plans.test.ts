import { jobToFind, type JobToFind } from '@waymark/contract/job-search/job-search.ts'
import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, type OpenDb } from '../../../lib/db.ts'
import { isPlannedOnce, poolWithMarkedStatements } from '../../../lib/marked-statements.ts'
import { readPlaces } from '../../../lib/places/places.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { createJobSearch, type JobSearch } from './search-jobs.service.ts'

/** Of fewer rows a scan of the whole table may be right. */
const rowCount = 6000
const clock = { now: () => new Date('2026-11-22T10:00:00Z') }
const trades = ['Nurse', 'Carer', 'Sales manager', 'Software engineer', 'Cook', 'Accountant', 'Driver', 'Cleaner']
const towns = [
  'Leeds, UK',
  'London, UK',
  'Berlin, Germany',
  'Remote',
  'Austin, TX',
  'Hamburg, Germany',
  'Paris, France',
]

type Statement = { sql: string; parameters: readonly unknown[] }
let database: TestDatabase
let opened: OpenDb
let search: JobSearch
let statements: Statement[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDb(database.connection, () => undefined)
  const { db, pool } = opened
  const postings = Array.from({ length: rowCount }, (_, at) => ({
    title: `${trades[at % trades.length]} ${at % 97}`,
    location: towns[at % towns.length] ?? '',
    salary: at % 3 === 0 ? '£30,000 per year' : '',
    text: `We work by day and by night, post ${at}.`,
    posted_at: new Date(clock.now().getTime() - (at % 60) * 86_400_000),
  }))
  while (postings.length > 0) await addListings({ db, clock }, postings.splice(0, 500))
  for (const table of ['postings', 'listings', 'listing_texts', 'listing_words'])
    await pool.query(`vacuum analyze ${table}`)
  const note = ({ query }: LogEvent) => statements.push(query)
  const watched = new Kysely<object>({
    dialect: new PostgresDialect({ pool: poolWithMarkedStatements(pool) }),
    log: (event) => void note(event),
  })
  const places = readPlaces()
  search = createJobSearch({
    db: watched,
    clock,
    places: () => Promise.resolve(places),
    sourceName: (id) => ({ name: id, url: '', is_sample: false }),
  })
}, 120_000)
afterAll(async () => {
  await opened.close()
  await database.drop()
})

async function statementsOf(wanted: Partial<JobToFind>): Promise<Statement[]> {
  statements = []
  const found = await search(jobToFind.parse({ job_title: 'nurse', ...wanted }), {
    hidden: { employers: ['5'], groups: ['6'] },
    followed: ['greenhouse:acme'],
    language: 'en',
  })
  expect(found).toHaveProperty('results')
  return statements
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Every node of the plans with which a search's statements run, on the planner's own terms. */
async function plansOf(wanted: Partial<JobToFind>): Promise<Plan[]> {
  const nodes: Plan[] = []
  for (const { sql, parameters } of await statementsOf(wanted)) {
    // Of marked statements the plan for any parameters, as they run.
    const explain = isPlannedOnce(sql)
      ? { text: `explain (generic_plan, format json) ${sql}` }
      : { text: `explain (format json) ${sql}`, values: [...parameters] }
    const { rows } = await opened.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain)
    nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))))
  }
  return nodes
}

test.each<[string, Partial<JobToFind>]>([
  ['a broad title', { job_title: 'manager' }],
  ['a narrow title', { job_title: 'senior software engineer 13' }],
  ['a title in a country', { country: 'Germany' }],
  ['a title in a state', { country: 'United States', state: 'Texas' }],
  ['a title in a city', { country: 'United Kingdom', city: 'London' }],
  ['a title around a position', { latitude: 51.5, longitude: -0.1 }],
  ['page 20', { offset: 190 }],
  ['titles that lack a word', { job_title: 'night nurse paediatrics', country: 'France' }],
  ['words of texts', { job_title: 'post 4711' }],
  ['a word that nothing has', { job_title: 'zzgl', country: 'France' }],
  [
    'all filters',
    { remote: true, posted_within: 7, salary_from: 1000, language: 'en', source: 'test', followed: true },
  ],
  ['hours and contract', { hours: 'part_time', contract: 'temporary', country: 'Germany' }],
  ['any work of a place', { job_title: 'jobs in Leeds' }],
  ['without remote work', { remote: false, country: 'Germany' }],
  ['the newest', { sort: 'newest' }],
  ['the best paid', { sort: 'salary' }],
  ['the best match', { sort: 'match' }],
])('%s reads listings by index alone', async (_name, wanted) => {
  const nodes = await plansOf(wanted)
  const read = nodes.filter((node) => ['listings', 'listing_texts', 'postings'].includes(node['Relation Name'] ?? ''))
  expect(read.length).toBeGreaterThan(0)
  expect(read.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []))
  expect([...indexes]).toEqual(expect.arrayContaining(['listings_by_key']))
})

test('a search ranks in one statement, in two if it finds nothing, however many ways it tries', async () => {
  const rankings = async (wanted: Partial<JobToFind>) =>
    (await statementsOf(wanted)).filter(({ sql }) => sql.includes('with ordinality')).length
  const wordy = 'experienced night nurse for paediatrics in a children’s hospital'
  const city = { country: 'United Kingdom', city: 'London' }
  expect(await rankings({ job_title: 'nurse', ...city })).toBe(1)
  expect(await rankings({ job_title: wordy, ...city })).toBeLessThanOrEqual(2)
})

test('the ways to match are bounded, whatever is typed', async () => {
  const turnsOf = async (job_title: string) => {
    const made = await statementsOf({ job_title, country: 'United Kingdom', city: 'London' })
    const lists = made.filter(({ sql }) => sql.includes('with ordinality')).map(({ parameters }) => parameters[0])
    return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
  }
  for (const title of ['nurse', 'zzgl', 'post 4711 night', 'senior java or python developer hybrid london quick'])
    expect(await turnsOf(title)).toBeLessThanOrEqual(19)
})
