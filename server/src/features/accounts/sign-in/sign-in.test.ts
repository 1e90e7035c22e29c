import { getSession, login, logout } from '@waymark/contract/accounts.ts'
import { sql } from 'kysely'
import { argon2Sync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeEmail, signUp, testPassword } from '../../../testing/sign-up.ts'

const minute = 60_000
const day = 24 * 60 * minute

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ cheapPasswords: false })
})
afterAll(() => app.close())

const session = (token: string) => app.call(getSession, undefined, { token })
const signIn = (email: string, password = testPassword) => app.call(login, { email, password })

describe('sign-in', () => {
  test('answers a token and the name; the session knows who it is', async () => {
    const { email, token } = await signUp(app, { name: 'Ada' })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await session(token)).toMatchObject({
      status: 200,
      body: { success: true, name: 'Ada', email, language: null, time_zone: null },
    })
  })

  test('the token works bare as well as with Bearer', async () => {
    const { token } = await signUp(app)
    expect((await app.call(getSession, undefined, { headers: { authorization: token } })).status).toBe(200)
  })

  test('a wrong password and an unknown address get the same 401', async () => {
    const { email } = await signUp(app)
    const [wrong, unknown] = [await signIn(email, 'Wrong horse 7!'), await signIn(makeEmail())]
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', error: 'Invalid email or password. Please check your credentials.' },
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('every sign-in makes another token, and signing out ends only its own', async () => {
    const { email, token } = await signUp(app)
    const second = String((await signIn(email)).body['token'])
    expect(second).not.toBe(token)
    expect((await app.call(logout, {}, { token })).body).toEqual({ success: true })
    expect(await session(token)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect((await session(second)).status).toBe(200)
  })

  test('made-up tokens of any shape are 401', async () => {
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}'`, 'null', 'x'.repeat(5000)])
      expect((await session(token)).status).toBe(401)
  })

  test('a hash made with older parameters is replaced at the next sign-in', async () => {
    const { email } = await signUp(app)
    const nonce = randomBytes(16)
    const tag = argon2Sync('argon2id', {
      message: testPassword,
      nonce,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    await sql`update users set password_hash = ${`$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`} where email = ${email}`.execute(
      app.db,
    )
    expect((await signIn(email, 'Wrong horse 7!')).status).toBe(401)
    const replies = await Promise.all([signIn(email), signIn(email)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await sql<{
      password_hash: string
    }>`select password_hash from users where email = ${email}`.execute(app.db)
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(email)).status).toBe(200)
  })
})

describe('sessions end after 30 days, or 7 idle', () => {
  test('after 7 idle days', async () => {
    const { token } = await signUp(app)
    app.clock.advance(7 * day - minute)
    expect((await session(token)).status).toBe(200)
    app.clock.advance(7 * day)
    expect((await session(token)).status).toBe(401)
  })

  test('after 30 days however busy', async () => {
    const { token } = await signUp(app)
    for (let i = 0; i < 5; i++) {
      app.clock.advance(6 * day - minute)
      expect((await session(token)).status).toBe(200)
    }
    app.clock.advance(5 * minute)
    expect((await session(token)).status).toBe(401)
  })

  test('being seen is written at most every ten minutes', async () => {
    const { email, token } = await signUp(app)
    const seen = async () => {
      const { rows } = await sql<{
        at: Date
      }>`select last_seen_at as at from sessions join users on users.id = user_id where email = ${email}`.execute(
        app.db,
      )
      return rows[0]?.at.getTime()
    }
    const first = await seen()
    app.clock.advance(10 * minute)
    await session(token)
    expect(await seen()).toBe(first)
    app.clock.advance(1)
    await session(token)
    expect(await seen()).toBe(app.clock.now().getTime())
  })
})
