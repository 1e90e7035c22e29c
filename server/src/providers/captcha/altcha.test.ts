import { changePassword, forgotPassword, getCaptcha, register, verifyResetCode } from '@waymark/contract/accounts.ts'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeEmail, testPassword } from '../../testing/sign-up.ts'
import { createAltcha } from './altcha.ts'
import type { Captcha } from './captcha.ts'

let app: TestApp
let captcha: Captcha
beforeAll(async () => {
  app = await createTestApp({ config: { captcha: { provider: 'altcha' } } })
  captcha = createAltcha({ db: app.db, clock: app.clock })
})
afterAll(() => app.close())

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const check = (token: string | undefined, action = 'register') => captcha.verify(token, action, '127.0.0.1')

async function challengeFor(action: string): Promise<Challenge> {
  const { body } = await app.call(getCaptcha, undefined, { query: { action } })
  expect(body['provider']).toBe('altcha')
  return body['challenge'] as Challenge
}
async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
const solved = async (action = 'register') => solve(await challengeFor(action))

describe('proof of work', () => {
  test('a solution lets one registration through, and is refused when it is replayed', async () => {
    const recaptchaToken = await solved()
    const send = () => app.call(register, { name: 'Ada', email: makeEmail(), password: testPassword, recaptchaToken })
    expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({
      status: 400,
      body: { code: 'captcha_failed', error: 'Please complete the CAPTCHA verification' },
    })
  })

  test('without a solution register, forgot-password, verify-reset-code and change-password are refused', async () => {
    const email = makeEmail()
    for (const [endpoint, body] of [
      [register, { name: 'Ada', email, password: testPassword }],
      [forgotPassword, { email }],
      [verifyResetCode, { email, code: 'ABC234' }],
      [changePassword, { email, new_password: testPassword, password_reset_key: 'x' }],
    ] as const) {
      expect(await app.call(endpoint, body)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } })
    }
  })

  test('of ten uses at once one counts', async () => {
    const token = await solved()
    const results = await Promise.all(Array.from({ length: 10 }, () => check(token)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  test('a solution for another action is refused, and stays good for its own', async () => {
    const token = await solved('forgot-password')
    expect(await check(token, 'register')).toBe(false)
    expect(await check(token, 'forgot-password')).toBe(true)
  })

  test('after five minutes it is refused', async () => {
    const [late, inTime] = [await solved(), await solved()]
    // The library keeps whole seconds.
    app.clock.advance(5 * 60_000 - 2000)
    expect(await check(inTime)).toBe(true)
    app.clock.advance(2000)
    expect(await check(late)).toBe(false)
  })

  test('a wrong solution, a changed challenge and another server’s signature are refused', async () => {
    const challenge = await challengeFor('register')
    expect(await check(encode({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }))).toBe(false)
    const cheaper = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    expect(await check(await solve({ ...cheaper, parameters: { ...cheaper.parameters, keyPrefix: '00' } }))).toBe(false)
    expect(await check(await solve({ ...challenge, signature: 'ab'.repeat(32) }))).toBe(false)
  })

  test('nothing malformed gets through or throws', async () => {
    const challenge = await challengeFor('register')
    const good = { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
    const tokens = [
      undefined,
      '',
      'x',
      'null',
      '💥',
      'A'.repeat(100_000),
      encode(null),
      encode([]),
      encode({}),
      encode({ challenge: 1, solution: 1 }),
      encode({ challenge: {}, solution: {} }),
      encode({ ...good, challenge: { ...challenge, signature: undefined } }),
      encode({ ...good, challenge: { ...challenge, signature: [challenge.signature] } }),
      encode({ ...good, challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 'never' } } }),
      encode({ ...good, solution: { counter: '1', derivedKey: 5 } }),
    ]
    for (const token of tokens) expect(await check(token)).toBe(false)
    expect(await check(encode(good))).toBe(true)
  })

  test('two processes starting at once share one secret', async () => {
    await sql`delete from secrets`.execute(app.db)
    const many = Array.from({ length: 8 }, () => createAltcha({ db: app.db, clock: app.clock }))
    const challenges = await Promise.all(many.map((one) => one.challenge('register')))
    const [first] = challenges
    if (first?.provider !== 'altcha') throw new Error('not altcha')
    const token = await solve(first.challenge as unknown as Challenge)
    expect(await many.at(-1)?.verify(token, 'register', '')).toBe(true)
    const { rows } = await sql`select name from secrets order by name`.execute(app.db)
    expect(rows).toEqual([{ name: 'captcha key' }, { name: 'captcha signature' }])
  })
})

test('with CAPTCHA_PROVIDER=none the field is optional and ignored', async () => {
  const none = await createTestApp({ config: { captcha: { provider: 'none' } } })
  expect((await none.call(getCaptcha, undefined, { query: { action: 'register' } })).body).toEqual({
    success: true,
    provider: 'none',
  })
  for (const more of [{}, { recaptchaToken: 'anything' }]) {
    expect(
      (await none.call(register, { name: 'Ada', email: makeEmail(), password: testPassword, ...more })).status,
    ).toBe(200)
  }
  await none.close()
})
