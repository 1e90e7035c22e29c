import {
  deleteConversation,
  getConversation,
  listConversations,
  processMessage,
  renameConversation,
} from '@waymark/contract/chat.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { addUser } from '../../testing/add-user.ts'

type Conversation = {
  session_id: string
  first_message: string
  title: string | null
  updated_at: string
  messages: { id: string; content: string; role: string }[]
  messages_total: number
}

let app: TestApp
let token: string
let stranger: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app)).token
  stranger = (await addUser(app)).token
})
afterAll(() => app.close())

const ask = (message: string, session_id: string) => app.call(processMessage, { message, session_id }, { token })
async function list(query?: Record<string, string>, as = token): Promise<Conversation[]> {
  const { body } = await app.call(listConversations, undefined, { token: as, ...(query ? { query } : {}) })
  return body['conversations'] as Conversation[]
}
async function get(session_id: string, query?: Record<string, string>): Promise<Conversation> {
  const { body } = await app.call(getConversation, undefined, {
    token,
    params: { session_id },
    ...(query ? { query } : {}),
  })
  return body['conversation'] as Conversation
}

describe('GET /api/conversations', () => {
  test('a new user has none', async () => {
    expect(await list({}, stranger)).toEqual([])
  })

  test('the newest 50 come first, older ones with ?before=, none twice and none left out', async () => {
    for (let index = 0; index < 53; index++) {
      app.clock.advance(1000)
      await ask(`hello ${index}`, `session_list${String(index).padStart(3, '0')}`)
    }
    const first = await list()
    expect(first.map(({ first_message }) => first_message)).toEqual(
      Array.from({ length: 50 }, (_, index) => `hello ${52 - index}`),
    )
    expect(first[0]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    const rest = await list({ before: first.at(-1)?.updated_at ?? '' })
    expect(rest.map(({ first_message }) => first_message)).toEqual(['hello 2', 'hello 1', 'hello 0'])
  })

  test('conversations of the same millisecond at the edge of a page are not left out', async () => {
    const user = await addUser(app)
    await sql`
      insert into conversations (user_id, session_id, first_message, created_at, updated_at)
      select id, 'session_tie' || n, '', now(), timestamptz '2026-11-21' - interval '1 second' * (case when n < 49 then n else 49 end)
      from users, generate_series(0, 51) n where email = ${user.email}`.execute(app.db)
    const first = await list({}, user.token)
    const rest = await list({ before: first.at(-1)?.updated_at ?? '' }, user.token)
    expect(new Set([...first, ...rest].map(({ session_id }) => session_id)).size).toBe(52)
    expect(first.length + rest.length).toBe(52)
  })

  test('a new message brings its conversation to the top and keeps its first message', async () => {
    app.clock.advance(1000)
    await ask('hello once more', 'session_list000')
    expect((await list())[0]).toMatchObject({
      session_id: 'session_list000',
      first_message: 'hello 0',
      messages_total: 4,
    })
  })

  test('each has its last 20 messages and messages_total; one alone pages backwards by 100', async () => {
    const session_id = 'session_long01'
    for (let index = 0; index < 2; index++) await ask(`hello ${index}`, session_id)
    await sql`
      insert into messages (user_id, session_id, position, role, status, content, created_at)
      select user_id, session_id, 4 + n, 'user', 'complete', 'number ' || n, now() from conversations, generate_series(0, 249) n where session_id = ${session_id}`.execute(
      app.db,
    )
    const listed = (await list()).find((row) => row.session_id === session_id)
    expect([
      listed?.messages.length,
      listed?.messages.at(-1)?.content,
      listed?.messages[0]?.content,
      listed?.messages_total,
    ]).toEqual([20, 'number 249', 'number 230', 254])
    const newest = await get(session_id)
    expect([newest.messages.length, newest.messages[0]?.content, newest.messages_total]).toEqual([
      100,
      'number 150',
      254,
    ])
    const older = await get(session_id, { before: newest.messages[0]?.id ?? '' })
    expect([older.messages.length, older.messages[0]?.content, older.messages.at(-1)?.content]).toEqual([
      100,
      'number 50',
      'number 149',
    ])
    const oldest = await get(session_id, { before: older.messages[0]?.id ?? '' })
    expect([oldest.messages.length, oldest.messages[0]?.content]).toEqual([54, 'hello 0'])
  })
})

describe('conversations belong to their user', () => {
  test('two users with the same session_id each see their own messages', async () => {
    await ask('hello of mine', 'session_shared')
    await app.call(
      processMessage,
      { message: 'hello of a stranger', session_id: 'session_shared' },
      { token: stranger },
    )
    const [theirs] = await list({}, stranger)
    expect(theirs?.messages.map(({ content }) => content)[0]).toBe('hello of a stranger')
    expect([theirs?.messages.length, theirs?.messages_total]).toEqual([2, 2])
  })

  test('reading, renaming and deleting somebody else’s conversation is 404 and changes nothing', async () => {
    await ask('hello', 'session_mine01')
    const params = { session_id: 'session_mine01' }
    expect((await app.call(getConversation, undefined, { token: stranger, params })).status).toBe(404)
    expect((await app.call(renameConversation, { title: 'Theirs' }, { token: stranger, params })).status).toBe(404)
    expect((await app.call(deleteConversation, undefined, { token: stranger, params })).status).toBe(404)
    expect((await get('session_mine01')).title).toBeNull()
  })

  test('a message of another conversation or user is no place to page from', async () => {
    await ask('hello', 'session_mine02')
    const [message] = (await get('session_mine02')).messages
    const elsewhere = await app.call(getConversation, undefined, {
      token,
      params: { session_id: 'session_mine01' },
      query: { before: message?.id ?? '' },
    })
    expect(elsewhere.status).toBe(404)
    expect(
      (
        await app.call(getConversation, undefined, {
          token,
          params: { session_id: 'session_mine01' },
          query: { before: 'x' },
        })
      ).status,
    ).toBe(400)
  })

  test('a title can be given; a blank one is 400; deleting removes the conversation once', async () => {
    await ask('hello', 'session_mine03')
    const params = { session_id: 'session_mine03' }
    expect((await app.call(renameConversation, { title: '  Nurse jobs ' }, { token, params })).status).toBe(200)
    expect((await get('session_mine03')).title).toBe('Nurse jobs')
    expect((await app.call(renameConversation, { title: '  ' }, { token, params })).status).toBe(400)
    expect((await app.call(deleteConversation, undefined, { token, params })).status).toBe(200)
    expect((await app.call(deleteConversation, undefined, { token, params })).status).toBe(404)
  })
})
