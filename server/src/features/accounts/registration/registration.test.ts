import { login, register, resendCode, verifyEmail } from '@waymark/contract/accounts.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { codeOf, makeEmail, signUp, startSignUp, testPassword } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
const verify = (email: string, code: string, registration_id?: string) =>
  app.call(verifyEmail, { email, code, registration_id })
const signIn = (email: string, password: string) => app.call(login, { email, password })
const invalidCode = {
  status: 400,
  body: { code: 'invalid_code', error: 'Invalid verification code. Please try again.' },
}
const deadCode = {
  status: 400,
  body: { code: 'code_expired', error: 'This code no longer works. Ask for a new one.' },
}

describe('registration, verify-email, login', () => {
  test('a mailed code makes the account, and its password signs in', async () => {
    const { email, password, code } = await startSignUp(app, { name: 'Ada Lovelace' })
    expect(await verify(email, code)).toMatchObject({ status: 200, body: { success: true } })
    expect((await signIn(email, password)).body).toMatchObject({ success: true, name: 'Ada Lovelace' })
  })

  test('an address is trimmed and lower-cased, and a code may be typed in lower case', async () => {
    const email = makeEmail()
    await app.call(register, { name: 'Ada', email: `  ${email.toUpperCase()} `, password: testPassword })
    const [mail] = await app.mails(email)
    expect((await verify(email, codeOf(mail).toLowerCase())).status).toBe(200)
    expect((await signIn(email.toUpperCase(), testPassword)).status).toBe(200)
  })

  test('before the code is entered, the right password is 403 email_not_verified and a wrong one 401', async () => {
    const { email, password } = await startSignUp(app)
    expect(await signIn(email, password)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
    expect(await signIn(email, 'Wrong horse 7!')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  })

  test('registering a known address answers the same, mails its owner instead, and changes nothing', async () => {
    const { email, password, name } = await signUp(app, { name: 'Owner' })
    const reply = await app.call(register, { name: 'Stranger', email, password: 'Other horse 8!' })
    expect(reply).toMatchObject({ status: 200, body: { success: true } })
    const [mail] = await app.mails(email)
    expect(mail).toMatchObject({ subject: 'You already have a Waymark account' })
    expect(mail?.text).toContain(`Hello ${name},`)
    expect(mail?.text).not.toMatch(/[A-Z0-9]{6}/)
    expect((await signIn(email, password)).status).toBe(200)
    const { rows } = await sql`select code_hash from pending_registrations where email = ${email}`.execute(app.db)
    expect(rows).toEqual([{ code_hash: null }])
  })

  test('names: 40 characters are taken, 41 and none refused with fields', async () => {
    const call = (name: string) => app.call(register, { name, email: makeEmail(), password: testPassword })
    expect((await call('x'.repeat(40))).status).toBe(200)
    expect(await call('x'.repeat(41))).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { name: expect.any(String) } },
    })
    expect(await call('  ')).toMatchObject({ status: 400, body: { fields: { name: 'Please enter your name' } } })
  })

  test('German in Accept-Language is kept with the account', async () => {
    const email = makeEmail()
    await app.call(
      register,
      { name: 'Ada', email, password: testPassword },
      { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } },
    )
    await verify(email, codeOf((await app.mails(email))[0]))
    const { rows } = await sql`select language from users where email = ${email}`.execute(app.db)
    expect(rows).toEqual([{ language: 'de' }])
  })
})

describe('codes', () => {
  test('a code works once, and says so when it is entered again', async () => {
    const { email, code } = await startSignUp(app)
    await verify(email, code)
    expect(await verify(email, code)).toMatchObject(deadCode)
    expect(await verify(email, wrong(code))).toMatchObject(invalidCode)
  })

  test('a code lives ten minutes', async () => {
    const { email, code } = await startSignUp(app)
    app.clock.advance(10 * 60_000)
    expect(await verify(email, wrong(code))).toMatchObject(invalidCode)
    expect(await verify(email, code)).toMatchObject(deadCode)
    const other = await startSignUp(app)
    app.clock.advance(10 * 60_000 - 1)
    expect((await verify(other.email, other.code)).status).toBe(200)
  })

  test('five wrong tries end a code, even forty at once', async () => {
    const { email, code } = await startSignUp(app)
    await Promise.all(Array.from({ length: 40 }, () => verify(email, wrong(code))))
    expect(await verify(email, code)).toMatchObject(deadCode)
  })

  test('the fifth wrong try, and every one after it, says that the code is dead; a new code starts anew', async () => {
    const { email, code } = await startSignUp(app)
    for (let i = 0; i < 4; i++) expect(await verify(email, wrong(code))).toMatchObject(invalidCode)
    for (let i = 0; i < 2; i++) expect(await verify(email, wrong(code))).toMatchObject(deadCode)
    await app.call(resendCode, { email })
    const fresh = codeOf((await app.mails(email))[0])
    expect(await verify(email, wrong(fresh))).toMatchObject(invalidCode)
    expect((await verify(email, fresh)).status).toBe(200)
  })

  test('after four wrong tries the right code still works', async () => {
    const { email, code } = await startSignUp(app)
    for (let i = 0; i < 4; i++) await verify(email, wrong(code))
    expect((await verify(email, code)).status).toBe(200)
  })

  test('a code works for its own address only', async () => {
    const [one, two] = [await startSignUp(app), await startSignUp(app)]
    expect(await verify(two.email, one.code)).toMatchObject(invalidCode)
    expect(await verify(makeEmail(), one.code)).toMatchObject(invalidCode)
  })

  test('the right code entered twice at once makes one account', async () => {
    const { email, code } = await startSignUp(app)
    const replies = await Promise.all([verify(email, code), verify(email, code), verify(email, code)])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400, 400])
  })

  test('codes hold no look-alikes', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => startSignUp(app).then(({ code }) => code)))
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  })
})

describe('two registrations of one address: a code activates only the one it was mailed for', () => {
  test('the first code activates the first password, and the other registration never becomes anything', async () => {
    const owner = await startSignUp(app, { name: 'Owner', password: 'Owner horse 7!' })
    const stranger = await startSignUp(app, { name: 'Stranger', email: owner.email, password: 'Stranger horse 8!' })
    expect(stranger.code).not.toBe(owner.code)
    expect((await verify(owner.email, owner.code, owner.registration_id)).status).toBe(200)
    expect((await signIn(owner.email, 'Stranger horse 8!')).status).toBe(403)
    expect((await signIn(owner.email, 'Owner horse 7!')).body).toMatchObject({ name: 'Owner' })
    expect(await verify(owner.email, stranger.code)).toMatchObject(invalidCode)
    expect((await signIn(owner.email, 'Stranger horse 8!')).status).toBe(403)
  })

  test('both codes at once make one account, whichever comes first', async () => {
    const one = await startSignUp(app, { password: 'One horse 7!' })
    const two = await startSignUp(app, { email: one.email, password: 'Two horse 8!' })
    const replies = await Promise.all([one, two].map((it) => verify(it.email, it.code, it.registration_id)))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400])
  })
})

describe('resend-code', () => {
  test('a new code ends the one before and has its own five tries', async () => {
    const { email, code } = await startSignUp(app)
    for (let i = 0; i < 5; i++) await verify(email, wrong(code))
    expect((await app.call(resendCode, { email })).body).toEqual({ success: true })
    const mails = await app.mails(email)
    expect(mails).toHaveLength(2)
    expect((await verify(email, code)).status).toBe(400)
    expect((await verify(email, codeOf(mails[0]))).status).toBe(200)
  })

  test('it is for the newest registration, until another one’s password is proved by signing in', async () => {
    const owner = await startSignUp(app, { name: 'Owner', password: 'Owner horse 7!' })
    app.clock.advance(1000)
    await startSignUp(app, { name: 'Stranger', email: owner.email, password: 'Stranger horse 8!' })
    app.clock.advance(1000)
    await app.call(resendCode, { email: owner.email })
    expect((await app.mails(owner.email))[0]?.text).toContain('Hello Stranger,')

    app.clock.advance(1000)
    const { registration_id } = owner
    expect(await signIn(owner.email, 'Owner horse 7!')).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified', registration_id },
    })
    await app.call(resendCode, { email: owner.email })
    const [mail] = await app.mails(owner.email)
    expect(mail?.text).toContain('Hello Owner,')
    expect((await verify(owner.email, codeOf(mail), registration_id)).status).toBe(200)
    expect((await signIn(owner.email, 'Owner horse 7!')).body).toMatchObject({ success: true, name: 'Owner' })
  })

  test('with a registration’s id it is for that one, whoever registered the address since', async () => {
    const email = makeEmail()
    const own = await app.call(register, { name: 'Owner', email, password: 'Owner horse 7!' })
    app.clock.advance(1000)
    await startSignUp(app, { name: 'Stranger', email, password: 'Stranger horse 8!' })
    const registration_id = String(own.body['registration_id'])
    expect((await app.call(resendCode, { email, registration_id })).body).toEqual({ success: true })
    const [mail] = await app.mails(email)
    expect(mail?.text).toContain('Hello Owner,')
    expect((await verify(email, codeOf(mail), registration_id)).status).toBe(200)
    expect((await signIn(email, 'Owner horse 7!')).status).toBe(200)
  })

  test('an unknown id and one of another address get the same answer and no mail', async () => {
    const [one, other] = [await startSignUp(app), makeEmail()]
    const { registration_id } = (await app.call(register, { name: 'Bob', email: other, password: testPassword })).body
    const before = (await app.mails()).length
    for (const id of [registration_id, randomUUID()])
      expect((await app.call(resendCode, { email: one.email, registration_id: id })).body).toEqual({ success: true })
    expect(await app.mails()).toHaveLength(before)
    expect((await app.call(resendCode, { email: one.email, registration_id: 'x' })).status).toBe(400)
  })

  test('unknown and verified addresses get the same answer and no mail', async () => {
    const { email } = await signUp(app)
    const before = (await app.mails()).length
    for (const address of [email, makeEmail()])
      expect(await app.call(resendCode, { email: address })).toMatchObject({ status: 200, body: { success: true } })
    expect(await app.mails()).toHaveLength(before)
  })
})

describe('passwords', () => {
  const choose = (password: string) => app.call(register, { name: 'Ada', email: makeEmail(), password })
  const refused = (message: string) => ({ status: 400, body: { code: 'validation', fields: { password: message } } })

  test('8 and 128 characters are taken, 7 and 129 are not', async () => {
    expect((await choose('Abcde1!x')).status).toBe(200)
    expect(await choose('Abcde1!')).toMatchObject(refused('Password must be at least 8 characters long'))
    expect((await choose(`A1!${'x'.repeat(125)}`)).status).toBe(200)
    expect(await choose(`A1!${'x'.repeat(126)}`)).toMatchObject(refused('Password must be at most 128 characters long'))
  })

  test('letters, numbers and symbols are each asked for by their sentence', async () => {
    expect(await choose('12345678!')).toMatchObject(refused('Password must contain at least one letter'))
    expect(await choose('abcdefgh!')).toMatchObject(refused('Password must contain at least one number'))
    expect(await choose('abcdefgh1')).toMatchObject(refused('Password must contain at least one symbol'))
  })

  test('any Unicode is taken and checked exactly as typed: 128 emoji, spaces at both ends', async () => {
    for (const password of [`é1!${'😀'.repeat(125)}`, '  пароль 1! ']) {
      const { email } = await signUp(app, { password })
      expect((await signIn(email, password)).status).toBe(200)
      expect((await signIn(email, [...password.trim()].slice(0, -1).join(''))).status).toBe(401)
    }
  })

  test('a common one is refused in any letter case, with a sentence of its own', async () => {
    const error = 'This password is one of the most common ones. Please choose another.'
    for (const password of ['p@ssw0rd', '1QAZ@wsx'])
      expect(await choose(password)).toMatchObject({
        status: 400,
        body: { success: false, code: 'password_too_common', error },
      })
  })
})
