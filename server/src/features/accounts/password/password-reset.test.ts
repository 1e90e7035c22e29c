import {
  changePassword,
  forgotPassword,
  getSession,
  login,
  verifyEmail,
  verifyResetCode,
} from '@waymark/contract/accounts.ts'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { codeOf, makeEmail, signUp, startSignUp, testPassword } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newPassword = 'Fresh horse 9!'
const exchange = (email: string, code: string) => app.call(verifyResetCode, { email, code })
const signIn = (email: string, password: string) => app.call(login, { email, password })
const change = (email: string, key: string, password = newPassword) =>
  app.call(changePassword, { email, new_password: password, password_reset_key: key })
const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
const deadCode = {
  status: 400,
  body: { code: 'code_expired', error: 'This code no longer works. Ask for a new one.' },
}
const invalidKey = {
  status: 400,
  body: { code: 'invalid_reset_key', error: 'This password reset has expired. Please start again.' },
}

async function askForCode(email: string): Promise<string> {
  expect((await app.call(forgotPassword, { email })).body).toEqual({ success: true })
  const [mail] = await app.mails(email)
  expect(mail?.subject).toBe('Your Waymark password reset code')
  return codeOf(mail)
}
async function askForKey(email: string): Promise<string> {
  return String((await exchange(email, await askForCode(email))).body['password_reset_key'])
}

describe('password reset: forgot-password, reset-password-code, new-password, login', () => {
  test('the mailed code gives a key, and the key sets the password', async () => {
    const { email, password } = await signUp(app)
    expect((await change(email, await askForKey(email))).body).toEqual({ success: true })
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('it ends every session of the account and none of others', async () => {
    const [one, other] = [await signUp(app), await signUp(app)]
    const second = String((await signIn(one.email, one.password)).body['token'])
    await change(one.email, await askForKey(one.email))
    for (const token of [one.token, second]) expect((await app.call(getSession, undefined, { token })).status).toBe(401)
    expect((await app.call(getSession, undefined, { token: other.token })).status).toBe(200)
  })

  test('a sign-in with the old password that is under way when the reset commits opens no session', async () => {
    const { email, password } = await signUp(app)
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from users where email = ${(await signUp(app, { password: newPassword })).email}`.execute(
      app.db,
    )
    // The reset as setPassword writes it, held open until the sign-in has read the old hash and computed its own.
    const reply = await app.db.transaction().execute(async (reset) => {
      await sql`update users set password_hash = ${rows[0]?.password_hash} where email = ${email}`.execute(reset)
      await sql`delete from sessions using users where users.id = user_id and email = ${email}`.execute(reset)
      const underWay = signIn(email, password)
      await Promise.race([underWay, setTimeout(1000)])
      return { underWay }
    })
    expect((await reply.underWay).body).toMatchObject({ code: 'invalid_credentials' })
    const open = await sql`select 1 from sessions join users on users.id = user_id where email = ${email}`.execute(
      app.db,
    )
    expect(open.rows).toEqual([])
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('it also verifies an address that never was, under the newest registration’s name', async () => {
    const { email, code } = await startSignUp(app, { name: 'Ada' })
    await change(email, await askForKey(email))
    expect((await signIn(email, newPassword)).body).toMatchObject({ success: true, name: 'Ada' })
    expect((await signIn(email, testPassword)).status).toBe(403)
    expect((await app.call(verifyEmail, { email, code })).status).toBe(400)
  })

  test('an unknown address gets the same answer, no mail, and leaves no row', async () => {
    const email = makeEmail()
    expect(await app.call(forgotPassword, { email })).toMatchObject({ status: 200, body: { success: true } })
    expect(await app.mails(email)).toEqual([])
    const { rows } = await sql`select 1 from password_resets where email = ${email}`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('asking alone changes nothing: the password still signs in', async () => {
    const { email, password, token } = await signUp(app)
    await askForCode(email)
    expect((await signIn(email, password)).status).toBe(200)
    expect((await app.call(getSession, undefined, { token })).status).toBe(200)
  })

  test('a common or weak new password is refused, each with its own sentence, and the key stays good', async () => {
    const { email } = await signUp(app)
    const key = await askForKey(email)
    expect(await change(email, key, 'Pa$$w0rd')).toMatchObject({
      status: 400,
      body: { code: 'password_too_common', error: expect.stringContaining('most common') },
    })
    expect(await change(email, key, 'short1!')).toMatchObject({ status: 400, body: { code: 'validation' } })
    expect((await change(email, key)).status).toBe(200)
  })
})

describe('reset codes and keys', () => {
  test('a code works once, also when sent three times at once', async () => {
    const { email } = await signUp(app)
    const code = await askForCode(email)
    const replies = await Promise.all([exchange(email, code), exchange(email, code), exchange(email, code)])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400, 400])
    expect(await exchange(email, code)).toMatchObject(deadCode)
    expect(await exchange(email, wrong(code))).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
  })

  test('a code lives ten minutes and five wrong tries, and fits one address', async () => {
    const [one, two] = [await signUp(app), await signUp(app)]
    const late = await askForCode(one.email)
    app.clock.advance(10 * 60_000)
    expect(await exchange(one.email, late)).toMatchObject(deadCode)
    const code = await askForCode(one.email)
    await askForCode(two.email)
    expect((await exchange(two.email, code)).status).toBe(400)
    await Promise.all(Array.from({ length: 20 }, () => exchange(one.email, wrong(code))))
    expect(await exchange(one.email, code)).toMatchObject(deadCode)
    expect((await exchange(one.email, await askForCode(one.email))).status).toBe(200)
  })

  test('a verification code is no reset code', async () => {
    const { email, code } = await startSignUp(app)
    await askForCode(email)
    expect((await exchange(email, code)).status).toBe(400)
  })

  test('a key works once, for ten minutes, for its address', async () => {
    const [one, two] = [await signUp(app), await signUp(app)]
    const key = await askForKey(one.email)
    expect(await change(two.email, key)).toMatchObject(invalidKey)
    expect((await change(one.email, key)).status).toBe(200)
    expect(await change(one.email, key)).toMatchObject(invalidKey)
    const late = await askForKey(two.email)
    app.clock.advance(10 * 60_000)
    expect(await change(two.email, late)).toMatchObject(invalidKey)
    expect(await change(makeEmail(), 'x')).toMatchObject(invalidKey)
  })

  test('a stranger asking again does not take away a key in use', async () => {
    const { email } = await signUp(app)
    const key = await askForKey(email)
    await askForCode(email)
    expect((await change(email, key)).status).toBe(200)
  })
})
