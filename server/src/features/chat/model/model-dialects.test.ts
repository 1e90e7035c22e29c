import { processMessage } from '@waymark/contract/chat.ts'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import {
  endStream,
  openStream,
  say,
  sendDelta,
  startScriptedModel,
  type ScriptedModel,
} from '../../../testing/scripted-model.ts'

let app: TestApp
let model: ScriptedModel
let token: string
let sessions = 0
beforeAll(async () => {
  model = await startScriptedModel()
  app = await createTestApp({ config: { model: model.settings({ provider: 'ollama' }) } })
  token = (await addUser(app)).token
})
afterAll(async () => {
  await app.close()
  await model.close()
})

type Call = { index?: number; id?: string; type?: string; function: { name: string; arguments: unknown } }
const called = (name: string, more: Partial<Call> = {}): Call => ({
  type: 'function',
  ...more,
  function: { name, arguments: '{}' },
})

/** Answers the first request with these calls, one chunk each, and the next with a sentence. */
function scriptCalls(calls: readonly Call[], reason: string): void {
  model.script((request, response) => {
    if (request.messages.at(-1)?.role === 'tool') return say(response, 'Looked.')
    openStream(response)
    for (const call of calls) sendDelta(response, { role: 'assistant', content: '', tool_calls: [call] })
    endStream(response, reason)
  })
}
async function ask(): Promise<string> {
  const body = { message: 'What is on my board?', session_id: `session_dialect${++sessions}` }
  const reply = await app.call(processMessage, body, { token })
  expect(reply.status).toBe(200)
  return String(reply.body['response'])
}
const results = () =>
  (model.requests.at(-1)?.messages ?? []).filter(({ role }) => role === 'tool').map(({ content }) => content ?? '')

test.each<[string, Call[], string]>([
  [
    'two calls that both have the index 0, as Ollama sent them, and end with "stop"',
    [called('read_board', { index: 0, id: 'call_a' }), called('read_profile', { index: 0, id: 'call_b' })],
    'stop',
  ],
  [
    'calls without an index',
    [called('read_board', { id: 'call_a' }), called('read_profile', { id: 'call_b' })],
    'stop',
  ],
  ['calls without an id', [called('read_board', { index: 0 }), called('read_profile', { index: 1 })], 'tool_calls'],
])('%s are all carried out', async (_, calls, reason) => {
  scriptCalls(calls, reason)
  expect(await ask()).toContain('Looked.')
  expect(results().map((result) => Object.keys(JSON.parse(result) as object)[0])).toEqual(['total', 'version'])
})

test('arguments that are an object and no text are refused in one line, and the built-in assistant answers', async () => {
  scriptCalls([{ index: 0, id: 'call_a', function: { name: 'read_board', arguments: {} } }], 'tool_calls')
  const response = await ask()
  expect(response).toContain('ollama scripted')
  expect(response).toMatch(/board/i)
  expect(model.requests.length).toBeLessThanOrEqual(2)
})

const thinking: [string, (response: ServerResponse) => void][] = [
  ['in tags', (response) => say(response, '<think>The user is poor at this.</think>Here is the plan.')],
  [
    'in tags that are cut into chunks',
    (response) => {
      openStream(response)
      for (const content of ['<thi', 'nk>The user is poor', ' at this.</th', 'ink>', 'Here is the plan.'])
        sendDelta(response, { content })
      endStream(response, 'stop')
    },
  ],
  [
    'in a field of its own',
    (response) => {
      openStream(response)
      sendDelta(response, { reasoning_content: 'The user is poor at this.' })
      sendDelta(response, { content: 'Here is the plan.' })
      endStream(response, 'stop')
    },
  ],
]
test.each(thinking)('what a model thinks %s is no part of its answer', async (_, respond) => {
  model.script((_request, response) => respond(response))
  const response = await ask()
  expect(response).toContain('Here is the plan.')
  expect(response).not.toMatch(/poor at this|think/)
})
