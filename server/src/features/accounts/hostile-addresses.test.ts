import {
  changePassword,
  forgotPassword,
  login,
  register,
  resendCode,
  verifyEmail,
  verifyResetCode,
} from '@waymark/contract/accounts.ts'
import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { testPassword } from '../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1 } })
})
afterAll(() => app.close())

const code = 'ABC234'
const bodyOf = new Map<Endpoint, object>([
  [register, { name: 'Eve', password: testPassword }],
  [login, { password: 'Wrong horse 8!' }],
  [resendCode, {}],
  [forgotPassword, {}],
  [verifyEmail, { code }],
  [verifyResetCode, { code }],
  [changePassword, { new_password: testPassword, password_reset_key: 'x' }],
])
const send = (endpoint: Endpoint, email: string) => app.call(endpoint, { email, ...bodyOf.get(endpoint) })

/** Each once made an account of its own whose mail reached victim@example.org. */
const disguises = [
  '<victim@example.org>',
  '"victim"@example.org',
  'victim@example.org.',
  'victim.@example.org',
  'victim\u0000@example.org',
  'victim\r\nbcc: eve@example.org@example.org',
  'victim\u200b@example.org',
  'victim(x)@example.org',
  'Victim <victim@example.org>',
  'eve@example.org,victim@example.org',
]

test('an address in disguise is refused wherever one is taken, and nothing is mailed', async () => {
  for (const endpoint of bodyOf.keys())
    for (const email of disguises) {
      const { status, body } = await send(endpoint, email)
      const found = [
        status,
        body['code'] === 'invalid_json' ? ['email'] : Object.keys((body['fields'] ?? {}) as object),
      ]
      expect(found, `${endpoint.path} ${JSON.stringify(email)}`).toEqual([400, ['email']])
    }
  expect(await app.mails()).toEqual([])
})

describe('two spellings of one address are one to the limits', () => {
  const spellings = ['victim@example.org', ' VICTIM@Example.ORG ', 'victim@ｅxample.org']

  test.each([
    ['a registration', register],
    ['a new code', resendCode],
    ['a forgotten password', forgotPassword],
  ])('%s is mailed once a minute', async (_, endpoint) => {
    const statuses: number[] = []
    for (const email of spellings) statuses.push((await send(endpoint, email)).status)
    expect(statuses).toEqual([200, 429, 429])
    expect((await app.mails()).every(({ to }) => to === 'victim@example.org')).toBe(true)
  })

  test('ten wrong sign-ins are counted together', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await send(login, spellings[n % 3] ?? '')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })
})
