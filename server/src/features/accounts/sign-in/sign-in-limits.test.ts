import { forgotPassword, login, register, resendCode } from '@waymark/contract/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeEmail, signUp, testPassword } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1, trustedProxies: 1 } })
})
afterAll(() => app.close())

const from = (client: string) => ({ headers: { 'x-forwarded-for': client } })

test('login: forty wrong passwords at once, and exactly ten are checked; then 429 with Retry-After', async () => {
  const { email, password } = await signUp(app)
  const attempt = (client: string, given = 'Wrong horse 7!') =>
    app.call(login, { email, password: given }, from(client))
  const replies = await Promise.all(Array.from({ length: 40 }, () => attempt('203.0.113.1')))
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10)
  const refused = replies.filter((reply) => reply.status === 429)
  expect(refused).toHaveLength(30)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(800)
  // The owner is never locked out: the right password works from another client.
  expect((await attempt('203.0.113.2', password)).status).toBe(200)
  expect((await attempt('203.0.113.1', password)).status).toBe(429)
})

test('login: successes use nothing up', async () => {
  const { email, password } = await signUp(app)
  for (let i = 0; i < 15; i++)
    expect((await app.call(login, { email, password }, from('203.0.113.3'))).status).toBe(200)
})

test('login: a client has a hundred failures over all addresses', async () => {
  const replies = []
  for (let i = 0; i < 11; i++) {
    const email = makeEmail()
    replies.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, () => app.call(login, { email, password: testPassword }, from('203.0.113.4'))),
      )),
    )
  }
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(100)
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(10)
}, 60_000)

test('register, forgot-password and resend-code: one a minute for an address, whoever asks, each counted alone', async () => {
  const email = makeEmail()
  for (const [endpoint, body] of [
    [register, { name: 'Ada', email, password: testPassword }],
    [forgotPassword, { email }],
    [resendCode, { email }],
  ] as const) {
    expect((await app.call(endpoint, body, from('203.0.113.5'))).status).toBe(200)
    const again = await app.call(endpoint, body, from('203.0.113.6'))
    expect(again).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    const pause = Number(again.headers.get('retry-after'))
    expect(pause).toBeGreaterThan(50)
    expect(pause).toBeLessThanOrEqual(60)
  }
})
