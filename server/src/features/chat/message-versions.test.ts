import { exportConversation, getConversation, processMessage, showVersion, stopAnswer } from '@waymark/contract/chat.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import {
  say as reply,
  startScriptedModel,
  type ModelRequest,
  type ScriptedModel,
} from '../../testing/scripted-model.ts'
import { withoutTable } from '../../testing/without-table.ts'
import { sendForm } from '../../testing/send-form.ts'
import { addUser } from '../../testing/add-user.ts'

type Message = { id: string; content: string; role: string; versions?: string[]; stopped?: boolean }

let app: TestApp
let token: string
let model: ScriptedModel
let answering: () => Promise<void> = () => Promise.resolve()
let asked: ModelRequest[] = []
beforeAll(async () => {
  model = await startScriptedModel()
  model.script(async (request, response) => {
    asked.push(request)
    const answer = `Answer ${asked.length}`
    await answering()
    reply(response, answer)
  })
  app = await createTestApp({ config: { model: model.settings() } })
  token = (await addUser(app)).token
})
afterAll(async () => {
  await app.close()
  await model.close()
})
const sentIn = (request: ModelRequest | undefined) => request?.messages.slice(1).map(({ content }) => content)

let sessions = 0
function begin() {
  asked = []
  answering = () => Promise.resolve()
  return `session_version${++sessions}`
}
const say = (session_id: string, message: string, replaces?: string) =>
  app.call(processMessage, { message, session_id, ...(replaces && { replaces }) }, { token })
async function read(session_id: string): Promise<Message[]> {
  const { body } = await app.call(getConversation, undefined, { token, params: { session_id } })
  return (body['conversation'] as { messages: Message[] }).messages
}
const contents = async (session_id: string) => (await read(session_id)).map(({ content }) => content)

test('an edited message starts again from there, and the model sees nothing of what gave way', async () => {
  const session_id = begin()
  await say(session_id, 'one')
  const { body } = await say(session_id, 'two')
  await say(session_id, 'three')
  expect((await say(session_id, 'another two', String(body['question_id']))).status).toBe(200)
  expect(await contents(session_id)).toEqual(['one', '<p>Answer 1</p>', 'another two', '<p>Answer 4</p>'])
  expect(sentIn(asked[3])).toEqual(['one', 'Answer 1', 'another two'])
})

test('the earlier version is one step away, with everything that followed it, and so is the later one', async () => {
  const session_id = begin()
  const { body: first } = await say(session_id, 'one')
  await say(session_id, 'two')
  const { body: edited } = await say(session_id, 'changed', String(first['question_id']))
  const [question] = await read(session_id)
  expect(question?.versions).toEqual([first['question_id'], edited['question_id']])
  const back = { token, params: { session_id } }
  await app.call(showVersion, { message_id: String(first['question_id']) }, back)
  expect(await contents(session_id)).toEqual(['one', '<p>Answer 1</p>', 'two', '<p>Answer 2</p>'])
  await app.call(showVersion, { message_id: String(edited['question_id']) }, back)
  expect(await contents(session_id)).toEqual(['changed', '<p>Answer 3</p>'])
})

test('an answer that is asked for again has two versions under one question', async () => {
  const session_id = begin()
  const { body } = await say(session_id, 'one')
  const { body: again } = await say(session_id, '', String(body['message_id']))
  const messages = await read(session_id)
  expect(messages.map(({ content }) => content)).toEqual(['one', '<p>Answer 2</p>'])
  expect(messages[1]?.versions).toEqual([body['message_id'], again['message_id']])
  expect(sentIn(asked[1])).toEqual(['one'])
})

test('an edited message keeps its file, which counts as new again', async () => {
  const session_id = begin()
  const file = { name: 'cv.pdf', bytes: makePdf([sampleCv]) }
  const { body } = await sendForm(app, token, { session_id, message: 'Is it good?' }, file)
  await say(session_id, 'Is it long?', String(body['question_id']))
  expect(sentIn(asked[1])).toEqual(['Is it long?\n\n(Attached file: "cv.pdf")'])
  expect((await read(session_id))[0]).toMatchObject({ content: 'Is it long?', attachment: { name: 'cv.pdf' } })
})

test('when the new answer fails, what gave way is shown again', async () => {
  const session_id = begin()
  const { body } = await say(session_id, 'one')
  await withoutTable(app.db, 'usage_events', async () => {
    expect((await say(session_id, 'changed', String(body['question_id']))).status).toBe(500)
    expect((await say(session_id, '', String(body['message_id']))).status).toBe(500)
  })
  const messages = await read(session_id)
  expect(messages.map(({ content }) => content)).toEqual(['one', '<p>Answer 1</p>'])
  expect(messages.some(({ versions }) => versions)).toBe(false)
})

test('what is not a message of this conversation gives way to nothing', async () => {
  const session_id = begin()
  const { body } = await say(begin(), 'elsewhere')
  expect((await say(session_id, 'one', String(body['question_id']))).status).toBe(404)
  await say(session_id, 'one')
  expect((await say(session_id, 'two', String(body['question_id']))).status).toBe(404)
  expect(await contents(session_id)).toEqual(['one', '<p>Answer 2</p>'])
})

test('a stopped answer keeps what was written, is never finished later, and the next message can be sent', async () => {
  const session_id = begin()
  let release = () => {}
  answering = () => new Promise((resolve) => (release = resolve))
  const waiting = say(session_id, 'one')
  await expect.poll(() => asked.length).toBe(1)
  expect((await app.call(stopAnswer, {}, { token, params: { session_id } })).status).toBe(200)
  expect((await read(session_id))[1]).toMatchObject({ role: 'assistant', content: '', stopped: true })
  release()
  expect((await waiting).body).toMatchObject({ success: true, response: '', stopped: true })
  expect((await read(session_id))[1]).toMatchObject({ content: '', stopped: true })
  answering = () => Promise.resolve()
  expect((await say(session_id, 'two')).status).toBe(200)
})

test('exported as Markdown it is what is read; as JSON it holds every version', async () => {
  const session_id = begin()
  const { body } = await say(session_id, 'one')
  await say(session_id, 'bluebells', String(body['question_id']))
  const file = async (format: string) =>
    app.call(exportConversation, undefined, { token, params: { file: `${session_id}.${format}` } })
  const markdown = await file('md')
  expect(markdown.headers.get('content-disposition')).toContain('bluebells.md')
  expect(String(markdown.body['text'])).toMatch(
    /^# bluebells\n\n\*\*You\*\*, .+ UTC\n\nbluebells\n\n\*\*Waymark\*\*, .+ UTC\n\nAnswer 2\n$/,
  )
  const { body: json } = await file('json')
  expect((json['messages'] as { content: string; shown: boolean }[]).map((one) => [one.content, one.shown])).toEqual([
    ['one', false],
    ['<p>Answer 1</p>', false],
    ['bluebells', true],
    ['<p>Answer 2</p>', true],
  ])
})
