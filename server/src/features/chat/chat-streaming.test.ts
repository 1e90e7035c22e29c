import { getConversation, processMessage } from '@waymark/contract/chat.ts'
import { pathOf } from '@waymark/contract/define-endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { say, startScriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts'
import { withoutTable } from '../../testing/without-table.ts'
import { addUser } from '../../testing/add-user.ts'

type Conversation = {
  messages: { id: string; role: string; content: string }[]
  running?: { message_id: string; html: string }
}

let app: TestApp
let model: ScriptedModel
let token: string
/** What the next answers wait for. */
let held: Promise<void> = Promise.resolve()

beforeAll(async () => {
  model = await startScriptedModel()
  model.script(async (_, response) => {
    await held
    say(response, 'An answer.')
  })
  app = await createTestApp({ config: { model: model.settings() } })
  token = (await addUser(app)).token
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const headers = () => ({
  accept: 'text/event-stream',
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
})
const stream = (body: object, more: RequestInit = {}) =>
  fetch(`${app.url}${pathOf(processMessage)}`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
    ...more,
  })
const eventsIn = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, event, data]) => ({
    event,
    data: JSON.parse(data ?? '') as Record<string, unknown>,
  }))
async function conversation(session_id: string): Promise<Conversation> {
  const { body } = await app.call(getConversation, undefined, { token, params: { session_id } })
  return body['conversation'] as Conversation
}

test('the same POST answers with events: started with the message id, and last the answer as JSON', async () => {
  const response = await stream({ message: 'hello', session_id: 'session_stream1' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const events = eventsIn(await response.text())
  const [started, answer] = [events[0], events.at(-1)]
  expect([...new Set(events.map(({ event }) => event))]).toEqual(['started', 'text', 'answer'])
  expect(answer?.data).toMatchObject({ success: true, response: '<p>An answer.</p>', session_id: 'session_stream1' })
  expect(started?.data['message_id']).toBe(answer?.data['message_id'])
})

test('what is refused before it starts is refused with its status', async () => {
  const empty = await stream({ message: ' ', session_id: 'session_stream2' })
  expect([empty.status, empty.headers.get('content-type')]).toEqual([400, 'application/json'])
  const signedOut = await stream(
    { message: 'hello', session_id: 'session_stream2' },
    { headers: { ...headers(), authorization: 'Bearer x' } },
  )
  expect(signedOut.status).toBe(401)
})

test('a fault of our own after the start cuts the stream, and leaves no half answer', async () => {
  await withoutTable(app.db, 'usage_events', async () => {
    const response = await stream({ message: 'hello', session_id: 'session_stream3' })
    await expect(response.text()).rejects.toThrow('terminated')
  })
  expect((await conversation('session_stream3')).messages.map(({ role }) => role)).toEqual(['user'])
})

test('a caller that goes away finds the running answer, and then the whole one, in the conversation', async () => {
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  const away = new AbortController()
  const response = await stream({ message: 'slow', session_id: 'session_stream4' }, { signal: away.signal })
  const first = await response.body?.getReader().read()
  const [started] = eventsIn(new TextDecoder().decode(first?.value))
  away.abort()
  expect((await conversation('session_stream4')).running).toEqual({
    message_id: started?.data['message_id'],
    html: '',
  })
  release()
  await expect.poll(async () => (await conversation('session_stream4')).messages.length).toBe(2)
  const { messages, running } = await conversation('session_stream4')
  expect([messages[1]?.id, messages[1]?.content, running]).toEqual([
    started?.data['message_id'],
    '<p>An answer.</p>',
    undefined,
  ])
})
