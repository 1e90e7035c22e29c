import { deleteConversation, getConversation, processMessage } from '@waymark/contract/chat.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makePdf, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { sendForm } from '../../testing/send-form.ts'
import { addUser } from '../../testing/add-user.ts'
import {
  questionIn,
  say,
  startScriptedModel,
  type ModelRequest,
  type ScriptedModel,
} from '../../testing/scripted-model.ts'
import { withoutTable } from '../../testing/without-table.ts'

type Message = {
  id: string
  content: string
  role: string
  timestamp: string
  attachment?: { name: string; size: number }
}

let app: TestApp
let token: string
let model: ScriptedModel
/** What the next answers go through; tests replace it to slow answers down. */
let answering: (request: ModelRequest) => Promise<void> = () => Promise.resolve()
beforeAll(async () => {
  model = await startScriptedModel()
  model.script(async (request, response) => {
    await answering(request)
    say(response, 'An answer.')
  })
  app = await createTestApp({ config: { model: model.settings() } })
  token = (await addUser(app, { name: 'Mira Example' })).token
})
afterAll(async () => {
  await app.close()
  await model.close()
})

let sessions = 0
const newSession = () => `session_test${String(++sessions).padStart(4, '0')}`
const ask = (message: string, session_id = newSession(), as = token) =>
  app.call(processMessage, { message, session_id }, { token: as })
async function messagesOf(session_id: string, as = token): Promise<Message[]> {
  const { body } = await app.call(getConversation, undefined, { token: as, params: { session_id } })
  return (body['conversation'] as { messages: Message[] }).messages
}

describe('what is stored', () => {
  test("the user's text is stored as plain text, the answer as the HTML that was answered, under its message_id", async () => {
    const session_id = newSession()
    const { body } = await ask('<b>Hi</b> & hello', session_id)
    const [question, answer] = await messagesOf(session_id)
    expect(question?.content).toBe('<b>Hi</b> & hello')
    expect(answer).toMatchObject({ content: body['response'], id: body['message_id'], role: 'assistant' })
  })

  test('twenty messages sent at once stand in pairs, each answer behind its question', async () => {
    const session_id = newSession()
    const questions = Array.from({ length: 20 }, (_, index) => `hello ${index}`)
    const replies = await Promise.all(questions.map((question) => ask(question, session_id)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const messages = await messagesOf(session_id)
    expect(messages).toHaveLength(40)
    const answerOf = new Map(questions.map((question, index) => [question, replies[index]?.body['message_id']]))
    for (let at = 0; at < 40; at += 2) {
      expect([messages[at]?.role, messages[at + 1]?.role]).toEqual(['user', 'assistant'])
      expect(messages[at + 1]?.id).toBe(answerOf.get(messages[at]?.content ?? ''))
    }
  })

  test('a slow answer lands in the conversation in which it was asked, at its place', async () => {
    const session_id = newSession()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    answering = (request) => (questionIn(request) === 'slow hello' ? held : Promise.resolve())
    const slow = ask('slow hello', session_id)
    await expect.poll(() => messagesOf(session_id).catch(() => [])).toHaveLength(1)
    // Answers for one user are written one after the other.
    const later = [ask('quick hello', session_id), ask('elsewhere hello')]
    await expect.poll(() => messagesOf(session_id)).toHaveLength(2)
    release()
    await Promise.all(later)
    const { body } = await slow
    answering = () => Promise.resolve()
    const messages = await messagesOf(session_id)
    expect(messages.map(({ role, content }) => (role === 'user' ? content : ''))).toEqual([
      'slow hello',
      '',
      'quick hello',
      '',
    ])
    expect(messages[1]?.id).toBe(body['message_id'])
  })

  test('a failed answer leaves the question, no half answer, and a repeat works', async () => {
    const session_id = newSession()
    const failed = await withoutTable(app.db, 'usage_events', () => ask('hello', session_id))
    expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } })
    const { rows } = await sql<{
      status: string
    }>`select status from messages where session_id = ${session_id} order by position`.execute(app.db)
    expect(rows.map(({ status }) => status)).toEqual(['complete', 'failed'])
    expect((await messagesOf(session_id)).map(({ role }) => role)).toEqual(['user'])
    expect((await ask('hello', session_id)).status).toBe(200)
    expect((await messagesOf(session_id)).map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
  })

  test('an answer whose server was killed is told as interrupted, can be asked for again, and the next message marks it failed', async () => {
    const session_id = newSession()
    const { body } = await ask('hello', session_id)
    const read = async () =>
      (await app.call(getConversation, undefined, { token, params: { session_id } })).body['conversation'] as {
        running?: object
        interrupted?: object
        messages: Message[]
      }
    await sql`update messages set status = 'running', content = '<p>An</p>' where id = ${body['message_id']}::uuid`.execute(
      app.db,
    )
    const unfinished = { message_id: body['message_id'], html: '<p>An</p>' }
    expect(await read()).toMatchObject({ running: unfinished })
    app.clock.advance(31_000)
    const { running, interrupted, messages } = await read()
    expect([running, interrupted, messages.length]).toEqual([undefined, unfinished, 1])
    const again = { message: '', session_id, replaces: body['message_id'] }
    expect((await app.call(processMessage, again, { token })).status).toBe(200)
    expect((await read()).messages.map(({ content }) => content)).toEqual(['hello', '<p>An answer.</p>'])
    await sql`update messages set shown = not shown where session_id = ${session_id} and role = 'assistant'`.execute(
      app.db,
    )
    await ask('hello again', session_id)
    expect((await read()).interrupted).toBeUndefined()
    const { rows } = await sql<{
      status: string
    }>`select status from messages where id = ${body['message_id']}::uuid`.execute(app.db)
    expect(rows[0]?.status).toBe('failed')
  })

  test('each answer is a usage event of kind message', async () => {
    const other = await addUser(app)
    await ask('hello', undefined, other.token)
    const { rows } = await sql<{
      details: object
    }>`select details from usage_events join users on users.id = user_id where email = ${other.email} and kind = 'message'`.execute(
      app.db,
    )
    expect(rows).toEqual([{ details: { provider: 'openai-compatible scripted' } }])
  })

  test("another user's session_id is another conversation", async () => {
    const other = await addUser(app)
    const session_id = newSession()
    await ask('mine', session_id)
    await ask('hello from the other', session_id, other.token)
    expect((await messagesOf(session_id)).map(({ content }) => content)[0]).toBe('mine')
    expect(await messagesOf(session_id)).toHaveLength(2)
    expect((await messagesOf(session_id, other.token))[0]?.content).toBe('hello from the other')
  })

  test('the provider gets the earlier turns, oldest first, the answer as Markdown', async () => {
    const session_id = newSession()
    await ask('hello one', session_id)
    await ask('hello two', session_id)
    const sent = model.requests.at(-1)?.messages.map(({ role, content }) => [role, content])
    expect(sent?.slice(1)).toEqual([
      ['user', 'hello one'],
      ['assistant', 'An answer.'],
      ['user', 'hello two'],
    ])
  })
})

test('a file that was stored before its outline was kept is read once more, and keeps it then', async () => {
  const session_id = newSession()
  await sendForm(app, token, { session_id }, { name: 'mira.pdf', bytes: makePdf([sampleCv]) })
  await sql`update attachments set reading = reading - 'outline' where session_id = ${session_id}`.execute(app.db)
  await ask('review my cv', session_id)
  const { rows } = await sql<{ email: string }>`
    select reading -> 'outline' ->> 'email' as email from attachments where session_id = ${session_id}
  `.execute(app.db)
  expect(rows).toEqual([{ email: 'mira@example.org' }])
})

describe('attachments, 200 MB per user', () => {
  test('a file beyond the quota is 413 with its own sentence; deleting a conversation deletes its files and makes room', async () => {
    const other = await addUser(app)
    const session_id = newSession()
    const file = { name: 'mira.pdf', bytes: makePdf([sampleCv]) }
    expect((await sendForm(app, other.token, { session_id }, file)).status).toBe(200)
    await sql`update attachments set size = 209715200 where session_id = ${session_id}`.execute(app.db)
    const refused = await sendForm(app, other.token, { session_id: newSession() }, file)
    expect([refused.status, refused.body['code']]).toEqual([413, 'attachments_full'])
    expect((await app.call(deleteConversation, undefined, { token: other.token, params: { session_id } })).status).toBe(
      200,
    )
    const { rows } =
      await sql`select 1 from attachments where session_id = ${session_id} union all select 1 from messages where session_id = ${session_id}`.execute(
        app.db,
      )
    expect(rows).toEqual([])
    expect((await sendForm(app, other.token, { session_id: newSession() }, file)).status).toBe(200)
  })
})
