import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { sql } from 'kysely'
import type { Dependencies, TimeLimits } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import type { DatabaseConnection, Db } from '../lib/db.ts'
import type { Jobs } from '../lib/jobs.ts'
import { createLog } from '../lib/log.ts'
import type { Listings } from '../providers/listings/listings.ts'
import { startServer } from '../start-server.ts'
import { createTestDatabase } from './create-test-database.ts'
import { sharedProcesses } from './shared-processes.ts'

export type TestClock = Clock & { advance(milliseconds: number): void }

export function createTestClock(start = new Date()): TestClock {
  let now = start.getTime()
  return { now: () => new Date(now), advance: (milliseconds) => void (now += milliseconds) }
}

export type Reply = { status: number; body: Record<string, unknown>; headers: Headers }
export type StoredMail = { to: string; subject: string; text: string; html: string; sent_at: Date }

export type TestApp = {
  url: string
  db: Db
  jobs: Jobs
  clock: TestClock
  logged: string[]
  printed: string[]
  call(endpoint: Endpoint, body?: unknown, options?: CallOptions): Promise<Reply>
  /** Mails of the development mailbox, newest first, once all background work is done. */
  mails(to?: string): Promise<StoredMail[]>
  jobsIdle(): Promise<void>
  /** Stops the server as a signal does; `connection` still leads to its database. */
  stop(): Promise<void>
  connection: DatabaseConnection
  close(): Promise<void>
}
export type CallOptions = {
  token?: string | undefined
  query?: Record<string, string>
  params?: Record<string, string>
  headers?: Record<string, string>
}

export type TestAppOptions = {
  config?: Partial<Config>
  clock?: TestClock
  providers?: Partial<Dependencies['providers']>
  webFolder?: string
  /** False where a test is about the hashes. */
  cheapPasswords?: boolean
  timeLimits?: TimeLimits
  callLimiter?: Dependencies['callLimiter']
}

const noListings: Listings = {
  feeds: () => [],
  keys: {},
  fetchPage: () => Promise.resolve({ refused: 'url_refused', reason: 'no network in tests' }),
  sample: undefined,
}

/** The real app on a real port with its own database. By default without limits and captcha. */
export async function createTestApp({
  config = {},
  clock = createTestClock(),
  providers = {},
  webFolder,
  cheapPasswords = true,
  timeLimits,
  callLimiter,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const logged: string[] = []
  const printed: string[] = []
  const server = await startServer({
    config: {
      ...readConfig({
        PORT: '0',
        CAPTCHA_PROVIDER: 'none',
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'debug',
      }),
      ...config,
    },
    connection: database.connection,
    clock,
    log: createLog('debug', { write: (line) => void logged.push(line) }),
    print: (line) => void printed.push(line),
    providers: { ...sharedProcesses, listings: noListings, ...providers },
    webFolder,
    checkAnswers: true,
    cheapPasswords,
    // A machine that lends its processors elsewhere for seconds is no database that is away.
    timeLimits: { pollJobsMs: 60_000, frozenMs: 60_000, ...timeLimits },
    // A new connection costs the database more than most tests do.
    connections: { requests: 4, jobs: 1 },
    callLimiter,
  })
  // One query for all the workers of an app, which would poll every two seconds each. A database that a test takes away
  // has no due jobs.
  const waking = setInterval(() => void wakeDueJobs(server.db).catch(() => undefined), 500).unref()
  let stopping: Promise<void> | undefined
  const stop = () => {
    clearInterval(waking)
    return (stopping ??= server.stop())
  }
  const jobsIdle = () => waitForJobs(server.db)
  return {
    url: server.url,
    db: server.db,
    jobs: server.jobs,
    clock,
    logged,
    printed,
    jobsIdle,
    call: (endpoint, body, options) => callEndpoint(server.url, endpoint, body, options),
    async mails(to) {
      await jobsIdle()
      const { rows } =
        await sql<StoredMail>`select "to", subject, text, html, sent_at from mailbox where ${to ?? null}::text is null or "to" = ${to ?? null} order by id desc`.execute(
          server.db,
        )
      return rows
    },
    stop,
    connection: database.connection,
    async close() {
      await stop()
      await database.drop()
    },
  }
}

let shared: Promise<TestApp> | undefined

/** One for all test files of this process: for tests that bring their own users and change nothing that users share. */
export function sharedTestApp(): Promise<TestApp> {
  return (shared ??= createTestApp())
}

async function callEndpoint(
  url: string,
  endpoint: Endpoint,
  body: unknown,
  { token, query, params = {}, headers = {} }: CallOptions = {},
): Promise<Reply> {
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const response = await fetch(`${url}${path}${search}`, {
    method: endpoint.method,
    headers: {
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(endpoint.body ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  return {
    status: response.status,
    body: await bodyOf(response),
    headers: response.headers,
  }
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : { text }
}

/** Notifies the workers of queues with a job whose time has come, as pg-boss does for a new one. */
async function wakeDueJobs(db: Db): Promise<void> {
  await sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)
    from (select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()) due`.execute(
    db,
  )
}

/** Scheduled jobs are not awaited: they start in the middle of any test. */
async function waitForJobs(db: Db): Promise<void> {
  await wakeDueJobs(db)
  for (let round = 0; round < 3000; round++) {
    const { rows } =
      await sql`select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule) limit 1`.execute(db)
    if (rows.length === 0) return
    await sleep(20)
  }
  throw new Error('Background work did not end within a minute.')
}
