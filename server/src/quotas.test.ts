import { getUsage } from '@waymark/contract/account/own-account.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import { generateCoverLetter, generateResume, scrapeJob } from '@waymark/contract/documents.ts'
import { importJobs } from '@waymark/contract/job-transfer.ts'
import { listArchivedJobs, listJobs, saveJob, updateJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { quotaKinds, quotas, type QuotaKind } from '@waymark/contract/quotas.ts'
import { makePdf, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Reply, type TestApp } from './testing/create-test-app.ts'
import { makeProfile } from './testing/make-profile.ts'
import { sendForm } from './testing/send-form.ts'
import { addUser } from './testing/add-user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const job = (n: number) => ({
  job_title: 'Engineer',
  company_name: 'Acme',
  job_url: `https://acme.example/${n}`,
  status: 'Viewed',
})
const posting = (n: number) => ({ url: `https://acme.example/${n}`, text: 'We look for an engineer. '.repeat(40) })
const message = (n: number) => ({ message: `Hello ${n}`, session_id: `session_quota${n}` })

/** How an account comes to hold more of each: the `n`th time, with its token. */
const ways: Partial<Record<QuotaKind, (token: string, n: number) => Promise<Pick<Reply, 'status' | 'body'>>>> = {
  jobs: (token, n) => app.call(saveJob, job(n), { token }),
  job_bytes: async (token, n) => {
    await app.call(saveJob, job(1), { token })
    const notes = 'x'.repeat(n === 1 ? 10 : 1500)
    return app.call(updateJob, { job_url: job(1).job_url, notes, revision: n - 1 }, { token })
  },
  profile_versions: (token, n) =>
    app.call(saveProfile, { data: makeProfile({ profile_summary: `Version ${n}.` }) }, { token }),
  postings: (token, n) => app.call(scrapeJob, posting(n), { token }),
  posting_bytes: (token, n) => app.call(scrapeJob, posting(n), { token }),
  documents: async (token, n) => {
    await app.call(saveProfile, { data: makeProfile() }, { token })
    const { body } = await app.call(scrapeJob, posting(1), { token })
    const generation = { job_id: body['id'], company_name: 'Acme' }
    return app.call(n === 1 ? generateResume : generateCoverLetter, generation, { token })
  },
  conversations: (token, n) => app.call(processMessage, message(n), { token }),
  messages: (token, n) => app.call(processMessage, message(n), { token }),
  message_bytes: (token, n) =>
    app.call(processMessage, { ...message(1), message: n === 1 ? 'Hi' : 'long '.repeat(3000) }, { token }),
  attachments: (token, n) => sendForm(app, token, message(n), { name: 'cv.pdf', bytes: makePdf([sampleCv]) }),
}
const amounts: Partial<Record<QuotaKind, number>> = {
  job_bytes: 1400,
  posting_bytes: 1400,
  messages: 2,
  message_bytes: 8000,
}
const checked = Object.keys(ways) as QuotaKind[]

test.each(checked)('an account that holds its quota of %s is told so, and another one is not', async (kind) => {
  const [{ token }, { token: other }] = [await addUser(app), await addUser(app)]
  await sql`update quotas set amount = ${amounts[kind] ?? 1} where kind = ${kind}`.execute(app.db)
  const way = ways[kind]
  expect((await way?.(token, 1))?.status).toBe(200)
  expect(await way?.(token, 2)).toMatchObject({
    status: 422,
    body: { code: 'quota_reached', error: quotas[kind].sentence },
  })
  expect((await way?.(other, 1))?.status).toBe(200)
  await sql`update quotas set amount = ${quotas[kind].amount} where kind = ${kind}`.execute(app.db)
})

test('an import beyond the quota adds nothing', async () => {
  const { token } = await addUser(app)
  await sql`update quotas set amount = 600 where kind = 'jobs'`.execute(app.db)
  const empty = { at: null, location: '', salary: '', source: '', notes: '' }
  const jobs = Array.from({ length: 700 }, (_, n) => ({ ...job(n), ...empty }))
  expect((await app.call(importJobs, { jobs }, { token })).status).toBe(422)
  expect((await app.call(listJobs, undefined, { token })).body['data']).toEqual([])
  await sql`update quotas set amount = ${quotas.jobs.amount} where kind = 'jobs'`.execute(app.db)
})

test('every quota is measured, and the account sees what it holds', async () => {
  const { token } = await addUser(app)
  await app.call(saveJob, job(1), { token })
  await app.call(processMessage, message(1), { token })
  const { body } = await app.call(getUsage, undefined, { token })
  const used = new Map((body['quotas'] as { kind: string; used: number }[]).map((quota) => [quota.kind, quota.used]))
  expect([...used.keys()]).toEqual(quotaKinds)
  expect([used.get('jobs'), used.get('conversations'), used.get('messages')]).toEqual([1, 1, 2])
  expect(used.get('job_bytes')).toBeGreaterThan(0)
  expect(body['this_month']).toEqual({ messages: 1, documents: 0 })
})

test('every table of users’ rows has a quota, or is bounded by another', async () => {
  const bounded = {
    sessions: 'each sign-in beyond fifty ends the oldest session',
    second_factors: 'one row',
    recovery_codes: 'ten at a time',
    reminder_settings: 'one row',
    job_reminders: 'jobs',
    phrasing_choices: 'one row',
    document_runs: 'postings',
    document_sentences: 'documents',
    saved_searches: 'twenty at most',
    interview_stories: 'two hundred at most',
    followed_employers: 'fifty for each user',
    access_tokens: 'twenty at most',
    ledger: 'a row for each hour, recipient and kind of call, for ninety days',
    mailed_listings: 'twenty searches, each of which lists a few jobs in a mail',
    usage_events: 'a short row for each document or answer, both of which have limits',
  }
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'
      and table_name not in (select q.table_name from quotas q)`.execute(app.db)
  expect(rows.map(({ table_name }) => table_name).toSorted()).toEqual(Object.keys(bounded).toSorted())
})

test('docs/self-hosting.md has one row for every quota', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/self-hosting.md'), 'utf8')
  const rows = quotaKinds.map((kind) => {
    const { amount, unit } = quotas[kind]
    return `| \`${kind}\` | ${unit === 'bytes' ? `${amount / 1_048_576} MB` : amount.toLocaleString('en-US')} |`
  })
  expect(page.match(/^\| `[a-z_]+` \| [\d,]+( MB)? \|/gm)).toEqual(rows)
})

test('archived jobs are no part of the board; they come in pages, newest first, and none is missing', async () => {
  const { token, email } = await addUser(app)
  const empty = { at: null, location: '', salary: '', source: '', notes: '' }
  const jobs = Array.from({ length: 450 }, (_, n) => ({ ...job(n), ...empty }))
  await app.call(importJobs, { jobs }, { token })
  await sql`update jobs set archived_at = now() where job_url <> 'https://acme.example/7'
    and user_id = (select id from users where email = ${email})`.execute(app.db)
  const { body } = await app.call(listJobs, undefined, { token })
  expect((body['data'] as JobRecord[]).map(({ job_url }) => job_url)).toEqual(['https://acme.example/7'])
  expect(body['archived_total']).toBe(449)
  const seen: JobRecord[] = []
  const sizes: number[] = []
  do {
    const query: Record<string, string> = seen.length > 0 ? { after: seen.at(-1)?.id ?? '' } : {}
    const page = (await app.call(listArchivedJobs, undefined, { token, query })).body['data'] as JobRecord[]
    sizes.push(page.length)
    seen.push(...page)
  } while (sizes.at(-1) === 200)
  expect(sizes).toEqual([200, 200, 49])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(449)
})
