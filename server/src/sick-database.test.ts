import { getSession } from '@waymark/contract/accounts.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createLog } from './lib/log.ts'
import { systemClock } from './lib/clock.ts'
import { migrate } from './lib/db.ts'
import { startEmbedded } from './providers/database/embedded.ts'
import { startServer } from './start-server.ts'
import { createTestApp } from './testing/create-test-app.ts'
import { openTestDatabase } from './testing/create-test-database.ts'
import { addUser } from './testing/add-user.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const ready = async (url: string) => (await fetch(`${url}/readyz`)).status

/** The database of a folder and its backends. */
function processesOf(folder: string): number[] {
  const postmaster = Number(fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  const parentOf = (pid: string) =>
    Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  const isBackend = (pid: string) => {
    try {
      return parentOf(pid) === postmaster
    } catch {
      return false
    }
  }
  return [
    postmaster,
    ...fs
      .readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && isBackend(pid))
      .map(Number),
  ]
}

test('a frozen database is 503 with Retry-After and not ready, and thawed it serves again without a restart', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'wm-'))
  ends.push(() => fs.promises.rm(folder, { recursive: true, force: true }))
  const database = await startEmbedded(folder, () => undefined)
  ends.push(() => database.stop())
  const server = await startServer({
    config: readConfig({ PORT: '0', CAPTCHA_PROVIDER: 'none' }),
    connection: database.connection,
    clock: systemClock,
    log: createLog('silent'),
    print: () => undefined,
  })
  ends.push(() => server.stop())
  const login = () =>
    fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'Correct horse 7!' }),
    })
  expect([await ready(server.url), (await login()).status]).toEqual([200, 401])
  const pids = processesOf(folder)
  const signal = (name: NodeJS.Signals) => pids.forEach((pid) => process.kill(pid, name))
  signal('SIGSTOP')
  try {
    const answers = await Promise.all([login(), ready(server.url), login()])
    const [first, status, second] = answers
    expect(status).toBe(503)
    for (const answer of [first, second]) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  } finally {
    signal('SIGCONT')
  }
  await expect.poll(() => ready(server.url)).toBe(200)
  expect((await login()).status).toBe(401)
})

test('a full disk is said, nothing is saved, and the server is not ready', async () => {
  const app = await createTestApp({ config: { dataDir: tmpdir() } })
  ends.push(() => app.close())
  const { token } = await addUser(app)
  await sql`create function fail_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db)
  await sql`create trigger fail_full before insert on jobs for each row execute function fail_full()`.execute(app.db)
  expect(await ready(app.url)).toBe(200)
  const job = { job_title: 'Engineer', company_name: 'Acme', job_url: 'https://acme.example/1', status: 'Viewed' }
  expect(await app.call(saveJob, job, { token })).toMatchObject({
    status: 507,
    body: { code: 'disk_full', error: 'This server’s disk is full. Nothing was saved.' },
  })
  expect(await ready(app.url)).toBe(503)
  expect((await app.call(getSession, undefined, { token })).status).toBe(200)
  expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/^waymark_disk_free_bytes \d/m)
})

test('an older program on a newer database says which of the two is newer', async () => {
  const { db, connection, close } = await openTestDatabase()
  ends.push(close)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', now()::text)`.execute(db)
  for (const open of [undefined, db])
    await expect(migrate(connection, open)).rejects.toThrow(
      /^This database was made by a newer Waymark \(it holds 9999-from-tomorrow\); start that version, or restore/,
    )
})
