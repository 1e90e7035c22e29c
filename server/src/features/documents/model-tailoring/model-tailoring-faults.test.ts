import { getLedger, type LedgerEntry } from '@waymark/contract/account/ledger.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import { documentEvidence, type Evidence } from '@waymark/contract/document-edits.ts'
import { generateCoverLetter, generateResume, runTakeoverS, scrapeJob } from '@waymark/contract/documents.ts'
import { getApplication, type MadeDocument } from '@waymark/contract/job-application.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import {
  openStream,
  questionIn,
  refuseCall,
  say,
  sendDelta,
  startScriptedModel,
  type ScriptedModel,
} from '../../../testing/scripted-model.ts'

let app: TestApp
/** With short patience. */
let hasty: TestApp
/** With few tokens a day. */
let poor: TestApp
let model: ScriptedModel
let urls = 0
const hanging: ServerResponse[] = []

beforeAll(async () => {
  model = await startScriptedModel()
  app = await createTestApp({ config: { model: model.settings() } })
  hasty = await createTestApp({ config: { model: model.settings({ timeoutMs: 4000 }) } })
  poor = await createTestApp({ config: { model: model.settings({ tokensPerDay: 200 }) } })
})
afterEach(() => {
  for (const response of hanging.splice(0)) response.destroy()
})
afterAll(async () => {
  await app.close()
  await hasty.close()
  await poor.close()
  await model.close()
})

async function makeWriter(of = app) {
  const person = await addUser(of)
  await of.call(saveProfile, { data: makeProfile() }, person)
  const url = `https://jobs.example/faults/${++urls}`
  const job = { job_title: 'Engineer', company_name: 'Fjord', job_url: url, status: 'Applied' }
  await of.call(saveJob, job, person)
  const text = 'Platform Engineer\nRequirements\n- Kubernetes\n- PostgreSQL'
  const opened = await of.call(scrapeJob, { url, text }, person)
  return { ...person, url, job_id: String(opened.body['id']) }
}
type Writer = Awaited<ReturnType<typeof makeWriter>>

async function documentsOf({ token, url }: Writer, of = app): Promise<MadeDocument[]> {
  const { body } = await of.call(getApplication, undefined, { token, query: { job_url: url } })
  expect(body).toMatchObject({ success: true })
  return (body['data'] as { documents: MadeDocument[] }).documents
}

/** What the note says of a CV that must be there, whole and in the profile's words. */
async function cvOf(writer: Writer, of = app): Promise<MadeDocument['phrasing']> {
  const { token, job_id } = writer
  const { status, body } = await of.call(generateResume, { job_id, company_name: 'Fjord' }, { token })
  expect(status).toBe(200)
  const id = String(body['id'])
  const evidence = (await of.call(documentEvidence, undefined, { token, params: { id } })).body as unknown as Evidence
  expect(evidence.sentences.map(({ text }) => text)).toContain(
    'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.',
  )
  return (await documentsOf(writer, of)).find((document) => document.id === id)?.phrasing ?? null
}

type Respond = (response: ServerResponse) => void
const faults: [name: string, failure: RegExp, requests: number, respond: Respond][] = [
  ['a wrong key', /setup/, 1, (response) => refuseCall(response, 401, 'Incorrect API key')],
  ['a dead provider', /away/, 2, (response) => response.destroy()],
  ['an overloaded one', /busy/, 2, (response) => refuseCall(response, 429, 'Slow', { 'retry-after-ms': '5' })],
  [
    'a page of HTML',
    /garbled|away/,
    2,
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  ],
  ['garbage', /garbled/, 2, (response) => say(response, 'answers: [{"id": "a1", "text": ')],
  ['a refusal in words', /garbled/, 2, (response) => say(response, 'I am sorry, but I cannot help with that.')],
  ['a refusal by its filter', /declined/, 1, (response) => say(response, '', 'content_filter')],
  ['an empty answer', /empty/, 2, (response) => say(response, '')],
]

describe('the document is made without the model, and says why', () => {
  test.each(faults)('%s', async (_, failure, most, respond) => {
    model.script((_request, response) => respond(response))
    expect(await cvOf(await makeWriter())).toMatchObject({
      kept: 0,
      refused: 0,
      failure: expect.stringMatching(failure),
    })
    expect(model.requests.length).toBeLessThanOrEqual(most)
  })

  test('a provider that never answers, and one that falls silent in the middle', async () => {
    model.script((_, response) => void hanging.push(response))
    expect(await cvOf(await makeWriter(hasty), hasty)).toMatchObject({ failure: 'slow' })
    model.script((_, response) => {
      hanging.push(response)
      openStream(response)
      sendDelta(response, { content: '{"answers":[' })
    })
    expect(await cvOf(await makeWriter(hasty), hasty)).toMatchObject({ failure: 'slow' })
  })

  test('100 MB', async () => {
    let sent = 0
    model.script(async (_, response) => {
      openStream(response)
      response.on('error', () => undefined).setMaxListeners(0)
      for (; sent < 100 && !response.destroyed; sent++) {
        sendDelta(response, { content: 'x'.repeat(1_048_576) })
        if (response.writableNeedDrain) await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      response.end()
    })
    expect(await cvOf(await makeWriter())).toMatchObject({ kept: 0, failure: 'endless' })
    expect(sent).toBeLessThan(40)
  })

  test('what was phrased before the provider failed stands', async () => {
    const cut = 'Reduced deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'
    model.script((request, response) => {
      if (model.requests.length > 1) return refuseCall(response, 401, 'No')
      const { lines } = JSON.parse(questionIn(request)) as { lines: { id: string; text: string }[] }
      const answers = lines.map(({ id, text }) => ({ id, text: text.startsWith('Cut deployment') ? cut : text }))
      say(response, JSON.stringify(answers))
    })
    const writer = await makeWriter()
    const { token, job_id } = writer
    await app.call(generateResume, { job_id, company_name: 'Fjord' }, { token })
    const [cv] = await documentsOf(writer)
    expect(cv?.phrasing).toMatchObject({ kept: 1, refused: 0, failure: 'setup' })
  })
})

test('with nothing left of the user’s day no request leaves', async () => {
  model.script((_, response) => say(response, '{"answers":[]}'))
  const writer = await makeWriter(poor)
  expect(await cvOf(writer, poor)).toMatchObject({ failure: 'budget' })
  const entries = (await poor.call(getLedger, undefined, writer)).body['entries'] as LedgerEntry[]
  const before = model.requests.length
  expect(entries.reduce((sum, { calls }) => sum + calls, 0)).toBe(before)
  await poor.call(generateCoverLetter, { job_id: writer.job_id, company_name: 'Fjord' }, writer)
  expect(model.requests).toHaveLength(before)
})

test('a document and an answer in the chat are written for one user one after the other', async () => {
  let running = 0
  let most = 0
  model.script(async (_, response) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 50))
    running--
    say(response, '[]')
  })
  const writer = await makeWriter()
  const asking = app.call(processMessage, { message: 'Hello', session_id: `session_both${urls}` }, writer)
  await Promise.all([cvOf(writer), asking])
  expect(model.requests.length).toBeGreaterThan(1)
  expect(most).toBe(1)
})

test('a run is not taken over while the model writes, and afterwards it is', async () => {
  const writer = await makeWriter()
  let waiting: ServerResponse | undefined
  model.script((_, response) => {
    if (waiting) say(response, '[]')
    else waiting = response
  })
  const generating = app.call(generateResume, { job_id: writer.job_id, company_name: 'Fjord' }, writer)
  await expect.poll(() => waiting !== undefined).toBe(true)
  const passTakeover = async (seconds: number) => {
    app.clock.advance(seconds * 1000)
    await sql`update pgboss.job set start_after = now() where name = 'finish-documents' and state = 'created'
      and data ->> 'userId' = (select id::text from users where users.email = ${writer.email})`.execute(app.db)
    await app.jobsIdle()
  }
  await passTakeover(runTakeoverS)
  expect(await documentsOf(writer)).toEqual([])
  if (waiting) say(waiting, '[]')
  expect((await generating).status).toBe(200)
  await passTakeover(1000)
  expect((await documentsOf(writer)).map(({ kind }) => kind).toSorted()).toEqual(['letter', 'resume'])
})
