import { getLedger, type LedgerEntry } from '@waymark/contract/account/ledger.ts'
import { getConversation, processMessage, stopAnswer } from '@waymark/contract/chat.ts'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import {
  callTools,
  endStream,
  openStream,
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
let token: string
let sessions = 0
/** Providers that hang are let go after each test. */
const hanging: ServerResponse[] = []

beforeAll(async () => {
  model = await startScriptedModel()
  app = await createTestApp({ config: { model: model.settings() } })
  hasty = await createTestApp({ config: { model: model.settings({ timeoutMs: 5000, silenceMs: 2500 }) } })
  poor = await createTestApp({ config: { model: model.settings({ tokensPerDay: 500 }) } })
  token = (await addUser(app)).token
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

const newSession = () => `session_fault${++sessions}`
async function ask(message = 'Hello', of = app, as = token): Promise<string> {
  const reply = await of.call(processMessage, { message, session_id: newSession() }, { token: as })
  expect(reply.status).toBe(200)
  return String(reply.body['response'])
}
const builtIn = 'What shall we do today?'
const failing = (respond: (response: ServerResponse, request: number) => void) =>
  model.script((_, response) => respond(response, model.requests.length))

const faults: [
  name: string,
  reason: RegExp,
  requests: number,
  respond: (response: ServerResponse, request: number) => void,
][] = [
  ['401', /refuses the key or the settings/, 1, (response) => refuseCall(response, 401, 'Incorrect API key')],
  [
    '404, an unknown model',
    /refuses the key or the settings/,
    1,
    (response) => refuseCall(response, 404, 'No such model'),
  ],
  [
    '429 with a long Retry-After',
    /is overloaded/,
    1,
    (response) => refuseCall(response, 429, 'Slow down', { 'retry-after': '3600' }),
  ],
  ['429 twice', /is overloaded/, 2, (response) => refuseCall(response, 429, 'Slow down', { 'retry-after-ms': '5' })],
  ['500 twice', /cannot be reached/, 2, (response) => refuseCall(response, 500, 'Oops')],
  ['529, overloaded', /is overloaded/, 2, (response) => refuseCall(response, 529, 'Overloaded')],
  ['a cut connection', /cannot be reached/, 2, (response) => response.destroy()],
  [
    'a page of HTML',
    /could not be read|cannot be reached/,
    1,
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
  ],
  [
    'an error inside the stream',
    /is overloaded/,
    2,
    (response) => {
      openStream(response)
      response.end('data: {"error":{"message":"Overloaded","type":"overloaded_error"}}\n\ndata: [DONE]\n\n')
    },
  ],
  ['an empty answer', /said nothing/, 1, (response) => say(response, '')],
  ['a refusal by its filter', /declined to answer/, 1, (response) => say(response, '', 'content_filter')],
  [
    'nothing but garbage',
    /could not be read|said nothing/,
    1,
    (response) => {
      openStream(response)
      response.end('data: %%%garbage%%%\n\ndata: {{{\n\n')
    },
  ],
]

describe('a provider that fails is told in one line, and the built-in assistant answers', () => {
  test.each(faults)('%s', async (_, reason, requests, respond) => {
    failing(respond)
    const response = await ask()
    expect(response).toMatch(/^<p><em>The connected language model \(openai-compatible scripted\) did not answer: /)
    expect(response).toMatch(reason)
    expect(response).toContain(builtIn)
    expect(model.requests).toHaveLength(requests)
  })

  test('429 with a short Retry-After, and then an answer', async () => {
    failing((response, request) =>
      request === 1 ? refuseCall(response, 429, 'Slow down', { 'retry-after': '0' }) : say(response, 'Here I am.'),
    )
    expect(await ask()).toBe('<p>Here I am.</p>')
  })

  test('a conversation that is too long for it is sent again without what came before', async () => {
    const session_id = newSession()
    const say2 = (message: string) => app.call(processMessage, { message, session_id }, { token })
    model.script((_, response) => say(response, 'Fine.'))
    await say2('first')
    model.script((request, response) =>
      request.messages.length > 2
        ? refuseCall(response, 400, "This model's maximum context length is 8 tokens")
        : say(response, 'Short.'),
    )
    expect((await say2('second')).body['response']).toBe('<p>Short.</p>')
    failing((response) => refuseCall(response, 400, "This model's maximum context length is 8 tokens"))
    expect((await say2('third')).body['response']).toContain('this is too long for it')
  })

  test('a provider that never answers, and one that falls silent in the middle', async () => {
    const user = await addUser(hasty)
    failing((response) => void hanging.push(response))
    expect(await ask('Hello', hasty, user.token)).toContain('it took too long')
    const other = await addUser(hasty)
    failing((response) => {
      hanging.push(response)
      openStream(response)
      sendDelta(response, { content: 'A good beginning' })
    })
    const response = await ask('Hello', hasty, other.token)
    expect(response).toMatch(
      /^<p>A good beginning<\/p>\n<p><em>The connected language model .* broke off here: it took too long/,
    )
    expect(response).toContain(builtIn)
  })

  test('a provider that sends without end', async () => {
    let sent = 0
    model.script(async (_, response) => {
      openStream(response)
      const megabyte = 'x'.repeat(1_048_576)
      response.on('error', () => undefined).setMaxListeners(0)
      for (let i = 0; i < 100 && !response.destroyed; i++) {
        sent++
        const chunk = JSON.stringify({
          id: 'x',
          choices: [{ index: 0, delta: { reasoning_content: megabyte }, finish_reason: null }],
        })
        if (!response.write(`data: ${chunk}\n\n`))
          await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      response.end()
    })
    expect(await ask()).toContain('its answer had no end')
    expect(sent).toBeLessThan(40)
  })

  test('an answer without end is cut and said to be', async () => {
    model.script(async (_, response) => {
      openStream(response)
      response.on('error', () => undefined).setMaxListeners(0)
      for (let i = 0; i < 5000 && !response.destroyed; i++) {
        sendDelta(response, { content: 'word '.repeat(200) })
        if (response.writableNeedDrain) await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      response.end()
    })
    const response = await ask()
    expect(response).toContain('its answer had no end')
    expect(response.length).toBeLessThan(60_000)
  })

  test('one garbled event in the middle loses nothing of the answer', async () => {
    model.script((_, response) => {
      openStream(response)
      sendDelta(response, { content: 'Before ' })
      response.write('data: {garbage\n\n')
      sendDelta(response, { content: 'and after.' })
      endStream(response, 'stop')
    })
    expect(await ask()).toBe('<p>Before and after.</p>')
  })
})

describe('tools', () => {
  test('an endless loop over tools ends in words', async () => {
    model.script((request, response) =>
      request.tool_choice === 'none' ? say(response, 'Enough.') : callTools(response, ['insights', {}]),
    )
    expect(await ask()).toBe('<p>Enough.</p>')
    expect(model.requests).toHaveLength(6)
  })

  test('one that goes on calling them all the same is given up', async () => {
    model.script((_, response) => callTools(response, ['insights', {}]))
    expect(await ask()).toContain(builtIn)
    expect(model.requests.length).toBeLessThanOrEqual(6)
  })

  test.each<[string, [string, object | string], RegExp]>([
    ['an unknown tool', ['delete_everything', {}], /delete_everything|unavailable|no tool/i],
    ['arguments of the wrong kind', ['move_job', { job_url: 7, status: 'Gone' }], /invalid_input/],
    ['arguments that are no JSON', ['move_job', '{"job_url": '], /./],
  ])('%s: the model is told, and answers', async (_, call, told) => {
    model.script((request, response) =>
      request.messages.at(-1)?.role === 'tool' ? say(response, 'Sorry.') : callTools(response, call),
    )
    expect(await ask()).toBe('<p>Sorry.</p>')
    expect(model.requests[1]?.messages.at(-1)?.content).toMatch(told)
  })

  test('of a hundred calls at once only the first twenty run', async () => {
    model.script((request, response) =>
      request.messages.at(-1)?.role === 'tool'
        ? say(response, 'Enough.')
        : callTools(response, ...Array.from({ length: 100 }, (): [string, object] => ['insights', {}])),
    )
    expect(await ask()).toBe('<p>Enough.</p>')
    const results = model.requests[1]?.messages.filter(({ role }) => role === 'tool') ?? []
    expect(results.filter(({ content }) => content?.includes('too_many_calls'))).toHaveLength(80)
  })
})

describe('limits', () => {
  test('what a user may use in a day is counted, also where an answer was stopped or failed', async () => {
    const user = await addUser(poor)
    model.script((_, response) => say(response, 'Fine.'))
    expect(await ask('Hello', poor, user.token)).toBe('<p>Fine.</p>')
    failing((response) => refuseCall(response, 401, 'No'))
    for (let i = 0; i < 3; i++) await ask('Hello', poor, user.token)
    const { body } = await poor.call(getLedger, undefined, { token: user.token })
    expect((body['entries'] as LedgerEntry[])[0]?.calls).toBeGreaterThanOrEqual(2)
    model.script((_, response) => say(response, 'Fine.'))
    expect(await ask('Hello', poor, user.token)).toContain('your share for today is used up')
    poor.clock.advance(86_400_000)
    expect(await ask('Hello', poor, user.token)).toBe('<p>Fine.</p>')
  })

  test('what a provider had written before it broke off counts, though it told no count', async () => {
    const user = await addUser(app)
    failing((response) => {
      openStream(response)
      sendDelta(response, { content: 'word '.repeat(400) })
      response.write('\n', () => response.destroy())
    })
    await ask('Hello', app, user.token)
    const { body } = await app.call(getLedger, undefined, { token: user.token })
    expect((body['entries'] as LedgerEntry[])[0]?.tokens_out).toBe(500)
  })

  test('two answers for one user are written one after the other', async () => {
    let running = 0
    let most = 0
    model.script(async (_, response) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      say(response, 'Fine.')
    })
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('<p>Fine.</p>'))
    expect(most).toBe(1)
  })
})

test('a stopped answer keeps what was written, and the provider is left', async () => {
  const session_id = newSession()
  let left = false
  model.script((_, response) => {
    hanging.push(response)
    response.on('close', () => (left = true))
    openStream(response)
    sendDelta(response, { content: 'As far as this' })
  })
  const waiting = app.call(processMessage, { message: 'Hello', session_id }, { token })
  const read = async () =>
    (await app.call(getConversation, undefined, { token, params: { session_id } })).body['conversation'] as {
      running?: { html: string }
      messages: { content: string; stopped?: boolean }[]
    }
  await expect.poll(async () => (await read().catch(() => undefined))?.running?.html).toBe('<p>As far as this</p>')
  await app.call(stopAnswer, {}, { token, params: { session_id } })
  expect((await waiting).body).toMatchObject({ stopped: true, response: '<p>As far as this</p>' })
  expect((await read()).messages[1]).toMatchObject({ content: '<p>As far as this</p>', stopped: true })
  await expect.poll(() => left).toBe(true)
})

test('the log says which provider failed and why, and nothing of what was sent', async () => {
  failing((response) => refuseCall(response, 500, 'You sent: my secret plan'))
  await ask('my secret plan is to quit')
  const lines = app.logged.filter((line) => line.includes('the language model did not answer'))
  expect(lines.at(-1)).toContain('"failure":"away"')
  expect(app.logged.join('\n')).not.toMatch(/secret plan|key-of-this-test/)
})
