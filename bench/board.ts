import autocannon from 'autocannon'
import type pg from 'pg'
import { startServer, stopServers } from '../e2e/server.ts'
import { connectTo, quantile, round, signIn, unlimited } from './product.ts'
import type { Figures } from './run.ts'

const callers = 50
const seconds = 8
/** Other people's jobs in the same table: 1,000 users with 20 each. */
const strangers = 1000
const jobsEach = 20

const listSql = `select job_url, job_title, company_name, history, cv_link, cover_letter_link, documents_generated_at
  from jobs where user_id = $1 order by last_changed_at desc`

/** GET /api/jobs of a user with 20 jobs, with sign-in, against the same SQL run bare in the same run. */
export async function run(): Promise<Figures> {
  const server = await startServer({ env: unlimited })
  const token = await signIn(server)
  const pool = connectTo(server)
  const userId = await fill(pool)
  const http = await autocannon({
    url: `${server.url}/api/jobs`,
    headers: { authorization: `Bearer ${token}` },
    connections: callers,
    duration: seconds,
  })
  if (http.non2xx > 0) throw new Error(`${http.non2xx} answers were no success`)
  const bare = await measureBare(pool, userId)
  await pool.end()
  await stopServers()
  return {
    http_rps: round(http.requests.average, 0),
    http_p50_ms: http.latency.p50,
    http_p99_ms: http.latency.p99,
    sql_rps: round(bare.rps, 0),
    sql_p50_ms: round(bare.p50),
    sql_p99_ms: round(bare.p99),
    http_to_sql_ratio: round(http.requests.average / bare.rps, 2),
  }
}

async function fill(pool: pg.Pool): Promise<string> {
  await pool.query(
    `insert into users (email, name, password_hash, created_at) select 'user' || n || '@example.org', 'User ' || n, 'x', now() from generate_series(1, $1) n`,
    [strangers],
  )
  await pool.query(
    `insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at)
     select u.id, sha256(('https://jobs.example/' || n)::bytea), 'https://jobs.example/' || n, 'Engineer ' || n, 'Company ' || n,
            jsonb_build_array(jsonb_build_object('status', 'Viewed', 'timestamp', '2026-01-01T00:00:00.000Z'), jsonb_build_object('status', 'Applied', 'timestamp', '2026-02-01T00:00:00.000Z')),
            now() - n * interval '1 hour', now()
     from users u, generate_series(1, $1) n`,
    [jobsEach],
  )
  await pool.query('analyze jobs')
  const { rows } = await pool.query<{ id: string }>(`select id from users where email = 'ada@example.org'`)
  return rows[0]?.id ?? ''
}

async function measureBare(pool: pg.Pool, userId: string): Promise<{ rps: number; p50: number; p99: number }> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        const started = performance.now()
        await pool.query(listSql, [userId])
        times.push(performance.now() - started)
      }
    }),
  )
  return { rps: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
