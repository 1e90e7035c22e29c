import { documentEvidence, editDocument, type Evidence, type SentenceEdit } from '@waymark/contract/document-edits.ts'
import { generateCoverLetter, generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { drawDocument, getApplication } from '@waymark/contract/job-application.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { addUser } from '../../../testing/add-user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const text = 'Platform Engineer\nRequirements\n- Kubernetes\n- PostgreSQL'
let made = 0

async function makeWriter(profile = makeProfile()) {
  const { token } = await addUser(app)
  await app.call(saveProfile, { data: profile }, { token })
  return { token, url: `https://jobs.example/edits/${++made}` }
}

async function write(token: string, url: string, more: object = {}) {
  app.clock.advance(1000)
  const { body } = await app.call(scrapeJob, { url, text }, { token })
  const run = { job_id: body['id'], company_name: 'Fjord Energy', ...more }
  const resume = String((await app.call(generateResume, run, { token })).body['id'])
  const letter = String((await app.call(generateCoverLetter, run, { token })).body['id'])
  await app.call(resumePdf, { resume_id: resume }, { token })
  return { resume, letter }
}

async function evidenceOf(token: string, id: string): Promise<Evidence> {
  const { body } = await app.call(documentEvidence, undefined, { token, params: { id } })
  const { success: _, ...evidence } = body
  return evidence as Evidence
}

const edit = (token: string, id: string, change: SentenceEdit) =>
  app.call(editDocument, change, { token, params: { id } })
const sentence = ({ sentences }: Evidence, part: string | RegExp) => {
  const found = sentences.find((one) => (typeof part === 'string' ? one.text.includes(part) : part.test(one.part)))
  if (!found) throw new Error(`no sentence ${String(part)}`)
  return found
}

/** What the file says now, in one line. */
async function fileText(token: string, id: string): Promise<string> {
  const response = await fetch(`${app.url}/api/documents/${id}.pdf`, { headers: { authorization: token } })
  const read = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })
  return read.text.replace(/\s+/g, ' ')
}

test('evidence says what the profile says at each source, and what was left out', async () => {
  const responsibilities = Array.from({ length: 90 }, (_, at) => `Kept system number ${at} of the harbour running.`)
  const [job] = makeProfile().professional_experience
  const profile = makeProfile({ professional_experience: job ? [{ ...job, responsibilities }] : [] })
  const { token, url } = await makeWriter(profile)
  const { resume } = await write(token, url)
  const evidence = await evidenceOf(token, resume)
  const line = sentence(evidence, 'Kept system')
  expect(line).toMatchObject({ source_texts: [line.text], state: null, user_text: null, taken_back: false })
  expect(evidence.left_out.length).toBeGreaterThan(10)
  const [out] = evidence.left_out
  expect(out?.text).toMatch(/^Kept system/)

  const taken = (await edit(token, resume, { action: 'take_back', source: out?.source ?? '' })).body as Evidence
  expect(taken.left_out).toHaveLength(evidence.left_out.length - 1)
  const back = sentence(taken, out?.text ?? '')
  expect(back).toMatchObject({ taken_back: true, sources: [out?.source] })
  expect(await fileText(token, resume)).toContain(out?.text)
  await edit(token, resume, { action: 'undo', position: back.position })
  expect(await fileText(token, resume)).not.toContain(out?.text)
})

test('an edited sentence stands in the file in the user’s words, and undo brings the old one back', async () => {
  const { token, url } = await makeWriter()
  const { resume } = await write(token, url)
  const { position } = sentence(await evidenceOf(token, resume), 'Cut deployment time')
  const { status, body } = await edit(token, resume, { action: 'edit', position, text: 'Made deployments quick.' })
  expect(status).toBe(200)
  expect(sentence(body as Evidence, 'Cut deployment time')).toMatchObject({
    state: 'edited',
    user_text: 'Made deployments quick.',
    text: expect.stringContaining('Cut deployment time'),
  })
  const after = await fileText(token, resume)
  expect(after).toContain('Made deployments quick.')
  expect(after).not.toContain('Cut deployment time')
  const drawing = await app.call(drawDocument, undefined, { token, params: { id: resume } })
  expect(drawing.status).toBe(200)
  await edit(token, resume, { action: 'undo', position })
  expect(await fileText(token, resume)).toContain('Cut deployment time')
})

test('one sentence of a paragraph can be left out while the others stay', async () => {
  const { token, url } = await makeWriter()
  const { resume } = await write(token, url)
  const { position } = sentence(await evidenceOf(token, resume), 'Likes small teams')
  await edit(token, resume, { action: 'leave_out', position })
  const after = await fileText(token, resume)
  expect(after).toContain('without a lost order.')
  expect(after).not.toContain('Likes small teams')
})

test('lines of one job can change places, and only there', async () => {
  const { token, url } = await makeWriter()
  const { resume } = await write(token, url)
  const { sentences } = await evidenceOf(token, resume)
  const lines = sentences.filter(({ sources }) => sources[0]?.startsWith('job1/') && sources[0].split('/').length === 3)
  const [first, second] = lines
  const order = async () => {
    const whole = await fileText(token, resume)
    return whole.indexOf(first?.text ?? '') < whole.indexOf(second?.text ?? '')
  }
  expect(await order()).toBe(true)
  await edit(token, resume, { action: 'move', position: second?.position ?? 0, by: -1 })
  expect(await order()).toBe(false)
  // It is the first already.
  expect((await edit(token, resume, { action: 'move', position: second?.position ?? 0, by: -1 })).status).toBe(200)
  expect(await order()).toBe(false)
})

test('names, dates and headings are changed in the profile, and a greeting cannot be left out', async () => {
  const { token, url } = await makeWriter()
  const { resume, letter } = await write(token, url)
  const [ofResume, ofLetter] = [await evidenceOf(token, resume), await evidenceOf(token, letter)]
  for (const part of [/^name$/, /heading$/, /meta$/]) {
    const { position } = sentence(ofResume, part)
    const refused = await edit(token, resume, { action: 'edit', position, text: 'CEO' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'sentence_fixed' } })
  }
  const { position } = sentence(ofLetter, /^greeting$/)
  expect((await edit(token, letter, { action: 'leave_out', position })).status).toBe(422)
  expect((await edit(token, letter, { action: 'edit', position, text: 'Dear Ida,' })).status).toBe(200)
  expect(await fileText(token, letter)).toContain('Dear Ida,')
  expect((await edit(token, letter, { action: 'accept', position: 9999 })).status).toBe(404)
})

test('a row or a paragraph of a letter that loses its text goes with it', async () => {
  const { token, url } = await makeWriter()
  const { letter } = await write(token, url)
  const movable = (await evidenceOf(token, letter)).sentences.filter(
    ({ part }) =>
      !/^(name|contact|date|recipient|subject|greeting|why|closing|signature)$|(ask|meta|label|heading)$/.test(part),
  )
  for (const { position } of movable) await edit(token, letter, { action: 'leave_out', position })
  const after = await fileText(token, letter)
  for (const { text: gone } of movable) expect(after).not.toContain(gone)
})

test('regenerating keeps what the user made of the sentences, unless told otherwise', async () => {
  const { token, url } = await makeWriter()
  const { resume } = await write(token, url)
  const evidence = await evidenceOf(token, resume)
  const [edited, out] = [sentence(evidence, 'Cut deployment time'), sentence(evidence, 'Likes small teams')]
  await edit(token, resume, { action: 'edit', position: edited.position, text: 'Made deployments quick.' })
  await edit(token, resume, { action: 'leave_out', position: out.position })

  const again = await write(token, url)
  expect(again.resume).not.toBe(resume)
  const kept = await fileText(token, again.resume)
  expect(kept).toContain('Made deployments quick.')
  expect(kept).not.toContain('Likes small teams')

  const afresh = await write(token, url, { keep_edits: false })
  expect(await fileText(token, afresh.resume)).toContain('Likes small teams')
})

test('what was sent stays as it went out, and another user’s document is not there', async () => {
  const { token, url } = await makeWriter()
  const { resume } = await write(token, url)
  const job = { job_url: url, job_title: 'Engineer', company_name: 'Fjord Energy' }
  await app.call(saveJob, { ...job, status: 'Viewed', cv_link: `/api/documents/${resume}.pdf` }, { token })
  const { position } = sentence(await evidenceOf(token, resume), 'Cut deployment time')
  await edit(token, resume, { action: 'edit', position, text: 'As it was sent.' })
  app.clock.advance(1000)
  await app.call(saveJob, { ...job, status: 'Applied' }, { token })
  await edit(token, resume, { action: 'undo', position })

  const { data } = (await app.call(getApplication, undefined, { token, query: { job_url: url } })).body
  const sent = (data as { sent: { documents: { id: string }[] }[] }).sent[0]?.documents[0]?.id ?? ''
  expect(await fileText(token, sent)).toContain('As it was sent.')
  expect(await edit(token, sent, { action: 'undo', position })).toMatchObject({
    status: 409,
    body: { code: 'document_sent' },
  })
  const stranger = await makeWriter()
  expect((await edit(stranger.token, resume, { action: 'undo', position })).status).toBe(404)
})
