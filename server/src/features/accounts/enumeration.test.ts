import { forgotPassword, login, register, resendCode } from '@waymark/contract/accounts.ts'
import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeEmail, signUp, startSignUp } from '../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'Guessed horse 3!'
const cases: [string, Endpoint, (email: string) => object][] = [
  ['login', login, (email) => ({ email, password })],
  ['register', register, (email) => ({ name: 'Ada', email, password })],
  ['forgot-password', forgotPassword, (email) => ({ email })],
  ['resend-code', resendCode, (email) => ({ email })],
]

test.for(cases)(
  '%s says nothing about an address: same status, body and time (decisions.md "Accounts")',
  { timeout: 120_000, retry: 2 },
  async ([, endpoint, bodyFor]) => {
    const known = await signUp(app)
    const pending = await startSignUp(app)
    const addresses = { known: () => known.email, pending: () => pending.email, unknown: makeEmail }
    const times: Record<string, number[]> = { known: [], pending: [], unknown: [] }
    const answers = new Set<string>()
    for (let round = 0; round < 45; round++) {
      for (const [kind, email] of Object.entries(addresses)) {
        const started = performance.now()
        const { status, body } = await app.call(endpoint, bodyFor(email()))
        // The first five warm up; they are not counted.
        if (round >= 5) times[kind]?.push(performance.now() - started)
        answers.add(JSON.stringify([status, body]))
        // What the mail job does afterwards differs, so it must not run while the next one is timed.
        await app.jobsIdle()
      }
    }
    expect([...answers]).toHaveLength(1)
    const [a = 0, b = 0, c = 0] = Object.values(times).map(median)
    expect(Math.max(a, b, c) / Math.min(a, b, c)).toBeLessThan(1.25)
  },
)

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
