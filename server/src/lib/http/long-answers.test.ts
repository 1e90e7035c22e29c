import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { exportJobs, importJobs } from '@waymark/contract/job-transfer.ts'
import { listJobs } from '@waymark/contract/job-tracking.ts'
import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addUser } from '../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { recordWork } from '../../testing/record-work.ts'
import { createCallLimiter } from './call-limiter.ts'

const { lastRequest } = recordWork()
let app: TestApp
beforeAll(async () => {
  // A second passes whenever somebody looks: nobody else was at work just before, and no slice is a pause.
  let now = 0
  app = await createTestApp({
    config: { rateLimitFactor: 1 },
    callLimiter: createCallLimiter(1, undefined, () => (now += 1000)),
  })
})
afterAll(() => app.close())

/** A board of some 12 MB, more than the kernel keeps for a reader that does not read. */
async function fillBoard(email: string, of = app): Promise<void> {
  const now = app.clock.now()
  await sql`
    insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at)
    select u.id, sha256(convert_to(a.url, 'UTF8')), a.url, 'Engineer', 'Acme', '[]', ${now}, ${now}
    from users u, generate_series(1, 5000) n, lateral (select 'https://a.example/' || n || repeat('x', 1900) as url) a
    where u.email = ${email}`.execute(of.db)
}

/** Asks for the board, `times` at once, and reads no more of it than the first bytes. */
async function askAndWait(
  token: string,
  { times = 1, endpoint = listJobs as Endpoint, of = app } = {},
): Promise<Socket> {
  const { hostname, port } = new URL(of.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(`GET ${pathOf(endpoint)} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`.repeat(times))
  await once(socket, 'readable')
  return socket
}

/** Asks for the answer's status and lets the rest of it go: taking in each of these answers would cost more than the test. */
async function statusOf(token: string, { endpoint = listJobs as Endpoint, of = app } = {}): Promise<number> {
  const { status, body } = await fetch(of.url + pathOf(endpoint), { headers: { authorization: `Bearer ${token}` } })
  await body?.cancel()
  return status
}

test('a long answer keeps its slot until it is sent or its reader is gone, and nobody else’s', async () => {
  const { token, email } = await addUser(app)
  const { token: other } = await addUser(app)
  await fillBoard(email)
  const [first] = await Promise.all(Array.from({ length: listJobs.at_once }, () => askAndWait(token)))
  expect([await statusOf(token), await statusOf(other)]).toEqual([429, 200])
  first?.destroy()
  await expect.poll(() => statusOf(token)).toBe(200)
})

test('answers asked for in one go on a connection that is then lost give their slots back', async () => {
  const { token, email } = await addUser(app)
  await fillBoard(email)
  const ask = () => statusOf(token)
  const socket = await askAndWait(token, { times: listJobs.at_once })
  await expect.poll(ask).toBe(429)
  socket.destroy()
  await expect.poll(ask).toBe(200)
})

test('a client that reads nothing of its answers is let go, a list or a file, and its slots are free again', async () => {
  const impatient = await createTestApp({ config: { rateLimitFactor: 1 }, timeLimits: { longestStallMs: 1000 } })
  onTestFinished(() => impatient.close())
  const { token, email } = await addUser(impatient)
  await fillBoard(email, impatient)
  for (const endpoint of [listJobs, exportJobs]) {
    const ask = () => statusOf(token, { endpoint, of: impatient })
    const asked = Array.from({ length: endpoint.at_once }, () => askAndWait(token, { endpoint, of: impatient }))
    const sockets = await Promise.all(asked)
    await expect.poll(ask, { interval: 300 }).toBe(200)
    // The socket tells its end only to whoever reads what has arrived.
    await Promise.all(sockets.map((socket) => once(socket.on('error', () => undefined).resume(), 'close')))
  }
})

const leastYields = (bytes: number): number => Math.floor(bytes / 65_536)

test('a long body and a long file give the event loop back for every 64 kB', async () => {
  const { token } = await addUser(app)
  const job = { job_title: 'Engineer', company_name: 'Acme', status: 'Viewed', at: null, notes: '' }
  const rest = { location: '', salary: '', source: '' }
  const addresses = Array.from({ length: 500 }, (_, n) => `https://a.example/${n}/${'x'.repeat(1900)}`)
  const jobs = addresses.map((job_url) => ({ ...job, ...rest, job_url }))
  const pieces = leastYields(JSON.stringify({ jobs }).length)
  expect((await app.call(importJobs, { jobs }, { token })).body).toMatchObject({ added: 500 })
  expect(lastRequest().yields).toBeGreaterThanOrEqual(pieces)
  const { headers, body } = await app.call(exportJobs, undefined, { token })
  expect(lastRequest().yields).toBeGreaterThanOrEqual(pieces)
  expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(String(body['text'])))
})

test('a long answer gives the event loop back for every 64 kB', async () => {
  const { token, email } = await addUser(app)
  await fillBoard(email)
  const { body } = await app.call(listJobs, undefined, { token })
  const { yields } = lastRequest()
  expect(yields).toBeGreaterThanOrEqual(leastYields(JSON.stringify(body).length))
})
