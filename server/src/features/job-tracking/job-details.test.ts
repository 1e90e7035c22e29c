import {
  deleteJob,
  getJobDetails,
  listArchivedJobs,
  listJobs,
  readPosting,
  saveJob,
  updateJob,
  type JobDetails,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import { scrapeJob } from '@waymark/contract/documents.ts'
import { errors } from '@waymark/contract/errors.ts'
import { keepPosting } from '@waymark/contract/job-application.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { addUser } from '../../testing/add-user.ts'

let app: TestApp
let token: string
const read: string[] = []
const page = {
  source: 'json-ld' as const,
  title: `${'x'.repeat(199)}😀`,
  company: 'Acme',
  location: 'Berlin',
  salary: '60k',
  employment_type: '',
  language: null,
  company_info: '',
  description: 'Keep engines running.',
  requirements: '',
  benefits: '',
  posted_at: null,
  expires_at: null,
}
const postings = {
  read: (url: string) => {
    read.push(url)
    const problems = { private: 'refused', broken: 'unreadable', queued: 'busy' } as const
    const [, problem] = Object.entries(problems).find(([name]) => url.includes(name)) ?? []
    return Promise.resolve(problem ?? page)
  },
  fromText: (text: string) => ({ ...page, source: 'pasted' as const, title: 'Pasted title', description: text }),
  stop: () => undefined,
}
beforeAll(async () => {
  app = await createTestApp({ providers: { postings } })
  token = (await addUser(app)).token
})
afterAll(() => app.close())

let made = 0
async function addJob(more: object = {}): Promise<string> {
  const job_url = `https://acme.example/details/${++made}`
  await app.call(
    saveJob,
    { job_title: 'Engineer', company_name: 'Acme', job_url, status: 'Viewed', ...more },
    { token },
  )
  return job_url
}
const patch = (body: object) => app.call(updateJob, body, { token })
const list = async () => (await app.call(listJobs, undefined, { token })).body['data'] as JobRecord[]
const details = async (job_url: string) =>
  (await app.call(getJobDetails, undefined, { token, query: { job_url } })).body['data'] as JobDetails
const contact = { name: 'Ms Lee', role: 'HR', email: 'lee@acme.example', phone: '1' }
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString()

test('PATCH changes the fields that are sent and nothing else', async () => {
  const job_url = await addJob({ location: 'Berlin' })
  const { status, body } = await patch({ job_url, salary: ' 60k ', follow_up_on: '2027-02-28' })
  expect(status).toBe(200)
  expect(body['data']).toMatchObject({
    location: 'Berlin',
    salary: '60k',
    follow_up_on: '2027-02-28',
    job_title: 'Engineer',
  })
  expect((await list()).find((job) => job.job_url === job_url)).toEqual(body['data'])
  expect((await patch({ job_url, follow_up_on: null })).body['data']).toMatchObject({
    salary: '60k',
    follow_up_on: null,
  })
  expect((await patch({ job_url })).body['data']).toMatchObject({ salary: '60k' })
})

test('PATCH adds no history and leaves the board’s order as it is', async () => {
  const [first, second] = [await addJob(), (app.clock.advance(1000), await addJob())]
  app.clock.advance(1000)
  const { body } = await patch({ job_url: first, job_title: 'Changed', location: 'Oslo' })
  expect((body['data'] as JobRecord).history).toHaveLength(1)
  const urls = (await list()).map((job) => job.job_url)
  expect(urls.indexOf(second)).toBeLessThan(urls.indexOf(first))
})

test('notes, contacts and interviews are saved with the revision they were read with, and come back whole', async () => {
  const job_url = await addJob()
  expect(await details(job_url)).toEqual({ notes: '', contacts: [], interviews: [], revision: 0 })
  const interviews = [
    { at: '2027-05-02T09:00:00Z', text: 'second' },
    { at: '2027-05-01T09:00:00.000Z', text: 'first' },
  ]
  const { body } = await patch({ job_url, notes: ' a\nb ', contacts: [contact], interviews, revision: 0 })
  const saved = {
    notes: ' a\nb ',
    contacts: [contact],
    interviews: [
      { at: '2027-05-01T09:00:00.000Z', text: 'first' },
      { at: '2027-05-02T09:00:00.000Z', text: 'second' },
    ],
    revision: 1,
  }
  expect(body['details']).toEqual(saved)
  expect(await details(job_url)).toEqual(saved)
})

test('details written on what has changed meanwhile are refused with 409 and change nothing', async () => {
  const job_url = await addJob()
  expect((await patch({ job_url, notes: 'one', revision: 0 })).status).toBe(200)
  const stale = await patch({ job_url, notes: 'two', location: 'Rome', revision: 0 })
  expect([stale.status, stale.body['code']]).toEqual([409, 'job_changed'])
  expect(await details(job_url)).toMatchObject({ notes: 'one', revision: 1 })
  expect((await list()).find((job) => job.job_url === job_url)?.location).toBe('')
  const without = await patch({ job_url, notes: 'two' })
  expect([without.status, without.body['fields']]).toEqual([400, { revision: expect.any(String) }])
  const outcomes = await Promise.all(['x', 'y', 'z'].map((notes) => patch({ job_url, notes, revision: 1 })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('a revision that no job can have is refused by the contract', async () => {
  const { status, body } = await patch({ job_url: await addJob(), notes: 'x', revision: 2_147_483_648 })
  expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['revision']])
})

test('a field of the card needs no revision and makes no details stale', async () => {
  const job_url = await addJob()
  await patch({ job_url, location: 'Berlin' })
  expect((await patch({ job_url, notes: 'mine', revision: 0 })).status).toBe(200)
})

test('the next interview is the first one from now on, as time passes', async () => {
  const job_url = await addJob()
  const interviews = [1, 3, -1].map((days) => ({ at: inDays(days), text: '' }))
  const next = async () => (await list()).find((job) => job.job_url === job_url)?.next_interview_at
  await patch({ job_url, interviews, revision: 0 })
  expect(await next()).toBe(interviews[0]?.at)
  app.clock.advance(2 * 86_400_000)
  expect(await next()).toBe(interviews[1]?.at)
  app.clock.advance(2 * 86_400_000)
  expect(await next()).toBeNull()
})

test('archiving keeps its time, and is taken back', async () => {
  const job_url = await addJob()
  const at = app.clock.now().toISOString()
  expect((await patch({ job_url, archived: true })).body['data']).toMatchObject({ archived_at: at })
  app.clock.advance(1000)
  expect((await patch({ job_url, archived: true })).body['data']).toMatchObject({ archived_at: at })
  expect((await list()).some((job) => job.job_url === job_url)).toBe(false)
  const { body } = await app.call(listArchivedJobs, undefined, { token })
  expect(body['data']).toMatchObject([{ job_url }])
  expect((await patch({ job_url, archived: false })).body['data']).toMatchObject({ archived_at: null })
})

test.each([
  { follow_up_on: '2027-02-30' },
  { follow_up_on: '0000-01-01' },
  { interviews: [{ at: 'tomorrow', text: '' }], revision: 0 },
  { interviews: [{ at: '2027-05-01T09:00:00+02:00', text: '' }], revision: 0 },
  { notes: 'x'.repeat(20_001), revision: 0 },
  { location: 'x'.repeat(201) },
  { job_title: 'x'.repeat(10_000) },
  { job_title: ' ' },
  { contacts: Array(21).fill(contact), revision: 0 },
  { history: [] },
  { status: 'Applied' },
])('bad input: %o is refused', async (wrong) => {
  const { status } = await patch({ job_url: await addJob(), ...wrong })
  expect(status).toBe(400)
})

test('a job that is not there is 404 for details and for changes', async () => {
  const job_url = 'https://acme.example/nowhere'
  expect((await app.call(getJobDetails, undefined, { token, query: { job_url } })).status).toBe(404)
  expect((await patch({ job_url, location: 'Berlin' })).status).toBe(404)
  expect((await patch({ job_url, notes: 'x', revision: 0 })).status).toBe(404)
})

test('deleting a job deletes its reminders', async () => {
  const job_url = await addJob()
  await patch({ job_url, follow_up_on: '2027-01-01' })
  const count = async () =>
    (await sql`select 1 from job_reminders where about = '2027-01-01'`.execute(app.db)).rows.length
  expect(await count()).toBe(1)
  await app.call(deleteJob, { job_url }, { token })
  expect(await count()).toBe(0)
})

test('a pasted address fills the add dialog, within its limits, and nothing is saved', async () => {
  const job_url = 'https://www.acme.example/posting/1'
  const { status, body } = await app.call(readPosting, { job_url }, { token })
  expect([status, body['data']]).toEqual([
    200,
    { job_title: 'x'.repeat(199), company_name: 'Acme', location: 'Berlin', salary: '60k', source: 'acme.example' },
  ])
  expect((await list()).some((job) => job.job_url === job_url)).toBe(false)
  expect((await sql`select 1 from postings where url = ${job_url}`.execute(app.db)).rows).toEqual([])
})

test('a posting that the user pasted before is taken, and its page is not asked', async () => {
  const job_url = 'https://acme.example/pasted'
  await app.call(scrapeJob, { url: job_url, text: 'We look for an engineer. '.repeat(30) }, { token })
  read.length = 0
  const { body } = await app.call(readPosting, { job_url }, { token })
  expect([body['data'], read]).toEqual([expect.objectContaining({ job_title: 'Pasted title' }), []])
})

test.each([
  ['https://private.example/', 422, 'url_refused'],
  ['https://broken.example/', 422, 'posting_unreadable'],
  ['https://queued.example/', 503, 'busy'],
  ['https://no-address.invalid/1', 422, 'posting_unreadable'],
  ['javascript:alert(1)', 400, 'validation'],
])('%s is answered with %i %s', async (job_url, expected, code) => {
  const { status, body } = await app.call(readPosting, { job_url }, { token })
  expect([status, body['code']]).toEqual([expected, code])
})

test('a full queue is told on every way to a posting: come again in a minute, and the page is not blamed', async () => {
  const url = 'https://queued.example/job'
  await app.call(saveJob, { job_title: 'Engineer', company_name: 'Acme', job_url: url, status: 'Viewed' }, { token })
  const replies = [
    await app.call(readPosting, { job_url: url }, { token }),
    await app.call(scrapeJob, { url }, { token }),
    await app.call(keepPosting, { job_url: url }, { token }),
  ]
  const { status, error } = errors.busy
  for (const reply of replies)
    expect([reply.status, reply.body['error'], reply.headers.get('retry-after')]).toEqual([status, error, '60'])
  const { body } = await app.call(
    processMessage,
    { message: `Add ${url}2 to my board`, session_id: 'session_queued' },
    { token },
  )
  expect(String(body['response'])).toContain('ask me again in a minute')
})
