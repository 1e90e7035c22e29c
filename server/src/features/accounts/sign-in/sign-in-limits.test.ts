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

/** Somebody who has signed in with this device before. */
async function makeRegular(client: string) {
  const { email, password } = await signUp(app)
  const { headers: sent } = await app.call(login, { email, password }, from(client))
  const headers = { ...from(client).headers, cookie: sent.get('set-cookie')?.split(';')[0] ?? '' }
  const signIn = async () => (await app.call(login, { email, password }, { headers })).status
  return { email, headers, signIn }
}

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

test('login: a client has a hundred failures over all addresses, and people who signed in there before are spared', async () => {
  const regular = await makeRegular('203.0.113.4')
  const { email, password } = await signUp(app)
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
  expect(await regular.signIn()).toBe(200)
  expect((await app.call(login, { email, password }, from('203.0.113.4'))).status).toBe(429)
})

test('login: whoever guesses beside the owner, behind one address, locks neither the owner’s device out nor anybody else', async () => {
  const owner = await makeRegular('203.0.113.8')
  const guesses = Array.from({ length: 120 }, () =>
    app.call(login, { email: owner.email, password: 'Wrong horse 7!' }, from('203.0.113.8')),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBe(10)
  expect(await owner.signIn()).toBe(200)
  const { email, password } = await signUp(app)
  expect((await app.call(login, { email, password }, from('203.0.113.8'))).status).toBe(200)
})

test('forgot-password: others behind one address use up its thirty mails an hour, and a known device still gets one', async () => {
  const regular = await makeRegular('203.0.113.9')
  const ask = (email: string, headers = from('203.0.113.9').headers) => app.call(forgotPassword, { email }, { headers })
  const others = await Promise.all(Array.from({ length: 31 }, () => ask(makeEmail())))
  expect(others.map(({ status }) => status).toSorted()).toEqual([...Array<number>(30).fill(200), 429])
  expect((await ask(regular.email, regular.headers)).status).toBe(200)
})

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

test('two hundred wrong passwords from two hundred networks: thirty are checked, and the owner’s device gets in', async () => {
  const { email, password } = await signUp(app)
  const first = await app.call(login, { email, password }, from('198.51.100.1'))
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, client) =>
      app.call(login, { email, password: 'Wrong horse 7!' }, from(`2001:db8:${client}::1`)),
    ),
  )
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(30)
  expect((await app.call(login, { email, password }, from('198.51.100.2'))).status).toBe(429)
  const known = { headers: { ...from('198.51.100.3').headers, cookie: `theme=dark; ${cookie}` } }
  expect((await app.call(login, { email, password }, known)).status).toBe(200)
  // Its own guesses are limited like any client's.
  const wrong = await Promise.all(
    Array.from({ length: 12 }, () => app.call(login, { email, password: 'Wrong horse 7!' }, known)),
  )
  expect(wrong.filter((reply) => reply.status === 429)).toHaveLength(2)
})

test('a device’s mark is for one address, is signed, and is out of reach of scripts and other sites', async () => {
  const [one, other] = [await signUp(app), await signUp(app)]
  const { headers } = await app.call(login, { email: one.email, password: one.password }, from('198.51.100.4'))
  const mark = headers.get('set-cookie') ?? ''
  expect(mark).toMatch(/; HttpOnly; SameSite=Strict$/)
  expect(mark).not.toContain('ada')
  const cookie = mark.split(';')[0] ?? ''
  const forged = cookie.replace(/=\d+/, '=9999999999')
  for (let client = 0; client < 3; client++)
    for (let i = 0; i < 10; i++)
      await app.call(login, { email: other.email, password: 'Wrong horse 7!' }, from(`192.0.2.${client}`))
  for (let client = 0; client < 3; client++)
    for (let i = 0; i < 10; i++)
      await app.call(login, { email: one.email, password: 'Wrong horse 7!' }, from(`192.0.2.${client + 10}`))
  const signIn = ({ email, password }: typeof one, mine: string) =>
    app.call(login, { email, password }, { headers: { 'x-forwarded-for': '198.51.100.5', cookie: mine } })
  expect((await signIn(other, cookie)).status).toBe(429)
  expect((await signIn(one, forged)).status).toBe(429)
  expect((await signIn(one, cookie)).status).toBe(200)
})

test('a refused sign-in is logged with its request, its network and a hash of the address', async () => {
  const { email } = await signUp(app)
  const { headers } = await app.call(login, { email, password: 'Wrong horse 7!' }, from('203.0.113.77'))
  const line = app.logged
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .findLast(({ msg }) => msg === 'sign-in refused')
  expect(line).toMatchObject({ id: headers.get('x-request-id'), network: '203.0.113.0/24' })
  expect(line?.['address_hash']).toMatch(/^[0-9a-f]{16}$/)
  expect(app.logged.join('')).not.toContain(email)
})

test('sign-ins that a limit refuses are logged with their network too, and without the address', async () => {
  const { email } = await signUp(app)
  const attempt = () => app.call(login, { email, password: 'Wrong horse 7!' }, from('203.0.114.78'))
  for (let n = 0; n < 10; n++) await attempt()
  const { status, headers } = await attempt()
  const line = app.logged
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .findLast(({ msg }) => msg === 'refused by a limit')
  expect([status, line]).toMatchObject([
    429,
    { id: headers.get('x-request-id'), route: '/api/auth/login', network: '203.0.114.0/24' },
  ])
  expect(app.logged.join('')).not.toContain(email)
})
