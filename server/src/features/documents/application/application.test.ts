import { documentEvidence } from '@waymark/contract/document-edits.ts'
import { generateCoverLetter, generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { drawDocument, getApplication, keepPosting, keepSent } from '@waymark/contract/job-application.ts'
import { deleteJob, listJobs, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { addUser } from '../../../testing/add-user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const text = 'Platform Engineer\nRequirements\n- Kubernetes\n- Rust & Go'
let made = 0

/** A user with a profile and a job on the board. */
async function makeApplicant() {
  const { token } = await addUser(app)
  await app.call(saveProfile, { data: makeProfile() }, { token })
  const job_url = `https://jobs.example/application/${++made}`
  const job = { job_url, job_title: 'Platform Engineer', company_name: 'Fjord Energy', status: 'Viewed' }
  await app.call(saveJob, job, { token })
  return { token, job_url }
}

async function writeDocuments(token: string, url: string) {
  const run = { job_id: (await app.call(scrapeJob, { url, text }, { token })).body['id'], company_name: 'Fjord Energy' }
  const resume = await app.call(generateResume, run, { token })
  const letter = await app.call(generateCoverLetter, run, { token })
  return { resume: String(resume.body['id']), letter: String(letter.body['id']) }
}

const applicationOf = async (token: string, job_url: string) =>
  (await app.call(getApplication, undefined, { token, query: { job_url } })).body['data']

test('an application is its job with the details, the posting with its date and source, and the documents', async () => {
  const { token, job_url } = await makeApplicant()
  await app.call(updateJob, { job_url, notes: 'Ask for Ida.', revision: 0 }, { token })
  expect(await applicationOf(token, job_url)).toMatchObject({ posting: null, documents: [] })
  const { resume, letter } = await writeDocuments(token, job_url)
  const job = ((await app.call(listJobs, undefined, { token })).body['data'] as { id: string }[])[0]
  expect(job?.id).toMatch(/^[\w-]{43}$/)
  expect(await applicationOf(token, job_url)).toMatchObject({
    job,
    details: { notes: 'Ask for Ida.', revision: 1 },
    posting: { source: 'pasted', read_at: app.clock.now().toISOString(), description: expect.stringContaining('Go') },
    documents: expect.arrayContaining([
      expect.objectContaining({ id: resume, kind: 'resume', profile_changes: [] }),
      expect.objectContaining({ id: letter, kind: 'letter', url: `/api/documents/${letter}.pdf` }),
    ]),
  })
})

test('a posting is in the language of its text', async () => {
  const { token, job_url } = await makeApplicant()
  const text =
    'Koch gesucht\nSie kochen für 200 Gäste und planen die Karte mit dem Küchenchef.\nIhr Profil\n- Ausbildung als Koch'
  const { body } = await app.call(keepPosting, { job_url, text }, { token })
  expect(body['posting']).toMatchObject({ language: 'de' })
})

test('a job that is not on the board has no application, whatever was read of it', async () => {
  const { token } = await makeApplicant()
  const job_url = 'https://jobs.example/not-on-the-board'
  await app.call(scrapeJob, { url: job_url, text }, { token })
  expect((await app.call(getApplication, undefined, { token, query: { job_url } })).status).toBe(404)
})

test('a posting is kept without making documents, and only for a job on the board', async () => {
  const { token, job_url } = await makeApplicant()
  const keep = (url: string) => app.call(keepPosting, { job_url: url, text }, { token })
  expect((await keep(job_url)).body['posting']).toMatchObject({ source: 'pasted', title: '' })
  const other = { job_url, text: 'Dock Planner\nRequirements\n- Cranes', again: true }
  expect((await app.call(keepPosting, other, { token })).body).toMatchObject({
    found: 'kept',
    posting: { description: expect.stringContaining('Cranes') },
  })
  expect(await applicationOf(token, job_url)).toMatchObject({ posting: { source: 'pasted' }, documents: [] })
  expect((await keep('https://jobs.example/elsewhere')).status).toBe(404)
  const { rows } = await sql`select 1 from document_runs where job_url = ${job_url}`.execute(app.db)
  expect(rows).toEqual([])
})

test('a posting of the search index is shown before it was read for the user', async () => {
  const { token, job_url } = await makeApplicant()
  await sql`insert into postings (source, external_id, url, url_hash, title, description, fetched_at)
    values ('test', '1', ${job_url}, sha256(${job_url}::bytea), 'Engineer', '<p>R&amp;D</p>', '2026-01-02')`.execute(
    app.db,
  )
  expect(await applicationOf(token, job_url)).toMatchObject({
    posting: { source: 'test', description: 'R&D', read_at: expect.stringContaining('2026-01') },
  })
})

test('a document says what the profile says differently since it was made', async () => {
  const { token, job_url } = await makeApplicant()
  await writeDocuments(token, job_url)
  await app.call(saveProfile, { data: makeProfile({ profile_summary: 'Another one.' }) }, { token })
  const changed = [{ section: 'profile_summary', added: 0, removed: 0, changed: 1 }]
  expect(await applicationOf(token, job_url)).toMatchObject({
    documents: [{ profile_changes: changed }, { profile_changes: changed }],
  })
})

test('a document is drawn page by page, with nothing in it that could run', async () => {
  const { token, job_url } = await makeApplicant()
  const { resume } = await writeDocuments(token, job_url)
  const { body } = await app.call(drawDocument, undefined, { token, params: { id: resume } })
  expect(body).toMatchObject({ pages: 1, width: expect.closeTo(595.28, 1), height: expect.closeTo(841.89, 1) })
  expect(body['undrawn']).toEqual([])
  expect(body['svg']).toMatch(/^<svg [^>]*viewBox="0 0 595/)
  expect(body['svg']).not.toMatch(/<script|foreignObject|\son\w+=/i)
})

test('no page of a drawing is hidden by the paper of another', async () => {
  const { token, job_url } = await makeApplicant()
  const profile_summary = 'I plan berths and crews for forty departures a day. '.repeat(50)
  const professional_experience = Array.from({ length: 8 }, (_, index) => ({
    company: `Harbour ${index}`,
    location: '',
    from: `${2010 + index}-01`,
    to: `${2011 + index}-01`,
    title: 'Planner',
    responsibilities: Array.from({ length: 8 }, (_line, line) => `Planned quay ${line} of harbour ${index} each day`),
    notable_achievements: [],
  }))
  await app.call(saveProfile, { data: makeProfile({ profile_summary, professional_experience }) }, { token })
  const { resume } = await writeDocuments(token, job_url)
  const { body } = await app.call(drawDocument, undefined, { token, params: { id: resume } })
  expect(body['pages']).toBe(2)
  expect(body['svg']).not.toContain('fill="#ffffff"')
})

/** None of these writes before all of them have read what they could. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const underWay: Promise<T>[] = []
  await app.db.transaction().execute(async (transaction) => {
    await sql`lock table documents in share mode`.execute(transaction)
    underWay.push(...calls.map((call) => call()))
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      expect(rows).toHaveLength(calls.length)
    }, 10_000)
  })
  return Promise.all(underWay)
}

type Sent = {
  sent_at: string
  posting: { description: string } | null
  documents: { id: string; kind: string; url: string }[]
}

async function sentOf(token: string, job_url: string): Promise<Sent[]> {
  return ((await applicationOf(token, job_url)) as { sent: Sent[] }).sent
}

const moveTo = (token: string, job_url: string, status: string) =>
  app.call(saveJob, { job_url, job_title: 'Platform Engineer', company_name: 'Fjord Energy', status }, { token })

async function apply(token: string, job_url: string) {
  const { resume, letter } = await writeDocuments(token, job_url)
  await app.call(resumePdf, { resume_id: resume }, { token })
  const links = { cv_link: `/api/documents/${resume}.pdf`, cover_letter_link: `/api/documents/${letter}.pdf` }
  await app.call(
    saveJob,
    { job_url, job_title: 'Platform Engineer', company_name: 'Fjord Energy', status: 'Viewed', ...links },
    { token },
  )
  app.clock.advance(1000)
  await moveTo(token, job_url, 'Applied')
  return { resume, letter }
}

test('moving a job to Applied freezes posting, CV and letter, whatever happens to them afterwards', async () => {
  const { token, job_url } = await makeApplicant()
  const { resume } = await apply(token, job_url)
  const download = async (url: string) =>
    Buffer.from(await (await fetch(app.url + url, { headers: { authorization: token } })).arrayBuffer())
  const before = await download(`/api/documents/${resume}.pdf`)

  await app.call(keepPosting, { job_url, text: 'This position is closed.' }, { token })
  for (let round = 0; round < 6; round++) {
    app.clock.advance(1000)
    await app.call(saveProfile, { data: makeProfile({ profile_summary: `Summary ${round}.` }) }, { token })
    await writeDocuments(token, job_url)
  }
  const [round, ...others] = await sentOf(token, job_url)
  expect(others).toEqual([])
  expect(round?.posting?.description).toContain('Rust & Go')
  expect(round?.documents.map(({ kind }) => kind)).toEqual(['resume', 'letter'])
  expect(round?.documents[0]?.id).not.toBe(resume)
  expect(await download(round?.documents[0]?.url ?? '')).toEqual(before)
  const evidence = await app.call(documentEvidence, undefined, { token, params: { id: round?.documents[1]?.id ?? '' } })
  expect((evidence.body['sentences'] as object[]).length).toBeGreaterThan(5)
  const { documents } = (await applicationOf(token, job_url)) as { documents: object[] }
  expect(documents).toHaveLength(10)
})

test('applying again freezes again, an interview afterwards does not, and one without Applied does', async () => {
  const { token, job_url } = await makeApplicant()
  await apply(token, job_url)
  app.clock.advance(1000)
  await moveTo(token, job_url, 'Interview')
  expect(await sentOf(token, job_url)).toHaveLength(1)
  app.clock.advance(1000)
  await moveTo(token, job_url, 'Applied')
  expect(await sentOf(token, job_url)).toHaveLength(2)

  const other = await makeApplicant()
  await app.call(keepPosting, { job_url: other.job_url, text }, { token: other.token })
  app.clock.advance(1000)
  await moveTo(other.token, other.job_url, 'Interview')
  expect(await sentOf(other.token, other.job_url)).toMatchObject([{ documents: [] }])
})

test('documents made after the move to Applied are frozen on the user’s word, once', async () => {
  const { token, job_url } = await makeApplicant()
  const keep = () => app.call(keepSent, { job_url }, { token })
  await app.call(keepPosting, { job_url, text }, { token })
  app.clock.advance(1000)
  await moveTo(token, job_url, 'Applied')
  expect((await keep()).status).toBe(404)
  const { resume, letter } = await writeDocuments(token, job_url)
  const job = { job_url, job_title: 'Platform Engineer', company_name: 'Fjord Energy', status: 'Applied' }
  const links = { cv_link: `/api/documents/${resume}.pdf`, cover_letter_link: `/api/documents/${letter}.pdf` }
  await app.call(saveJob, { ...job, ...links }, { token })
  const kept = await atOnce([keep, keep])
  expect(kept.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const [round, ...others] = await sentOf(token, job_url)
  expect([round?.documents.map(({ kind }) => kind), others]).toEqual([['resume', 'letter'], []])
  expect(round?.posting?.description).toContain('Rust & Go')
  expect((await keep()).status).toBe(404)
})

test('deleting a job deletes what was sent for it', async () => {
  const { token, job_url } = await makeApplicant()
  await apply(token, job_url)
  const [round] = await sentOf(token, job_url)
  await app.call(deleteJob, { job_url }, { token })
  const { rows } = await sql`select 1 from sent_applications where job_url_hash = sha256(${job_url}::bytea)`.execute(
    app.db,
  )
  expect(rows).toEqual([])
  expect((await fetch(app.url + round?.documents[0]?.url, { headers: { authorization: token } })).status).toBe(404)
})

test('a posting of the search index stays with the job that came to the board, also when its source drops it', async () => {
  const { token } = await addUser(app)
  const job_url = 'https://jobs.example/indexed'
  await sql`insert into postings (source, external_id, url, url_hash, title, description, fetched_at)
    values ('test', '2', ${job_url}, sha256(${job_url}::bytea), 'Engineer', '<p>Kept.</p>', now())`.execute(app.db)
  await moveTo(token, job_url, 'Viewed')
  await sql`delete from postings where user_id is null`.execute(app.db)
  expect(await applicationOf(token, job_url)).toMatchObject({ posting: { description: 'Kept.' } })
})
