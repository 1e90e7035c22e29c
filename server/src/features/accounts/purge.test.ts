import { forgotPassword, getCaptcha } from '@waymark/contract/accounts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { signUp, startSignUp } from '../../testing/sign-up.ts'
import { createPurgeRepository } from './purge.repository.ts'

const day = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { captcha: { provider: 'none' } } })
})
afterAll(() => app.close())

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from users) as users, (select count(*) from sessions) as sessions,
    (select count(*) from pending_registrations) as pending, (select count(*) from password_resets) as resets,
    (select count(*) from captcha_solutions) as captchas, (select count(*) from rate_limits) as limits,
    (select count(*) from mailbox) as mails`.execute(app.db)
  return rows[0] ?? {}
}

test('the nightly purge deletes what has run out and nothing that has not', async () => {
  const account = await signUp(app)
  await startSignUp(app)
  await app.call(forgotPassword, { email: account.email })
  await app.call(getCaptcha, undefined, { query: { action: 'register' } })
  await app.jobsIdle()
  const soon = new Date(app.clock.now().getTime() + 60_000)
  await sql`insert into captcha_solutions values (${Buffer.alloc(32)}, ${soon})`.execute(app.db)
  const before = await counts()
  expect(before).toMatchObject({ users: 1, sessions: 1, pending: 1, resets: 1, captchas: 1 })
  expect(before['limits']).toBeGreaterThan(0)

  await createPurgeRepository(app.db).deleteExpired(app.clock.now())
  expect(await counts()).toEqual(before)

  await createPurgeRepository(app.db).deleteExpired(new Date(app.clock.now().getTime() + 7 * day + 1))
  expect(await counts()).toEqual({
    users: 1,
    sessions: 0,
    pending: 0,
    resets: 0,
    captchas: 0,
    limits: 0,
    mails: before['mails'],
  })
})

test('of the mailbox the newest 500 are kept', async () => {
  await sql`insert into mailbox ("to", subject, text, html, sent_at) select 'a@b.c', 'n' || n, '', '', now() from generate_series(1, 600) n`.execute(
    app.db,
  )
  await createPurgeRepository(app.db).deleteExpired(app.clock.now())
  const { rows } =
    await sql`select count(*) as count, min(substr(subject, 2)::int) as oldest from mailbox where subject like 'n%'`.execute(
      app.db,
    )
  expect(rows).toEqual([{ count: 500, oldest: 101 }])
})

test('it is scheduled every night', async () => {
  const { rows } = await sql`select cron from pgboss.schedule where name = 'accounts-purge'`.execute(app.db)
  expect(rows).toEqual([{ cron: '17 3 * * *' }])
})

test('every query of a purge and of a request has its index', async () => {
  const { rows } = await sql<{
    plan: string
  }>`select tablename || ': ' || indexdef as plan from pg_indexes where schemaname = 'public'`.execute(app.db)
  const all = rows.map(({ plan }) => plan).join('\n')
  for (const columns of [
    '(expires_at)',
    '(last_seen_at)',
    '(email, touched_at)',
    '(requested_at)',
    '(expire)',
    '(token_hash)',
  ])
    expect(all).toContain(columns)
})
