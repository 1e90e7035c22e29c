import { changePassword, forgotPassword, login, register, verifyResetCode } from '@waymark/contract/accounts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeEmail, testPassword } from '../../testing/sign-up.ts'
import type { Captcha } from './captcha.ts'

let checks = 0
const captcha: Captcha = {
  challenge: () => Promise.resolve({ provider: 'none' }),
  verify: (token) => {
    checks++
    return Promise.resolve(token === 'solved')
  },
}
let app: TestApp
beforeAll(async () => {
  // Of thirty calls in an hour three are left, of sixty failures six.
  app = await createTestApp({ config: { trustedProxies: 1, rateLimitFactor: 0.1 }, providers: { captcha } })
})
afterAll(() => app.close())
beforeEach(() => void (checks = 0))

const from = (client: string) => ({ headers: { 'x-forwarded-for': client } })

test.each([
  ['register', register, { name: 'Ada', password: testPassword }, 3, '203.0.113.1'],
  ['forgot-password', forgotPassword, {}, 3, '203.0.113.2'],
  ['verify-reset-code', verifyResetCode, { code: 'ABC234' }, 6, '203.0.113.3'],
  ['change-password', changePassword, { new_password: testPassword, password_reset_key: 'x' }, 6, '203.0.113.4'],
] as const)(
  '%s: wrong captchas of one network are checked only until its limit',
  async (_, endpoint, body, most, client) => {
    const send = () => app.call(endpoint, { ...body, email: makeEmail(), recaptchaToken: 'wrong' }, from(client))
    const codes = []
    for (let call = 0; call < most + 2; call++) codes.push((await send()).body['code'])
    expect(codes).toEqual([...Array<string>(most).fill('captcha_failed'), 'too_many_requests', 'too_many_requests'])
    expect(checks).toBe(most)
  },
)

test('a known device has as many captchas of its own, whatever others behind its network use up', async () => {
  const { email, password } = await addUser(app)
  const client = '203.0.113.5'
  const { headers } = await app.call(login, { email, password }, from(client))
  const known = { headers: { ...from(client).headers, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } }
  for (let call = 0; call < 4; call++) await app.call(forgotPassword, { email: makeEmail() }, from(client))
  const codes = []
  for (let call = 0; call < 4; call++) codes.push((await app.call(forgotPassword, { email }, known)).body['code'])
  expect(codes).toEqual(['captcha_failed', 'captcha_failed', 'captcha_failed', 'too_many_requests'])
})
