import { exportAccount } from '@waymark/contract/account/own-account.ts'
import { forgotPassword, getSession, login, register } from '@waymark/contract/accounts.ts'
import { keepPosting } from '@waymark/contract/job-application.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { addUser } from '../../testing/add-user.ts'
import { makeEmail, testPassword } from '../../testing/sign-up.ts'
import { createCallLimiter } from './call-limiter.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ config: { rateLimitFactor: 1, trustedProxies: 1 } })))
afterAll(() => app.close())

test('limits never lock the owner out: fifteen right sign-ins at once and one after', async () => {
  const { email } = await addUser(app)
  const replies = await Promise.all(
    Array.from({ length: 15 }, () => app.call(login, { email, password: testPassword })),
  )
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10)
  expect((await app.call(login, { email, password: testPassword })).status).toBe(200)
})

test('a password that is refused as too common costs no turn: the next one is taken at once', async () => {
  const person = { name: 'Ada', email: makeEmail() }
  expect((await app.call(register, { ...person, password: 'p@ssw0rd' })).status).toBe(400)
  expect((await app.call(register, { ...person, password: testPassword })).status).toBe(200)
  expect((await app.call(register, { ...person, password: testPassword })).status).toBe(429)
})

test('an account with many addresses has one account’s limit, and whoever shares an address with it keeps theirs', async () => {
  const [{ token }, { token: neighbour }] = [await addUser(app), await addUser(app)]
  const ask = async (as: string, client: string) =>
    (await app.call(keepPosting, { job_url }, { token: as, headers: { 'x-forwarded-for': client } })).status
  const job_url = 'https://acme.example/not-on-the-board'
  const statuses = await Promise.all(Array.from({ length: 31 }, (_, n) => ask(token, `198.51.100.${n}`)))
  expect(statuses.toSorted()).toEqual([...Array<number>(30).fill(404), 429])
  expect(await ask(neighbour, '198.51.100.1')).toBe(404)
})

test('the longest address is counted in the database like any other, and does not lie there readable', async () => {
  const email = `${'a'.repeat(240)}@b.example`
  expect((await app.call(forgotPassword, { email })).status).toBe(200)
  const second = await app.call(forgotPassword, { email })
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  const { rows } = await sql<{
    key: string
  }>`select key from rate_limits where key like '%forgot-password:address:%'`.execute(app.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).not.toContain('aaaa')
})

test('a user who goes on after twenty refusals waits for the next one, and nobody else does', async () => {
  const pauses: (() => void)[] = []
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve))
  const held = await createTestApp({
    config: { rateLimitFactor: 1 },
    callLimiter: createCallLimiter(1, pause, () => 0),
  })
  onTestFinished(() => held.close())
  const [{ token }, { token: other }] = [await addUser(held), await addUser(held)]
  const statuses: number[] = []
  for (let n = 0; n < 30; n++) statuses.push((await held.call(exportAccount, undefined, { token })).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(20).fill(429)])
  expect(pauses).toHaveLength(0)
  let isAnswered = false
  const next = held.call(exportAccount, undefined, { token }).finally(() => (isAnswered = true))
  await expect.poll(() => pauses.length).toBe(1)
  expect((await held.call(getSession, undefined, { token: other })).status).toBe(200)
  expect(isAnswered).toBe(false)
  pauses.forEach((end) => end())
  expect((await next).status).toBe(429)
})
