import { login, register, resendCode, verifyEmail } from '@waymark/contract/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Captcha } from '../../../providers/captcha/captcha.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { codeOf, makeEmail, startSignUp, testPassword } from '../../../testing/sign-up.ts'

let app: TestApp
/** Takes the solution `solved` for verify-email; the other forms need none. */
const captcha: Captcha = {
  challenge: () => Promise.resolve({ provider: 'none' }),
  verify: (token, action) => Promise.resolve(action !== 'verify-email' || token === 'solved'),
}
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: 1 }, providers: { captcha } })
})
afterAll(() => app.close())

const stranger = '203.0.113.9'
const owner = '198.51.100.1'
const from = (client: string) => ({ headers: { 'x-forwarded-for': client } })
const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
type Entered = { email: string; code: string; registration_id?: string; recaptchaToken?: string }
const verify = (client: string, entered: Entered) => app.call(verifyEmail, entered, from(client))
const signIn = (email: string, password: string) => app.call(login, { email, password })

describe('a stranger registers an address whose owner is registering it', () => {
  test('the owner who enters the newest code confirms nothing of the stranger’s', async () => {
    const own = await startSignUp(app, { password: 'Owner horse 7!' })
    const other = await startSignUp(app, { email: own.email, password: 'Stranger horse 8!' })
    const { email, registration_id } = own
    expect(await verify(owner, { email, code: other.code, registration_id })).toMatchObject({
      status: 400,
      body: { code: 'invalid_code' },
    })
    expect((await signIn(email, 'Stranger horse 8!')).status).toBe(403)
    expect((await verify(owner, { email, code: own.code, registration_id })).status).toBe(200)
    expect((await signIn(email, 'Owner horse 7!')).status).toBe(200)
  })

  test('without a registration’s id no code counts any more, and the holder of one is told of the link', async () => {
    const own = await startSignUp(app)
    const other = await startSignUp(app, { email: own.email, password: 'Stranger horse 8!' })
    for (const { code } of [own, other])
      expect((await verify(owner, { email: own.email, code })).body['code']).toBe('code_needs_link')
    expect((await verify(owner, { email: own.email, code: wrong(own.code) })).body['code']).toBe('invalid_code')
    expect((await signIn(own.email, 'Stranger horse 8!')).status).toBe(403)
  })

  test('each mail’s link names the registration that its code belongs to', async () => {
    const { email, code, registration_id } = await startSignUp(app)
    const [mail] = await app.mails(email)
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/verify-email')
    expect(link.searchParams.get('email')).toBe(email)
    expect(link.searchParams.get('registration')?.replaceAll('-', '')).toBe(registration_id.replaceAll('-', ''))
    expect(mail?.text.match(/[A-Z0-9]{6}/g)).toEqual([code])
  })
})

describe('a stranger enters wrong codes for an address', () => {
  test('the owner’s tries are the owner’s: six clients with five wrong codes each do not end the code', async () => {
    const { email, code, registration_id } = await startSignUp(app)
    for (let client = 1; client <= 6; client++)
      for (let i = 0; i < 5; i++)
        await verify(`203.0.113.${client}`, { email, code: wrong(code), recaptchaToken: 'solved' })
    expect((await verify(stranger, { email, code: wrong(code) })).body['code']).toBe('captcha_failed')
    expect((await verify(owner, { email, code, registration_id })).status).toBe(200)
  })

  test('an owner whose client knows no registration’s id needs a captcha then, and gets in with it', async () => {
    const { email, code } = await startSignUp(app)
    for (let i = 0; i < 5; i++) await verify(stranger, { email, code: wrong(code) })
    expect((await verify(owner, { email, code })).body['code']).toBe('captcha_failed')
    expect((await verify(owner, { email, code, recaptchaToken: 'solved' })).status).toBe(200)
  })

  test('the sixth try wants a captcha whether or not anybody registered the address', async () => {
    const codes = async (email: string) => {
      const replies = []
      for (let i = 0; i < 7; i++) replies.push(await verify(stranger, { email, code: 'AAAAAA' }))
      return replies.map(({ body }) => body['code'])
    }
    const known = await codes((await startSignUp(app)).email)
    expect(known).toEqual(await codes(makeEmail()))
    expect(known.slice(4)).toEqual(['code_expired', 'captcha_failed', 'captcha_failed'])
  })

  test('fifty wrong tries of all clients end the code for everybody who knows no registration’s id', async () => {
    const { email, code, registration_id } = await startSignUp(app)
    for (let i = 0; i < 50; i++) await verify(`192.0.2.${i}`, { email, code: wrong(code), recaptchaToken: 'solved' })
    const late = await verify(owner, { email, code, recaptchaToken: 'solved' })
    expect(late.body['code']).toBe('code_expired')
    expect((await verify(owner, { email, code, registration_id })).status).toBe(200)
  })
})

test('a stranger’s resend leaves the owner’s minute: each registration has its own', async () => {
  const limited = await createTestApp({ config: { trustedProxies: 1, rateLimitFactor: 1 } })
  const email = makeEmail()
  const { body } = await limited.call(register, { name: 'Ada', email, password: testPassword }, from(owner))
  const { registration_id } = body
  expect((await limited.call(resendCode, { email }, from(stranger))).status).toBe(200)
  expect((await limited.call(resendCode, { email }, from(stranger))).status).toBe(429)
  expect((await limited.call(resendCode, { email, registration_id }, from(owner))).status).toBe(200)
  expect((await limited.call(resendCode, { email, registration_id }, from(owner))).status).toBe(429)
  const code = codeOf((await limited.mails(email))[0])
  expect((await limited.call(verifyEmail, { email, code, registration_id }, from(owner))).status).toBe(200)
  await limited.close()
})
