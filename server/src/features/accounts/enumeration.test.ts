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
import { recordWork, type Work } from '../../testing/record-work.ts'
import { codeOf, makeEmail, signUp, startSignUp } from '../../testing/sign-up.ts'
import { createPurgeRepository } from './purge.repository.ts'

const { lastRequest } = recordWork()
const lastWork = (): Omit<Work, 'bytesRead'> => {
  const { bytesRead: _, ...work } = lastRequest()
  return work
}
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

test.for(cases)('%s says nothing about an address: same status, body and work', async ([name, endpoint, bodyFor]) => {
  const known = (await signUp(app)).email
  const pending = (await startSignUp(app)).email
  const isRegistered = name.includes('stranger')
  const fresh = makeEmail()
  if (isRegistered) for (const email of [known, pending, fresh]) await registerAs(email, strangers)
  const addresses = [() => known, () => pending, isRegistered ? () => fresh : makeEmail]
  const answers = new Map<string, ReturnType<typeof lastWork>>()
  // Twice, because the first time makes rows that the second one finds.
  for (const addressOf of [...addresses, ...addresses]) {
    await app.jobsIdle()
    const { status, body } = await app.call(endpoint, bodyFor(addressOf()))
    answers.set(JSON.stringify([status, body]).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, 'an id'), lastWork())
    expect(lastWork()).toEqual([...answers.values()][0])
  }
  expect([...answers.keys()]).toHaveLength(1)
  // Else the work was not recorded.
  expect(lastWork().statements.length).toBeGreaterThan(0)
  expect(lastWork().hashes).toBe(name.startsWith('login') || name === 'register' ? 1 : 0)
})

test.for([
  ['verify-email', verifyEmail, register],
  ['verify-reset-code', verifyResetCode, forgotPassword],
] as const)('wrong codes on %s say nothing about an address, asked for or not', async ([, endpoint, request]) => {
  const known = (await signUp(app)).email
  const pending = (await startSignUp(app)).email
  const ask = (email: string) => app.call(request, request === register ? { name: 'A', email, password } : { email })
  const enter = async (email: string) => {
    const { body } = await app.call(endpoint, { email, code: 'AAAAAA' })
    return [body, lastWork()]
  }
  const tries = async (email: string) => {
    const before = [await enter(email), await enter(email)]
    await ask(email)
    await app.jobsIdle()
    const after = []
    for (let i = 0; i < 7; i++) after.push(await enter(email))
    return [...before, ...after]
  }
  const [ofKnown, ofPending, ofUnknown] = [await tries(known), await tries(pending), await tries(makeEmail())]
  expect(ofKnown).toEqual(ofUnknown)
  expect(ofPending).toEqual(ofUnknown)
  const codes = ofUnknown.map(([body]) => (body as { code: string }).code)
  const [wrong, dead] = ['invalid_code', 'code_expired']
  expect(codes).toEqual([wrong, wrong, wrong, wrong, wrong, wrong, dead, dead, dead])
})

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
  const { email, code, registration_id } = owner
  expect((await app.call(verifyEmail, { email, code, registration_id })).status).toBe(200)
  expect(await signIn(owner.email)).toMatchObject(unverified)
  await reset(owner.email)
  expect(await signIn(owner.email)).toMatchObject(unverified)
})

test('after the purge a stranger’s registration is a wrong password, with an account and without', async () => {
  const known = (await signUp(app)).email
  const unknown = makeEmail()
  for (const email of [known, unknown]) await registerAs(email, strangers)
  await app.jobsIdle()
  await createPurgeRepository(app.db).deleteExpired(new Date(app.clock.now().getTime() + 8 * 86_400_000))
  const [one, other] = [await signIn(known), await signIn(unknown)]
  expect(one).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect([one.status, one.body]).toEqual([other.status, other.body])
})
