import { processMessage } from '@waymark/contract/chat.ts'
import { pathOf } from '@waymark/contract/define-endpoint.ts'
import { listJobs, saveJob } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from './lib/db.ts'
import { addUser } from './testing/add-user.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './testing/create-test-app.ts'

async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp({ timeLimits: { drainMs: 500, lastQueriesMs: 500 }, ...options })
  onTestFinished(() => app.close())
  return app
}

async function addressesIn({ connection }: TestApp): Promise<string[]> {
  const { db, close } = openDb(connection, () => undefined)
  const { rows } = await sql<{ job_url: string }>`select job_url from jobs`.execute(db)
  await close()
  return rows.map(({ job_url }) => job_url)
}

test('a stop does not wait for a client that reads nothing: its long answer is cut, and never looks whole', async () => {
  const app = await startApp()
  const { token, email } = await addUser(app)
  await sql`
    insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at)
    select u.id, sha256(convert_to(a.url, 'UTF8')), a.url, 'Engineer', 'Acme', '[]', now(), now()
    from users u, generate_series(1, 5000) n, lateral (select 'https://a.example/' || n || repeat('x', 1900) as url) a
    where u.email = ${email}`.execute(app.db)
  const response = await fetch(app.url + pathOf(listJobs), { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  await app.stop()
  await expect(response.text()).rejects.toThrow('terminated')
})

test('an answer in events that is cut by a stop has no last event', async () => {
  const never = new Promise<never>(() => undefined)
  const app = await startApp({ providers: { textFiles: { read: () => never, stop: () => undefined } } })
  const { token } = await addUser(app)
  const form = new FormData()
  form.append('file', new Blob(['Ada Lovelace']), 'cv.pdf')
  form.append('session_id', 'session_of_a_stop')
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const asked = fetch(app.url + pathOf(processMessage), { method: 'POST', headers, body: form })
  const told = asked.then((response) => response.text())
  const [ended] = await Promise.allSettled([told, app.stop()])
  expect(ended.status).toBe('rejected')
})

test('what was acknowledged before and while the server stops is there afterwards', async () => {
  const app = await startApp()
  const { token } = await addUser(app)
  const acknowledged: string[] = []
  const save = async (writer: number) => {
    for (let n = 0; ; n++) {
      const job = { job_title: 'Engineer', company_name: 'Acme', job_url: `https://a.example/${writer}/${n}` }
      const { status } = await app.call(saveJob, { ...job, status: 'Viewed' }, { token })
      if (status === 200) acknowledged.push(job.job_url)
    }
  }
  const writers = [1, 2, 3, 4].map((writer) => save(writer).catch(() => undefined))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  await app.stop()
  await Promise.all(writers)
  const kept = new Set(await addressesIn(app))
  expect(acknowledged.filter((job_url) => !kept.has(job_url))).toEqual([])
})

test('a query that waits for a lock does not hold a stop up, and what it would have written was not acknowledged', async () => {
  const app = await startApp()
  const { token } = await addUser(app)
  const { db, close } = openDb(app.connection, () => undefined)
  const job = { job_title: 'Engineer', company_name: 'Acme', job_url: 'https://a.example/1', status: 'Viewed' }
  await db.transaction().execute(async (transaction) => {
    await sql`lock table jobs in access exclusive mode`.execute(transaction)
    const saved = app.call(saveJob, job, { token }).then(
      ({ status }) => status,
      () => 'cut',
    )
    // Databases of other tests are on the same server.
    const waiting = sql`
      select 1 from pg_locks where not granted and relation = 'jobs'::regclass
        and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await waiting.execute(transaction)).rows.length).toBe(1)
    await app.stop()
    expect(await saved).toBe('cut')
    // Without the cut it would have waited until the database gives a query up, after 30 s.
    await expect.poll(() => app.logged.join('')).toContain('the database is away')
    expect(app.logged.join('')).not.toContain('statement timeout')
  })
  await close()
  expect(await addressesIn(app)).toEqual([])
})
