import { exportAccount } from '@waymark/contract/account/own-account.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@waymark/contract/account/second-factor.ts'
import { login } from '@waymark/contract/accounts.ts'
import { pathOf } from '@waymark/contract/define-endpoint.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { signUp } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const halfMinute = 30_000
const codeNow = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * halfMinute,
  })

async function switchOn() {
  const account = await signUp(app)
  const { token, email, password } = account
  const started = await app.call(startSecondFactor, { password }, { token })
  const secret = String(started.body['secret'])
  const confirmed = await app.call(confirmSecondFactor, { code: codeNow(secret) }, { token })
  const codes = confirmed.body['recovery_codes'] as string[]
  // The code that confirmed is used up.
  app.clock.advance(halfMinute)
  const signIn = async (code?: string) => {
    const { status, body } = await app.call(login, { email, password, ...(code && { code }) })
    return status === 200 ? 'in' : body['code']
  }
  return { ...account, secret, codes, signIn }
}

test('it is off until a code of the app confirms it, and from then on a sign-in wants one', async () => {
  const { email, password, token } = await signUp(app)
  const state = async () => (await app.call(getSecondFactor, undefined, { token })).body
  const signIn = (code?: string) => app.call(login, { email, password, ...(code && { code }) })
  expect(await state()).toMatchObject({ since: null, recovery_codes: 0 })
  const wrong = await app.call(startSecondFactor, { password: 'Wrong horse 7!' }, { token })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
  const { body } = await app.call(startSecondFactor, { password }, { token })
  const secret = String(body['secret'])
  expect(body['uri']).toBe(
    `otpauth://totp/Waymark:${encodeURIComponent(email)}?issuer=Waymark&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect((await signIn()).status).toBe(200)
  expect((await app.call(confirmSecondFactor, { code: '000000' }, { token })).body['code']).toBe('invalid_code')
  const confirmed = await app.call(confirmSecondFactor, { code: codeNow(secret) }, { token })
  expect(new Set(confirmed.body['recovery_codes'] as string[]).size).toBe(10)
  expect(await state()).toMatchObject({ since: app.clock.now().toISOString(), recovery_codes: 10 })
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
  expect((await app.call(startSecondFactor, { password }, { token })).body['code']).toBe('second_factor_on')
  app.clock.advance(halfMinute)
  expect((await signIn(codeNow(secret))).status).toBe(200)
})

test('a wrong password says nothing of the second factor', async () => {
  const { email, codes } = await switchOn()
  const reply = await app.call(login, { email, password: 'Wrong horse 7!', code: codes[0] })
  expect(reply).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
})

test('a code works once, half a minute early or late, and not beyond', async () => {
  const { secret, signIn } = await switchOn()
  app.clock.advance(10 * halfMinute)
  expect(await signIn(codeNow(secret, -2))).toBe('second_factor_wrong')
  expect(await signIn(codeNow(secret, 2))).toBe('second_factor_wrong')
  const [late, now, early] = [-1, 0, 1].map((steps) => codeNow(secret, steps))
  expect(await signIn(late)).toBe('in')
  expect(await signIn(`${now?.slice(0, 3)} ${now?.slice(3)}`)).toBe('in')
  expect(await signIn(now)).toBe('second_factor_wrong')
  expect(await signIn(late)).toBe('second_factor_wrong')
  expect(await signIn(early)).toBe('in')
})

test('two sign-ins at once cannot use the same code', async () => {
  const { secret, signIn } = await switchOn()
  const code = codeNow(secret)
  expect((await Promise.all([signIn(code), signIn(code), signIn(code)])).toSorted()).toEqual([
    'in',
    'second_factor_wrong',
    'second_factor_wrong',
  ])
})

test('a recovery code works once, in any spelling, and only for its owner', async () => {
  const [ada, eve] = [await switchOn(), await switchOn()]
  const [code = ''] = ada.codes
  expect(await eve.signIn(code)).toBe('second_factor_wrong')
  expect(await ada.signIn(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)).toBe('in')
  expect(await ada.signIn(code)).toBe('second_factor_wrong')
  const state = await app.call(getSecondFactor, undefined, { token: ada.token })
  expect(state.body['recovery_codes']).toBe(9)
})

test('after ten wrong codes in an hour the right one waits, and a recovery code still works', async () => {
  const { secret, codes, signIn } = await switchOn()
  for (let n = 0; n < 10; n++) expect(await signIn('000000')).toBe('second_factor_wrong')
  expect(await signIn(codeNow(secret))).toBe('second_factor_blocked')
  expect(await signIn(codes[0])).toBe('in')
  app.clock.advance(60 * 60_000)
  expect(await signIn(codeNow(secret))).toBe('in')
})

test('guesses that are sent at the same moment share the ten tries', async () => {
  const { signIn } = await switchOn()
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('000000')))
  expect(answers.filter((answer) => answer === 'second_factor_wrong')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'second_factor_blocked')).toHaveLength(20)
})

test('it is removed with the password, and neither secret nor codes are in an export', async () => {
  const { secret, codes, token, password, signIn } = await switchOn()
  const response = await fetch(app.url + pathOf(exportAccount), { headers: { authorization: `Bearer ${token}` } })
  const archive = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(archive).toContain('second_factors.json')
  for (const hidden of [secret, Buffer.from(Secret.fromBase32(secret).bytes).toString('base64'), codes[0] ?? ''])
    expect(archive).not.toContain(hidden)
  expect((await app.call(removeSecondFactor, { password: 'Wrong horse 7!' }, { token })).body['code']).toBe(
    'wrong_password',
  )
  expect(await signIn()).toBe('second_factor_needed')
  expect((await app.call(removeSecondFactor, { password }, { token })).status).toBe(200)
  expect(await signIn()).toBe('in')
})
