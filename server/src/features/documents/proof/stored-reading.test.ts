import { documentEvidence, editDocument, type Evidence } from '@waymark/contract/document-edits.ts'
import { generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { getApplication, readDocument, type MachineReading } from '@waymark/contract/job-application.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
let urls = 0

async function makeResume() {
  const { token } = await addUser(app)
  await app.call(saveProfile, { data: makeProfile() }, { token })
  const job = { job_url: `https://jobs.example/read/${++urls}`, job_title: 'Engineer', company_name: 'Fjord' }
  const text = 'Platform Engineer\nRequirements\n- Kubernetes'
  const opened = await app.call(scrapeJob, { url: job.job_url, text }, { token })
  const made = await app.call(generateResume, { job_id: opened.body['id'], company_name: 'Fjord' }, { token })
  const id = String(made.body['id'])
  await app.call(resumePdf, { resume_id: id }, { token })
  return { token, id, job }
}
async function stored(id: string): Promise<MachineReading | null> {
  const { rows } = await sql<{
    reading: MachineReading | null
  }>`select reading from documents where id = ${id}`.execute(app.db)
  return rows[0]?.reading ?? null
}
async function shown(token: string, id: string): Promise<MachineReading> {
  const { body } = await app.call(readDocument, undefined, { token, params: { id } })
  return body['reading'] as MachineReading
}

test('what a machine reads is stored with the file, shown from there, and another one after an edit', async () => {
  const { token, id } = await makeResume()
  const reading = await stored(id)
  expect(reading).toMatchObject({ missing: [], in_order: true, text: expect.stringContaining('Cut deployment time') })
  await sql`update documents set reading = jsonb_set(reading, '{words}', '7') where id = ${id}`.execute(app.db)
  expect(await shown(token, id)).toEqual({ ...reading, words: 7 })

  const evidence = await app.call(documentEvidence, undefined, { token, params: { id } })
  const { sentences } = evidence.body as unknown as Evidence
  const position = sentences.find(({ text }) => text.startsWith('Cut deployment time'))?.position ?? -1
  await app.call(editDocument, { action: 'edit', position, text: 'My own words.' }, { token, params: { id } })
  expect(await stored(id)).toBeNull()
  const anew = await shown(token, id)
  expect(anew).toMatchObject({ missing: [], text: expect.stringContaining('My own words.') })
  expect(await stored(id)).toEqual(anew)
})

test('it goes out with the application, and a file from before it was stored is read once', async () => {
  const { token, id, job } = await makeResume()
  await app.call(saveJob, { ...job, status: 'Viewed', cv_link: `/api/documents/${id}.pdf` }, { token })
  app.clock.advance(1000)
  await app.call(saveJob, { ...job, status: 'Applied' }, { token })
  const { body } = await app.call(getApplication, undefined, { token, query: { job_url: job.job_url } })
  const { sent } = body['data'] as { sent: { documents: { id: string }[] }[] }
  const frozen = sent[0]?.documents[0]?.id ?? ''
  expect(frozen).not.toBe(id)
  const reading = await stored(id)
  expect(await stored(frozen)).toEqual(reading)
  await sql`update documents set reading = null where id = ${frozen}`.execute(app.db)
  expect(await shown(token, frozen)).toEqual(reading)
  expect(await stored(frozen)).toEqual(reading)
})
