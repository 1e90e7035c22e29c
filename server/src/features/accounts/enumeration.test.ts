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
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { codeOf, makeEmail, signUp, startSignUp } from '../../testing/sign-up.ts'
import { deleteExpired } from './purge.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'Guessed horse 3!'
const strangers = 'Stranger horse 4!'
const registerAs = (email: string, chosen: string) => app.call(register, { name: 'Stranger', email, password: chosen })
const signIn = (email: string) => app.call(login, { email, password: strangers })

const cases: [string, Endpoint, (email: string) => object][] = [
  ['login', login, (email) => ({ email, password })],
  ['login with a password that a stranger registered', login, (email) => ({ email, password: strangers })],
  ['register', register, (email) => ({ name: 'Ada', email, password })],
  ['forgot-password', forgotPassword, (email) => ({ email })],
  ['resend-code', resendCode, (email) => ({ email })],
]
/** The first rounds warm up; they are not counted. */
const warmUp = 3
const rounds = 17

test.for(cases)(
  '%s says nothing about an address: same status, body and time (decisions.md "Accounts")',
  { timeout: 60_000 },
  async ([name, endpoint, bodyFor]) => {
    const known = (await signUp(app)).email
    const pending = (await startSignUp(app)).email
    const isRegistered = name.includes('stranger')
    const fresh = makeEmail()
    if (isRegistered) for (const email of [known, pending, fresh]) await registerAs(email, strangers)
    const addresses = { known: () => known, pending: () => pending, unknown: isRegistered ? () => fresh : makeEmail }
    const times: Record<keyof typeof addresses, number[]> = { known: [], pending: [], unknown: [] }
    const answers = new Set<string>()
    for (let round = 0; round < warmUp + rounds; round++) {
      for (const kind of ['known', 'pending', 'unknown'] as const) {
        // What the mail job does afterwards differs, so it must not run while the next one is timed.
        await app.jobsIdle()
        const body = bodyFor(addresses[kind]())
        const started = performance.now()
        const reply = await app.call(endpoint, body)
        if (round >= warmUp) times[kind].push(performance.now() - started)
        answers.add(
          JSON.stringify([reply.status, reply.body]).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, 'an id'),
        )
      }
    }
    expect([...answers]).toHaveLength(1)
    for (const kind of ['known', 'pending'] as const) expectSameTime(times[kind], times.unknown)
  },
)

/**
 * The median of the differences within each round: load comes and goes with all of a round. A password hash that is
 * left out makes 30 ms of 35; the bound is 15 then, and grows with the load as the hash does.
 */
function expectSameTime(one: number[], other: number[]): void {
  const difference = median(one.map((time, round) => time - (other[round] ?? 0)))
  expect(Math.abs(difference)).toBeLessThan(8 + 0.2 * median([...one, ...other]))
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const unverified = { status: 403, body: { code: 'email_not_verified' } }

async function reset(email: string): Promise<void> {
  await app.call(forgotPassword, { email })
  const code = codeOf((await app.mails(email))[0])
  const { password_reset_key } = (await app.call(verifyResetCode, { email, code })).body
  const body = { email, new_password: 'Fresh horse 9!', password_reset_key }
  expect((await app.call(changePassword, body)).status).toBe(200)
}

test('a stranger’s registration looks the same before and after the owner verifies, or resets a password', async () => {
  const owner = await startSignUp(app)
  await registerAs(owner.email, strangers)
  await app.jobsIdle()
  expect(await signIn(owner.email)).toMatchObject(unverified)
  expect((await app.call(verifyEmail, { email: owner.email, code: owner.code })).status).toBe(200)
  expect(await signIn(owner.email)).toMatchObject(unverified)
  await reset(owner.email)
  expect(await signIn(owner.email)).toMatchObject(unverified)
})

test('after the purge a stranger’s registration is a wrong password, with an account and without', async () => {
  const known = (await signUp(app)).email
  const unknown = makeEmail()
  for (const email of [known, unknown]) await registerAs(email, strangers)
  await app.jobsIdle()
  await deleteExpired(app.db, new Date(app.clock.now().getTime() + 8 * 86_400_000))
  const [one, other] = [await signIn(known), await signIn(unknown)]
  expect(one).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect([one.status, one.body]).toEqual([other.status, other.body])
})
