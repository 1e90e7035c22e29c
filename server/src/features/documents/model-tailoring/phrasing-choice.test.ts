import { editDocument } from '@waymark/contract/document-edits.ts'
import { generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { choosePhrasing, getApplication } from '@waymark/contract/job-application.ts'
import { deleteJob, saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'

let app: TestApp
let token: string
let urls = 0
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const person = await addUser(app)
  token = person.token
  await app.call(saveProfile, { data: makeProfile() }, person)
})

async function makeJob(): Promise<string> {
  const job_url = `https://jobs.example/choice/${++urls}`
  await app.call(saveJob, { job_title: 'Engineer', company_name: 'Fjord', job_url, status: 'Viewed' }, { token })
  return job_url
}
async function open(url: string, phrase?: boolean): Promise<string> {
  app.clock.advance(1000)
  const body = { url, text: 'Platform Engineer', ...(phrase !== undefined && { phrase }) }
  return String((await app.call(scrapeJob, body, { token })).body['id'])
}
async function write(job_id: string): Promise<string> {
  app.clock.advance(1000)
  return String((await app.call(generateResume, { job_id, company_name: 'Fjord' }, { token })).body['id'])
}
/** Whether a model may phrase a run that says nothing of it, as the run and the job's page have it. */
async function next(): Promise<boolean[]> {
  const job_url = await makeJob()
  const id = await open(job_url)
  const { rows } = await sql<{ phrase: boolean }>`select phrase from document_runs where id = ${id}`.execute(app.db)
  const { body } = await app.call(getApplication, undefined, { token, query: { job_url } })
  return [rows[0]?.phrase, (body['data'] as { phrase: boolean }).phrase].map(Boolean)
}

test('the choice made last counts, whichever of two tabs is at work last and whatever is edited after', async () => {
  expect(await next()).toEqual([true, true])
  const [first, second] = [await open(await makeJob(), true), await open(await makeJob(), false)]
  await write(second)
  const resume_id = await write(first)
  await app.call(editDocument, { action: 'leave_out', position: 4 }, { token, params: { id: resume_id } })
  await app.call(resumePdf, { resume_id }, { token })
  expect(await next()).toEqual([false, false])
  await open(await makeJob(), true)
  expect(await next()).toEqual([true, true])
})

test('a run that failed has told the choice all the same, and it outlives the job', async () => {
  const failed = await app.call(scrapeJob, { url: 'http://127.0.0.1:1/job', phrase: false }, { token })
  expect(failed.status).toBe(422)
  expect(await next()).toEqual([false, false])
  const job_url = await makeJob()
  await open(job_url, true)
  await open(job_url, false)
  await app.call(deleteJob, { job_url }, { token })
  expect(await next()).toEqual([false, false])
})

test('a choice counts from the click on, without a run, and for nobody else', async () => {
  const { body } = await app.call(choosePhrasing, { phrase: false }, { token })
  expect(body).toMatchObject({ success: true, phrase: false })
  expect(await next()).toEqual([false, false])
  const first = token
  token = (await addUser(app)).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  expect(await next()).toEqual([true, true])
  token = first
  await app.call(choosePhrasing, { phrase: true }, { token })
  expect(await next()).toEqual([true, true])
})
