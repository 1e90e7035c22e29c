import { getApplication, keepPosting } from '@waymark/contract/job-application.ts'
import {
  deleteJob,
  findSameOpenings,
  listJobs,
  saveJob,
  updateJob,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { addListings } from '../../testing/make-listings.ts'
import { signUp } from '../../testing/sign-up.ts'

let app: TestApp
let account: Awaited<ReturnType<typeof signUp>>
let token: string
let other: string
beforeAll(async () => {
  app = await createTestApp()
  ;[account, { token: other }] = await Promise.all([signUp(app), signUp(app)])
  token = account.token
})
afterAll(() => app.close())

let made = 0
const makeJob = (more: object = {}) => ({
  job_title: 'Engineer',
  company_name: 'Acme',
  job_url: `https://acme.example/jobs/${++made}`,
  status: 'Viewed',
  ...more,
})
const save = (body: object, as = token) => app.call(saveJob, body, { token: as })
const list = async (as = token) => (await app.call(listJobs, undefined, { token: as })).body['data'] as JobRecord[]
const find = async (url: string, as = token) => (await list(as)).find((job) => job.job_url === url)
const statuses = (job: JobRecord | undefined) => job?.history.map((entry) => entry.status)

test('a new job has one history entry, with the server’s time in UTC with milliseconds', async () => {
  const job = makeJob({ status: 'Applied' })
  const { status, body } = await save(job)
  expect([status, body['existed']]).toEqual([200, false])
  expect(body['data']).toEqual({
    id: expect.stringMatching(/^[\w-]{43}$/),
    job_title: job.job_title,
    job_url: job.job_url,
    company_name: job.company_name,
    history: [{ status: 'Applied', timestamp: app.clock.now().toISOString() }],
    location: '',
    salary: '',
    source: '',
    follow_up_on: null,
    next_interview_at: null,
    has_notes: false,
    archived_at: null,
  })
  expect(await find(job.job_url)).toEqual(body['data'])
})

test('a job saved with a new status keeps one card and gains a history entry; with the same status, none', async () => {
  const job = makeJob()
  await save(job)
  app.clock.advance(1000)
  const moved = await save({ ...job, status: 'Interview' })
  expect(moved.body['existed']).toBe(true)
  await save({ ...job, status: 'Interview' })
  expect(statuses(await find(job.job_url))).toEqual(['Viewed', 'Interview'])
  expect((await list()).filter((listed) => listed.job_url === job.job_url)).toHaveLength(1)
})

test('links never add history, whatever status comes with them, and set the time of generation', async () => {
  const job = makeJob({ status: 'Offer' })
  await save(job)
  const { body } = await save({ ...job, status: 'Viewed', cv_link: '/api/documents/a.pdf' })
  expect(statuses(body['data'] as JobRecord)).toEqual(['Offer'])
  expect((body['data'] as JobRecord).generated_documents).toEqual({
    cv_link: '/api/documents/a.pdf',
    cover_letter_link: null,
    generated_at: app.clock.now().toISOString(),
  })
  await save({ ...job, cover_letter_link: '/api/documents/b.pdf' })
  expect((await find(job.job_url))?.generated_documents).toMatchObject({
    cv_link: '/api/documents/a.pdf',
    cover_letter_link: '/api/documents/b.pdf',
  })
})

test('if_absent leaves an existing card alone and says that it existed', async () => {
  const job = makeJob({ status: 'Applied' })
  expect((await save({ ...job, if_absent: true })).body['existed']).toBe(false)
  const again = await save({ ...job, job_title: 'Other', status: 'Viewed', if_absent: true })
  expect(again.body).toMatchObject({ existed: true, data: { job_title: 'Engineer' } })
  expect(statuses(await find(job.job_url))).toEqual(['Applied'])
})

test('a card moved by a tab that holds an old title keeps its new one; a save that moves nothing renames', async () => {
  const job = makeJob()
  await save(job)
  await app.call(updateJob, { job_url: job.job_url, job_title: 'Renamed' }, { token })
  expect((await save({ ...job, status: 'Applied' })).body['data']).toMatchObject({ job_title: 'Renamed' })
  expect((await save({ ...job, cv_link: '/api/documents/a.pdf' })).body['data']).toMatchObject({ job_title: 'Renamed' })
  expect((await save({ ...job, status: 'Applied' })).body['data']).toMatchObject({ job_title: 'Engineer' })
})

test('place, salary and source are taken with a new job, and fill only what is empty of an old one', async () => {
  const job = makeJob({ location: ' Berlin ', salary: '60k' })
  expect((await save(job)).body['data']).toMatchObject({ location: 'Berlin', salary: '60k', source: '' })
  const { body } = await save({ ...job, location: 'Paris', source: 'a friend', status: 'Applied' })
  expect(body['data']).toMatchObject({ location: 'Berlin', salary: '60k', source: 'a friend' })
})

test('many people who ask at the same moment each get their own board, and an empty one is []', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(app)))
  const jobs = people.map((_, index) => makeJob({ job_title: `Job of ${index}` }))
  for (const [index, job] of jobs.slice(1).entries()) await save(job, people[index + 1]?.token)
  const asked = Array.from({ length: 40 }, (_, index) => index % people.length)
  const boards = await Promise.all(asked.map((index) => list(people[index]?.token)))
  boards.forEach((board, position) => {
    const index = asked[position] ?? 0
    expect(board.map((job) => job.job_title)).toEqual(index === 0 ? [] : [`Job of ${index}`])
  })
})

test('a board read right after a save holds it, also while many others read', async () => {
  const job = makeJob()
  const noise = Array.from({ length: 30 }, () => list())
  await save(job)
  expect(await find(job.job_url)).toBeDefined()
  await Promise.all(noise)
})

test('a job written before there were details reads as one without them', async () => {
  const job_url = 'https://acme.example/old'
  await sql`insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at)
    select id, sha256(${job_url}::bytea), ${job_url}, 'Old', 'Acme', '[{"status": "Viewed", "timestamp": "2026-01-01T00:00:00.000Z"}]', now(), now()
    from users where email = ${account.email}`.execute(app.db)
  expect(await find(job_url)).toMatchObject({ location: '', next_interview_at: null, archived_at: null })
})

test('two tabs that move one card at once leave a consistent history', async () => {
  const job = makeJob()
  await save(job)
  await Promise.all([
    save({ ...job, status: 'Applied' }),
    save({ ...job, status: 'Interview' }),
    save({ ...job, status: 'Applied' }),
  ])
  const history = statuses(await find(job.job_url)) ?? []
  expect(history[0]).toBe('Viewed')
  expect(new Set(history)).toEqual(new Set(['Viewed', 'Applied', 'Interview']))
  expect(history.every((status, index) => status !== history[index - 1])).toBe(true)
})

test('the job that changed last comes first', async () => {
  const [a, b] = [makeJob(), makeJob()]
  await save(a)
  app.clock.advance(1000)
  await save(b)
  app.clock.advance(1000)
  await save({ ...a, status: 'Rejected' })
  const urls = (await list()).map((job) => job.job_url)
  expect(urls.indexOf(a.job_url)).toBeLessThan(urls.indexOf(b.job_url))
})

const openings = [
  ['Nurse (m/f/d) - Leeds', 'Acme Ltd', 'Leeds, United Kingdom', 'Nurse', 'ACME', 'Leeds'],
  [
    'Pflegefachkraft (m/w/d)',
    'Klinik Nord GmbH',
    'München',
    'Pflegefachkraft (w/m/x)',
    'Klinik Nord',
    'Munich, Germany',
  ],
  ['Infirmier H/F', 'Hôpital Sud SA', 'Lyon', 'Infirmier (H/F)', 'Hopital Sud', 'Lyon, France'],
  ['Enfermero/a', 'Clínica Sur', 'Sevilla, España', 'Enfermero', 'Clinica Sur', 'Seville, Spain'],
] as const
test('an opening that is on the board under another address is found by employer, title and place, or by its text', async () => {
  const { token } = await signUp(app)
  const same = async (query: object, as = token) => {
    const { job_title, company_name, job_url } = makeJob()
    const all = { job_title, company_name, job_url, ...query }
    const { body } = await app.call(findSameOpenings, undefined, { token: as, query: all })
    return (body['data'] as JobRecord[]).map(({ job_title }) => job_title)
  }
  for (const [job_title, company_name, location, title, company, place] of openings) {
    await save(makeJob({ job_title, company_name, location }), token)
    const asked = { job_title: title, company_name: company, location: place }
    expect(await same(asked), title).toEqual([job_title])
    expect(await same(asked, other)).toEqual([])
    // Surely one opening, or nothing is said.
    for (const differs of [{ location: '' }, { location: 'Oslo' }, { job_title: 'Cook' }, { company_name: 'Hooli' }])
      expect(await same({ ...asked, ...differs }), JSON.stringify(differs)).toEqual([])
  }
  const text = 'You steer boats through the canals of the old town and tell guests about its houses. '.repeat(4)
  const [one, copy, short] = await addListings(app, [{ text }, { text, title: 'Skipper' }, {}])
  await save({ ...makeJob({ job_title: 'Boatman' }), job_url: one?.url }, token)
  expect(await same({ job_url: copy?.url })).toEqual(['Boatman'])
  expect(await same({ job_url: one?.url })).toEqual([])
  expect(await same({ job_url: short?.url })).toEqual([])
})

test('delete takes the job off the board; an absent one is 404', async () => {
  const job = makeJob()
  await save(job)
  expect((await app.call(deleteJob, { job_url: job.job_url }, { token })).status).toBe(200)
  expect(await find(job.job_url)).toBeUndefined()
  expect((await app.call(deleteJob, { job_url: job.job_url }, { token })).status).toBe(404)
})

test('another user neither sees, changes nor deletes a job', async () => {
  const job = makeJob()
  await save(job)
  expect(await list(other)).toEqual([])
  expect((await app.call(deleteJob, { job_url: job.job_url }, { token: other })).status).toBe(404)
  expect((await save({ ...job, status: 'Offer' }, other)).body['existed']).toBe(false)
  expect(statuses(await find(job.job_url))).toEqual(['Viewed'])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example/',
  'file:///etc/passwd',
  'no address',
  '//acme.example',
  `https://a.example/${'x'.repeat(2048)}`,
])('%s is refused as a job’s address', async (job_url) => {
  const { status, body } = await save(makeJob({ job_url }))
  expect([status, body['code']]).toEqual([400, 'validation'])
  expect(body['fields']).toHaveProperty('job_url')
})

test('an address of exactly 2,048 characters and titles of exactly 200 are taken; one more is not', async () => {
  const job_url = `https://a.example/${'x'.repeat(2048 - 18)}`
  expect((await save(makeJob({ job_url, job_title: 'x'.repeat(200), company_name: 'y'.repeat(200) }))).status).toBe(200)
  expect((await find(job_url))?.job_url).toHaveLength(2048)
  expect((await save(makeJob({ job_title: 'x'.repeat(201) }))).body['fields']).toHaveProperty('job_title')
  expect((await save(makeJob({ company_name: 'x'.repeat(201) }))).body['fields']).toHaveProperty('company_name')
})

test.each([
  { job_title: '  ' },
  { company_name: '' },
  { status: 'Hired' },
  { status: 7 },
  { cv_link: 'javascript:alert(1)' },
  { if_absent: 'yes' },
])('%o is refused', async (wrong) => {
  expect((await save(makeJob(wrong))).status).toBe(400)
})

test('an address is trimmed and then compared as given', async () => {
  const job = makeJob()
  await save({ ...job, job_url: `  ${job.job_url}  ` })
  expect((await save(job)).body['existed']).toBe(true)
  expect((await save({ ...job, job_url: `${job.job_url}/` })).body['existed']).toBe(false)
})

test('a text with U+0000, which the database cannot hold, is refused and not a server error', async () => {
  expect((await save(makeJob({ job_title: 'a\u0000b' }))).status).toBe(400)
})

test('a history stays in order when the clock is set back, and so does the board', async () => {
  const job = makeJob()
  await save(job)
  app.clock.advance(-3_600_000)
  await save({ ...job, status: 'Applied' })
  app.clock.advance(7_200_000)
  const { body } = await save({ ...job, status: 'Offer' })
  const times = (body['data'] as JobRecord).history.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted())
  expect(times[1]).toBe(times[0])
  expect((await list())[0]?.job_url).toBe(job.job_url)
})

test('what was sent is kept when the clock is set back, once for each move', async () => {
  const job = makeJob()
  await save(job)
  const posting = { job_url: job.job_url, text: 'Engineer at Acme. You build bridges. '.repeat(5) }
  await app.call(keepPosting, posting, { token })
  app.clock.advance(-3_600_000)
  await save({ ...job, status: 'Applied' })
  const query = { job_url: job.job_url }
  const sent = async () => {
    const { body } = await app.call(getApplication, undefined, { token, query })
    return (body['data'] as { sent: object[] }).sent
  }
  expect(await sent()).toHaveLength(1)
  await save({ ...job, status: 'Applied', cv_link: `${app.url}/cv.pdf` })
  expect(await sent()).toHaveLength(1)
  app.clock.advance(3_600_000)
})

test('moves of one card that race leave a history in order', async () => {
  const job = makeJob()
  await save(job)
  await Promise.all(
    ['Applied', 'Interview', 'Offer', 'Rejected'].map((status) => {
      app.clock.advance(-1000)
      return save({ ...job, status })
    }),
  )
  const times = (await find(job.job_url))?.history.map(({ timestamp }) => timestamp) ?? []
  expect(times).toHaveLength(5)
  expect(times).toEqual(times.toSorted())
  app.clock.advance(60_000)
})
