import {
  generateCoverLetter,
  generateResume,
  resumePdf,
  scrapeJob,
  type DocumentLook,
} from '@waymark/contract/documents.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { addUser } from '../../../testing/add-user.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const text = `Platform Engineer. Requirements: Kubernetes, PostgreSQL, Terraform. ${'We ship energy. '.repeat(30)}`
let jobs = 0

async function makeWriter() {
  const person = await addUser(app)
  await app.call(saveProfile, { data: makeProfile() }, person)
  return person.token
}

async function openRun(token: string) {
  const opened = await app.call(scrapeJob, { url: `https://jobs.example/${++jobs}`, text }, { token })
  return { job_id: opened.body['id'], company_name: 'Fjord' }
}

async function download(token: string, file: string) {
  const response = await fetch(`${app.url}/api/documents/${file}`, { headers: { authorization: token } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('a CV comes as PDF, DOCX, text and JSON Resume, each under its own name; a letter has no JSON', async () => {
  const token = await makeWriter()
  const run = await openRun(token)
  const resume = String((await app.call(generateResume, run, { token })).body['id'])
  const letter = String((await app.call(generateCoverLetter, run, { token })).body['id'])
  const [docx, txt, json] = await Promise.all(
    ['docx', 'txt', 'json'].map((format) => download(token, `${resume}.${format}`)),
  )
  expect([docx?.status, txt?.status, json?.status]).toEqual([200, 200, 200])
  expect(docx?.name).toContain('filename="Maja Kowalska - CV - Fjord.docx"')
  expect(docx?.bytes.subarray(0, 2).toString()).toBe('PK')
  expect(txt?.type).toBe('text/plain; charset=utf-8')
  expect(txt?.bytes.toString()).toContain('Nordlicht Logistics')
  expect(JSON.parse(json?.bytes.toString() ?? '')).toMatchObject({
    basics: { name: 'Maja Kowalska' },
    work: [{}, {}, {}],
  })
  expect((await download(token, `${letter}.docx`)).status).toBe(200)
  expect((await download(token, `${letter}.json`)).status).toBe(404)
  const stranger = await makeWriter()
  for (const format of ['pdf', 'docx', 'txt', 'json'])
    expect((await download(stranger, `${resume}.${format}`)).status).toBe(404)
})

test('a document has the look that was chosen, and the next one has it too; another design is no look', async () => {
  const token = await makeWriter()
  const look: DocumentLook = { design: 'compact', paper: 'letter' }
  const sizeOf = async (run: object) => {
    app.clock.advance(1000)
    const { body } = await app.call(generateResume, run, { token })
    await app.call(resumePdf, { resume_id: body['id'] }, { token })
    const pdf = await getDocumentProxy(new Uint8Array((await download(token, `${String(body['id'])}.pdf`)).bytes))
    return (await pdf.getPage(1)).view.map((point: number) => Math.round(point)).slice(2)
  }
  expect(await sizeOf(await openRun(token))).toEqual([595, 842])
  expect(await sizeOf({ ...(await openRun(token)), look })).toEqual([612, 792])
  expect(await sizeOf(await openRun(token))).toEqual([612, 792])
  const wrong = { ...(await openRun(token)), look: { design: 'baroque', paper: 'a4' } }
  expect((await app.call(generateResume, wrong, { token })).status).toBe(400)
})

test('the same run in another look is another document, in the same look the same one', async () => {
  const token = await makeWriter()
  const run = await openRun(token)
  const idOf = async (design: DocumentLook['design']) =>
    (await app.call(generateResume, { ...run, look: { design, paper: 'a4' } }, { token })).body['id']
  const first = await idOf('serif')
  expect(await idOf('serif')).toBe(first)
  expect(await idOf('modern')).not.toBe(first)
})
