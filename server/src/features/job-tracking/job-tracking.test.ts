import { deleteJob, listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { signUp } from '../../testing/sign-up.ts'

let app: TestApp
let token: string
let other: string
beforeAll(async () => {
  app = await createTestApp()
  ;[{ token }, { token: other }] = await Promise.all([signUp(app), signUp(app)])
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

test('spec §3: a new job has one history entry, with the server’s time in UTC with milliseconds', async () => {
  const job = makeJob({ status: 'Applied' })
  const { status, body } = await save(job)
  expect([status, body['existed']]).toEqual([200, false])
  expect(body['data']).toEqual({
    job_title: job.job_title,
    job_url: job.job_url,
    company_name: job.company_name,
    history: [{ status: 'Applied', timestamp: app.clock.now().toISOString() }],
  })
  expect(await find(job.job_url)).toEqual(body['data'])
})

test('decisions, Job tracking: a job saved with a new status keeps one card and gains a history entry; with the same status, none', async () => {
  const job = makeJob()
  await save(job)
  app.clock.advance(1000)
  const moved = await save({ ...job, status: 'Interview' })
  expect(moved.body['existed']).toBe(true)
  await save({ ...job, status: 'Interview' })
  expect(statuses(await find(job.job_url))).toEqual(['Viewed', 'Interview'])
  expect((await list()).filter((listed) => listed.job_url === job.job_url)).toHaveLength(1)
})

test('decisions, Job tracking: links never add history, whatever status comes with them, and set the time of generation', async () => {
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

test('decisions, Chat and Job tracking: if_absent leaves an existing card alone and says that it existed', async () => {
  const job = makeJob({ status: 'Applied' })
  expect((await save({ ...job, if_absent: true })).body['existed']).toBe(false)
  const again = await save({ ...job, job_title: 'Other', status: 'Viewed', if_absent: true })
  expect(again.body).toMatchObject({ existed: true, data: { job_title: 'Engineer' } })
  expect(statuses(await find(job.job_url))).toEqual(['Applied'])
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

test('spec §4: the job that changed last comes first', async () => {
  const [a, b] = [makeJob(), makeJob()]
  await save(a)
  app.clock.advance(1000)
  await save(b)
  app.clock.advance(1000)
  await save({ ...a, status: 'Rejected' })
  const urls = (await list()).map((job) => job.job_url)
  expect(urls.indexOf(a.job_url)).toBeLessThan(urls.indexOf(b.job_url))
})

test('spec §7: delete takes the job off the board; an absent one is 404', async () => {
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
])('decisions, Job tracking: %s is refused as a job’s address', async (job_url) => {
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
