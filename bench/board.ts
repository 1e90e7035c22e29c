import { createHash, randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import type pg from 'pg'
import { startServer, stopServers, type Server } from '../e2e/server.ts'
import { openDb } from '../server/src/lib/db.ts'
import { createBoardRepository } from '../server/src/features/job-tracking/board.repository.ts'
import { connectTo, connectionOf, quantile, round, signIn, unlimited } from './product.ts'
import type { Figures } from './run.ts'

const callers = 50
const seconds = 6
const jobsEach = 20
const sizes = { '200k': 200_000, '1m': 1_000_000 } as const
/** The setup of published figures of other trackers: 100 jobs with 1.9 kB of text each, 20 connections. */
const rivals = { jobs: 100, textBytes: 1900, callers: 20 } as const

type Measured = { rps: number; p50: number; p95: number; p99: number }
type Figure = { what: string } & Measured

/** GET /api/jobs with sign-in, against the same SQL from this process. See bench/README.md. */
export async function run(): Promise<Figures> {
  const server = await startServer({ env: unlimited })
  await signIn(server)
  const pool = connectTo(server)
  const figures: Figures = {}
  const table: Figure[] = []
  const note = (what: string, measured: Measured) => {
    table.push({ what, ...measured })
    return measured
  }

  const small = await addUsers(pool, 'small', callers, jobsEach)
  const [large] = await addUsers(pool, 'large', 1, 1000)
  const hundreds = await addUsers(pool, 'hundred', rivals.callers, rivals.jobs, rivals.textBytes)
  for (const [name, rows] of Object.entries(sizes)) {
    await fillUp(pool, rows)
    const [one] = small
    const http = note(`20 jobs, one user, ${name}`, await measureHttp(server, '/api/jobs', [one!], callers))
    const bare = note(`  the same SQL`, await measureBare(server, [one!], callers))
    const plain = note(`  plain columns, SQL`, await measurePlain(server, [one!], callers))
    const many = note(`20 jobs, 50 users, ${name}`, await measureHttp(server, '/api/jobs', small, callers))
    const bareMany = note(`  the same SQL`, await measureBare(server, small, callers))
    const big = note(`1,000 jobs, one user, ${name}`, await measureHttp(server, '/api/jobs', [large!], callers))
    const bareBig = note(`  the same SQL`, await measureBare(server, [large!], callers))
    Object.assign(figures, {
      [`http_rps_${name}`]: round(http.rps, 0),
      [`sql_rps_${name}`]: round(bare.rps, 0),
      [`http_to_sql_ratio_${name}`]: round(http.rps / bare.rps, 2),
      [`http_to_plain_sql_ratio_${name}`]: round(http.rps / plain.rps, 2),
      [`p95_ms_${name}`]: round(http.p95),
      [`users50_rps_${name}`]: round(many.rps, 0),
      [`users50_to_sql_ratio_${name}`]: round(many.rps / bareMany.rps, 2),
      [`users50_p95_ms_${name}`]: round(many.p95),
      [`jobs1000_rps_${name}`]: round(big.rps, 0),
      [`jobs1000_to_sql_ratio_${name}`]: round(big.rps / bareBig.rps, 2),
      [`jobs1000_p95_ms_${name}`]: round(big.p95),
    })
  }
  const list = note('100 jobs, one user', await measureHttp(server, '/api/jobs', [hundreds[0]!], rivals.callers))
  const lists = note('100 jobs, 20 users', await measureHttp(server, '/api/jobs', hundreds, rivals.callers))
  const details = `/api/jobs/details?job_url=${encodeURIComponent('https://jobs.example/7')}`
  const detail = note('details of one job', await measureHttp(server, details, [hundreds[0]!], rivals.callers))
  Object.assign(figures, {
    list100_rps: round(list.rps, 0),
    list100_p99_ms: round(list.p99),
    list100_users20_rps: round(lists.rps, 0),
    list100_users20_p99_ms: round(lists.p99),
    details_rps: round(detail.rps, 0),
    details_p99_ms: round(detail.p99),
  })
  console.table(
    table.map(({ what, rps, p50, p95, p99 }) => ({
      what,
      rps: round(rps, 0),
      p50: round(p50),
      p95: round(p95),
      p99: round(p99),
    })),
  )
  await pool.end()
  await stopServers()
  return figures
}

type User = { id: string; token: string }

async function addUsers(pool: pg.Pool, name: string, users: number, jobs: number, noteBytes = 0): Promise<User[]> {
  const ids = await addBoards(pool, name, users, jobs, noteBytes)
  return Promise.all(
    ids.map(async (id) => {
      const token = randomBytes(32).toString('base64url')
      await pool.query(
        `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '1 day')`,
        [id, createHash('sha256').update(token).digest()],
      )
      return { id, token }
    }),
  )
}

async function addBoards(pool: pg.Pool, name: string, users: number, jobs: number, noteBytes = 0): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, name, password_hash, created_at)
     select $1::text || gen_random_uuid() || '@example.org', $1, 'x', now() from generate_series(1, $2::int) returning id`,
    [name, users],
  )
  const ids = rows.map((row) => row.id)
  await pool.query(
    `insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at,
       location, salary, source, notes)
     select id, sha256(('https://jobs.example/' || n)::bytea), 'https://jobs.example/' || n, 'Engineer ' || n, 'Company ' || n,
       jsonb_build_array(jsonb_build_object('status', 'Viewed', 'timestamp', '2026-01-01T00:00:00.000Z'), jsonb_build_object('status', 'Applied', 'timestamp', '2026-02-01T00:00:00.000Z')),
       now() - n * interval '1 hour', now(), 'Berlin', '60,000 EUR', 'LinkedIn',
       case when $3::int = 0 then '' else
         left((select string_agg(md5(id::text || n || k), ' ') from generate_series(1, $3::int / 33 + 1) k), $3::int) end
     from unnest($1::uuid[]) id, generate_series(1, $2::int) n`,
    [ids, jobs, noteBytes],
  )
  return ids
}

/** Users per statement, to stay below the limit of 30 s. */
const chunk = 1000

async function fillUp(pool: pg.Pool, rows: number): Promise<void> {
  const { rows: found } = await pool.query<{ jobs: number }>('select count(*)::int as jobs from jobs')
  const missing = Math.ceil((rows - (found[0]?.jobs ?? 0)) / jobsEach)
  for (let left = missing; left > 0; left -= chunk) await addBoards(pool, 'stranger', Math.min(chunk, left), jobsEach)
  for (const table of ['jobs', 'users', 'sessions']) await pool.query(`vacuum analyze ${table}`)
  await pool.query('checkpoint')
}

/** Each caller stays one user; with fewer users than callers they repeat. */
async function measureHttp(
  server: Server,
  path: string,
  users: readonly User[],
  connections: number,
): Promise<Measured> {
  let client = 0
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: server.url + path,
      connections,
      duration: seconds,
      setupClient: (one) => one.setHeaders({ authorization: `Bearer ${users[client++ % users.length]?.token}` }),
    }
    const cannon = autocannon(options, (error, finished) => (error ? reject(error as Error) : resolve(finished)))
    cannon.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were no success`)
  return summary(result.requests.average, times)
}

async function measureBare(server: Server, users: readonly User[], connections: number): Promise<Measured> {
  const { db, close } = openDb(connectionOf(server), () => undefined)
  const now = new Date()
  const measured = await measureCalls(connections, (caller) =>
    createBoardRepository(db).listAsJson([users[caller % users.length]!.id], now),
  )
  await close()
  return measured
}

async function measurePlain(server: Server, users: readonly User[], connections: number): Promise<Measured> {
  const pool = connectTo(server)
  const listSql = `select job_url, job_title, company_name, history, cv_link, cover_letter_link, documents_generated_at,
    location, salary, source, follow_up_on, interviews, archived_at from jobs where user_id = $1 order by last_changed_at desc, job_url_hash`
  const measured = await measureCalls(connections, (caller) => pool.query(listSql, [users[caller % users.length]!.id]))
  await pool.end()
  return measured
}

async function measureCalls(connections: number, call: (caller: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, caller) => {
      while (performance.now() < end) {
        const started = performance.now()
        await call(caller)
        times.push(performance.now() - started)
      }
    }),
  )
  return summary(times.length / seconds, times)
}

const summary = (rps: number, times: readonly number[]): Measured => ({
  rps,
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  p99: quantile(times, 0.99),
})
