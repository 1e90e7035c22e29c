import { documentEvidence, editDocument, type Evidence } from '@waymark/contract/document-edits.ts'
import { downloadDocument, generateCoverLetter, scrapeJob, type LetterChoices } from '@waymark/contract/documents.ts'
import { getApplication } from '@waymark/contract/job-application.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
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
const why = 'Your turbines stand in sight of my window.'
let made = 0

async function makeWriter() {
  const { token } = await addUser(app)
  await app.call(saveProfile, { data: makeProfile() }, { token })
  return { token, url: await addJob(token) }
}

async function addJob(token: string) {
  const job_url = `https://jobs.example/letters/${++made}`
  const job = { job_title: 'Platform Engineer', job_url, company_name: 'Fjord Energy', status: 'Viewed' as const }
  await app.call(saveJob, job, { token })
  return job_url
}

async function write(token: string, url: string, letter?: object): Promise<string> {
  app.clock.advance(1000)
  const { body } = await app.call(scrapeJob, { url, text }, { token })
  const run = { job_id: body['id'], company_name: 'Fjord Energy', ...(letter && { letter }) }
  return String((await app.call(generateCoverLetter, run, { token })).body['id'])
}

async function choicesOf(token: string, url: string): Promise<LetterChoices | undefined> {
  const { body } = await app.call(getApplication, undefined, { token, query: { job_url: url } })
  const { documents } = body['data'] as { documents: { letter: LetterChoices }[] }
  return documents[0]?.letter
}

async function textOf(token: string, id: string): Promise<string> {
  return String((await app.call(downloadDocument, undefined, { token, params: { file: `${id}.txt` } })).body['text'])
}

async function slotOf(token: string, id: string) {
  const { body } = await app.call(documentEvidence, undefined, { token, params: { id } })
  return (body['sentences'] as Evidence['sentences']).find(({ part }) => part === 'why')
}

const formal = { tone: 'formal', length: 'short', form: 'prose' } as const
const terms = { salary: '£48,000', start: '1 June' } as const

test('a letter is written as it was chosen, and writing it again keeps the choice and the user’s words', async () => {
  const { token, url } = await makeWriter()
  const first = await write(token, url, { ...formal, ...terms, why })
  expect(await textOf(token, first)).toContain(`\n${why}\n`)
  const second = await write(token, url)
  expect(second).not.toBe(first)
  expect(await choicesOf(token, url)).toEqual({ ...formal, ...terms, why })
  expect(await textOf(token, second)).toContain(`\n${why}\n`)
})

test('another job takes over the form of the newest letter, but never the words, pay or start for another employer', async () => {
  const { token, url } = await makeWriter()
  await write(token, url, { ...formal, ...terms, why })
  const other = await addJob(token)
  await write(token, other)
  expect(await choicesOf(token, other)).toEqual({ ...formal, salary: '', start: '', why: '' })
})

test('the open slot is filled in place, stays filled in the next letter, and dropping it is kept, too', async () => {
  const { token, url } = await makeWriter()
  const first = await write(token, url)
  const slot = await slotOf(token, first)
  expect(slot?.text).toBe('')
  const empty = await textOf(token, first)
  const edit = (id: string, change: object) => app.call(editDocument, change, { token, params: { id } })
  await edit(first, { action: 'edit', position: slot?.position, text: why })
  expect(await choicesOf(token, url)).toMatchObject({ why })
  const second = await write(token, url)
  expect(await slotOf(token, second)).toMatchObject({ text: why, user_text: null, state: null })
  await edit(second, { action: 'leave_out', position: (await slotOf(token, second))?.position })
  const third = await write(token, url)
  expect(await choicesOf(token, url)).toMatchObject({ why: null })
  expect(await textOf(token, third)).toBe(empty)
  await edit(third, { action: 'undo', position: (await slotOf(token, third))?.position })
  expect(await choicesOf(token, url)).toMatchObject({ why: '' })
})

test('the same call again makes no second letter, another choice does', async () => {
  const { token, url } = await makeWriter()
  const { body } = await app.call(scrapeJob, { url, text }, { token })
  const generate = async (letter?: object) => {
    const run = { job_id: body['id'], company_name: 'Fjord Energy', ...(letter && { letter }) }
    return (await app.call(generateCoverLetter, run, { token })).body['id']
  }
  const first = await generate(formal)
  expect(await generate(formal)).toBe(first)
  expect(await generate({ ...formal, why: '' })).toBe(first)
  expect(await generate({ ...formal, tone: 'warm' })).not.toBe(first)
})
