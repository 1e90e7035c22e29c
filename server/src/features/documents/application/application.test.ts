import { generateCoverLetter, generateResume, scrapeJob } from '@waymark/contract/documents.ts'
import { drawDocument, getApplication, keepPosting } from '@waymark/contract/job-application.ts'
import { listJobs, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { signUp } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const text = 'Platform Engineer\nRequirements\n- Kubernetes\n- Rust & Go'
let made = 0

/** A user with a profile and a job on the board. */
async function makeApplicant() {
  const { token } = await signUp(app)
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
  expect(body['svg']).toMatch(/^<svg [^>]*viewBox="0 0 595/)
  expect(body['svg']).not.toMatch(/<script|foreignObject|\son\w+=/i)
})
