import { pathOf } from '@waymark/contract/define-endpoint.ts'
import { errors } from '@waymark/contract/errors.ts'
import { exportJobs, importJobs, previewJobs, type CsvRow } from '@waymark/contract/job-transfer.ts'
import { getJobDetails, listJobs, saveJob, updateJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { recordWork } from '../../../testing/record-work.ts'
import { addUser } from '../../../testing/add-user.ts'
import { createCsvReader } from './csv-reader.ts'
import { patientMs, sharedProcesses } from '../../../testing/shared-processes.ts'
import { exportBoard, importBoard } from './job-transfer.service.ts'

const { during, lastRequest } = recordWork()
let app: TestApp
let token: string
let email: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ token, email } = await addUser(app))
})

async function preview(file: string | Uint8Array | undefined, as = token, from = app) {
  const form = new FormData()
  if (file !== undefined) form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'jobs.csv')
  const response = await fetch(from.url + pathOf(previewJobs), {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const rowsOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { rows: CsvRow[] }).rows
const toJobs = (rows: readonly CsvRow[]) =>
  rows.map(({ row: _row, problem: _problem, existed: _existed, ...job }) => job)
const bring = (jobs: unknown, as = token) => app.call(importJobs, { jobs }, { token: as })
const list = async (as = token) => (await app.call(listJobs, undefined, { token: as })).body['data'] as JobRecord[]
const exported = async (as = token) => String((await app.call(exportJobs, undefined, { token: as })).body['text'])

const file = [
  'Job Title,Company,URL,Status,Date Applied,Location,Follow up,Notes',
  'Engineer,Acme,https://acme.example/1,Phone screen,2026-03-04,Berlin,2027-01-05,"a, b"',
  'Keeper,Zoo,https://zoo.example/1,Wishlist,,,,',
].join('\n')
const job = {
  job_title: 'Engineer',
  company_name: 'Acme',
  job_url: 'https://acme.example/one',
  status: 'Viewed' as const,
  at: null,
  location: '',
  salary: '',
  source: '',
  notes: '',
}

test('a preview says what each row would become and what is there already, and saves nothing', async () => {
  await app.call(
    saveJob,
    { job_title: 'K', company_name: 'Z', job_url: 'https://zoo.example/1', status: 'Offer' },
    { token },
  )
  const rows = rowsOf(await preview(file))
  expect(rows.map(({ row, status, existed }) => [row, status, existed])).toEqual([
    [2, 'Interview', false],
    [3, 'Viewed', true],
  ])
  expect(await list()).toHaveLength(1)
})

test('importing adds what is new once, leaves what is there, and plans its follow-up', async () => {
  const jobs = toJobs(rowsOf(await preview(file)))
  expect((await bring(jobs)).body).toEqual({ success: true, added: 2, existed: 0 })
  const imported = (await list()).find(({ job_url }) => job_url === 'https://acme.example/1')
  expect(imported).toMatchObject({ job_title: 'Engineer', location: 'Berlin', follow_up_on: '2027-01-05' })
  expect(imported?.history[0]).toEqual({ status: 'Applied', timestamp: '2026-03-04T12:00:00.000Z' })
  const details = await app.call(getJobDetails, undefined, { token, query: { job_url: 'https://acme.example/1' } })
  expect(details.body['data']).toMatchObject({ notes: 'a, b' })
  expect((await sql`select 1 from job_reminders where about = '2027-01-05'`.execute(app.db)).rows).toHaveLength(1)

  const before = await list()
  expect((await bring(jobs.map((one) => ({ ...one, job_title: 'Other' })))).body).toEqual({
    success: true,
    added: 0,
    existed: 2,
  })
  expect(await list()).toEqual(before)
})

test('all jobs of an import are added or none', async () => {
  const reply = await bring([job, { ...job, job_url: 'javascript:alert(1)' }])
  expect([reply.status, Object.keys(reply.body['fields'] as object)]).toEqual([400, ['jobs.1.job_url']])
  expect(await list()).toEqual([])
})

test('one address twice in an import is one job', async () => {
  expect((await bring([job, { ...job, job_title: 'Twin' }])).body).toMatchObject({ added: 1, existed: 1 })
  expect((await list()).map(({ job_title }) => job_title)).toEqual(['Engineer'])
})

test('two tabs that import the same jobs at once, in another order, add each once and both succeed', async () => {
  const jobs = Array.from({ length: 1200 }, (_, index) => ({ ...job, job_url: `https://both.example/${index}` }))
  const replies = await Promise.all([bring(jobs), bring(jobs.toReversed())])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies.reduce((sum, { body }) => sum + Number(body['added']), 0)).toBe(1200)
})

test('the export is read by Excel as text, and importing it elsewhere gives the same board', async () => {
  const job_url = 'https://acme.example/=1+1'
  const body = { job_title: '=HYPERLINK("http://evil.example")', company_name: "'@SUM(A1)", job_url, status: 'Viewed' }
  await app.call(saveJob, { ...body, location: '+49 Berlin', salary: '-1', source: 'ä;"' }, { token })
  for (const status of ['Applied', 'Interview', 'Applied']) {
    app.clock.advance(60_000)
    await app.call(saveJob, { ...body, status }, { token })
  }
  const notes = '=cmd|calc\nline two\t@x'
  const interviews = [{ at: '2027-05-01T09:00:00.000Z', text: 'call' }]
  await app.call(updateJob, { job_url, notes, interviews, follow_up_on: '2027-01-05', revision: 0 }, { token })
  const text = await exported()
  expect(text.startsWith('\ufeff"Job Title","Company"')).toBe(true)
  expect(text).not.toMatch(/(^|,|\n)"[=+\-@\t\r]/m)

  const { token: elsewhere } = await addUser(app)
  const rows = rowsOf(await preview(text, elsewhere))
  expect(rows.map(({ problem }) => problem)).toEqual([null])
  await bring(toJobs(rows), elsewhere)
  const [[mine], [theirs]] = [await list(), await list(elsewhere)]
  expect({ ...theirs, next_interview_at: null }).toEqual({ ...mine, next_interview_at: null })
  const details = await app.call(getJobDetails, undefined, { token: elsewhere, query: { job_url } })
  expect(details.body['data']).toMatchObject({ notes })
})

test('the export is a download with a name, and holds archived jobs too', async () => {
  await bring([job])
  await app.call(updateJob, { job_url: job.job_url, archived: true }, { token })
  const { headers, body } = await app.call(exportJobs, undefined, { token })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="waymark-applications-\d{4}-\d{2}-\d{2}\.csv"/,
  )
  expect(String(body['text']).split('\r\n')).toHaveLength(3)
})

// Named by hand: vitest would print the 10 MB for the name, which takes twenty seconds of processor time.
test.each([
  ['no file', undefined, 400, 'file_missing'],
  ['an empty file', '', 422, 'csv_unreadable'],
  ['a file over 10 MB', Buffer.alloc(10_485_761, 'a'), 413, 'file_too_large'],
])('a form with %s is refused', async (_, content, status, code) => {
  const reply = await preview(content)
  expect([reply.status, reply.body['code']]).toEqual([status, code])
})

test('one person has two files read at a time, and the rest is told to come again', async () => {
  const reader = createCsvReader({ timeoutMs: patientMs })
  const read = (userId: string) => reader.read({ bytes: Buffer.from(file), now: app.clock.now() }, userId)
  const [first, second, third, other] = await Promise.all([read('ada'), read('ada'), read('ada'), read('bob')])
  expect([first, second, other].map((one) => typeof one === 'object' && 'batches' in one)).toEqual([true, true, true])
  expect(third).toBe('busy')
  expect(await read('ada')).toHaveProperty('batches')
  reader.stop()
})

test('a preview or an import that runs out of time is told so, and neither as no CSV nor as no JSON', async () => {
  const slow = await createTestApp({ providers: { csv: createCsvReader({ timeoutMs: 1 }) } })
  const { token: own } = await addUser(slow)
  const previewed = await preview(file, own, slow)
  const large = { ...job, notes: 'x'.repeat(70_000) }
  const imported = await slow.call(importJobs, { jobs: [large] }, { token: own })
  const { status, error } = errors.import_timed_out
  const told = { status, body: { success: false, code: 'import_timed_out', error } }
  expect([previewed, imported]).toMatchObject([told, told])
  expect(imported.headers.get('retry-after')).toBe('60')
  await slow.close()
})

test('a preview or an import that has no place is refused for a moment', async () => {
  const full = () => Promise.resolve('busy' as const)
  const csv = { read: full, check: full, stop: () => undefined }
  const busy = await createTestApp({ providers: { csv } })
  const { token: own } = await addUser(busy)
  const form = new FormData()
  form.append('file', new Blob([file]), 'jobs.csv')
  const headers = { authorization: `Bearer ${own}` }
  const reply = await fetch(busy.url + pathOf(previewJobs), { method: 'POST', headers, body: form })
  const imported = await busy.call(importJobs, { jobs: [job] }, { token: own })
  for (const { status, headers: given } of [reply, imported])
    expect([status, given.get('retry-after')]).toEqual([503, '60'])
  await busy.close()
})

test('a CSV of 100,000 rows is refused, and read in a process of its own', async () => {
  const header = 'Title,Company,URL,Notes\n'
  const row = (index: number) => `Engineer,Acme,https://a.example/${index},"${'n'.repeat(40)}"\n`
  const large = header + Array.from({ length: 100_000 }, (_, index) => row(index)).join('')
  const strict = await createTestApp({ providers: { csv: createCsvReader({ timeoutMs: patientMs }) } })
  const { token: own } = await addUser(strict)
  const reply = await preview(large, own, strict)
  expect([reply.body['code'], lastRequest().processes]).toEqual(['csv_too_long', 1])
  await strict.close()
})

test('importing takes two statements for 500 jobs, and exporting gives the event loop back every 500', async () => {
  const jobsAt = (host: string) =>
    Array.from({ length: 1500 }, (_, index) => ({
      ...job,
      job_url: `https://${host}.example/${index}`,
      notes: 'n'.repeat(1500),
      follow_up_on: '2027-01-05',
    }))
  const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(app.db)
  const userId = rows[0]?.id ?? ''
  const [first, second] = [jobsAt('first'), jobsAt('second')]
  await sql`update quotas set amount = null`.execute(app.db)
  for (const jobs of [first, second]) {
    const body = Buffer.from(JSON.stringify({ jobs }))
    const { statements } = await during(() => importBoard({ ...app, csv: sharedProcesses.csv }, userId, body))
    // Besides begin and commit: 500 jobs at once, and their reminders by 500.
    expect(statements).toHaveLength(2 + 1500 / 500 + 1500 / 500)
  }
  const { statements, yields } = await during(() => exportBoard(app, userId))
  expect(statements).toHaveLength(1)
  expect(yields).toBeGreaterThanOrEqual(3000 / 500)
})

test('a preview and an import of 5,000 jobs are read in a process of their own, and reach the database 500 at a time', async () => {
  const strict = await createTestApp({ providers: { csv: createCsvReader({ timeoutMs: patientMs }) } })
  const { token: own } = await addUser(strict)
  const rows = Array.from({ length: 5000 }, (_, index) => `Engineer,Acme,https://b.example/${index}`)
  const found = rowsOf(await preview(['Title,Company,URL', ...rows].join('\n'), own, strict))
  const previewed = lastRequest()
  await strict.call(importJobs, { jobs: toJobs(found) }, { token: own })
  const imported = lastRequest()
  const withJobs = (statements: readonly string[]) =>
    statements.filter((one) => /jsonb_(array_elements|to_recordset)/.test(one))
  for (const { processes, statements } of [previewed, imported])
    expect([processes, withJobs(statements).length]).toEqual([1, 5000 / 500])
  // One for every 64 kB of the answer, which is some 1.6 MB.
  expect(previewed.yields).toBeGreaterThan(20)
  await strict.close()
})

test.each([0, 200_000])(
  'an import that is no JSON, or cannot be stored, is refused (%d bytes of it)',
  async (length) => {
    const fill = 'x'.repeat(length)
    for (const body of [`{"jobs":[${fill}`, JSON.stringify({ jobs: [{ ...job, notes: `\0${fill}` }] })]) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const reply = await fetch(app.url + pathOf(importJobs), { method: 'POST', headers, body })
      expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'invalid_json' }])
    }
  },
)

test('5,000 jobs are previewed and imported', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `Engineer,Acme,https://b.example/${index},${'n'.repeat(500)}`)
  const found = rowsOf(await preview(['Title,Company,URL,Notes', ...rows].join('\n')))
  expect((await bring(toJobs(found))).body).toMatchObject({ added: 5000 })
  expect(await list()).toHaveLength(5000)
  expect((await bring(toJobs([...found, ...found.slice(0, 1)]))).status).toBe(400)
})

test('5,000 wrong rows are answered with the first ten and their number, in a preview and in an import', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `Engineer,Acme,nowhere ${index}`)
  const { body } = await preview(['Title,Company,URL', ...rows].join('\n'))
  const found = body['data'] as { rows: CsvRow[]; problems_total: number }
  expect([found.rows.map(({ row }) => row), found.problems_total]).toEqual([[2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5000])
  const wrong = await bring(Array.from({ length: 5000 }, () => ({ ...job, job_url: 'nowhere' })))
  expect([wrong.status, Object.keys(wrong.body['fields'] as object).length, wrong.body['problems']]).toEqual([
    400, 10, 5000,
  ])
})
