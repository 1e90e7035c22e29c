import { deleteAccount, exportAccount } from '@waymark/contract/account/own-account.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { generateCoverLetter, generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { updateReminders } from '@waymark/contract/reminders.ts'
import { makePdf, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { sendForm } from '../../../testing/send-form.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { exportAccount as readAccount } from './account-export.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** An account with rows in as many tables as a user fills in a day. */
async function makeAccount() {
  const account = await signUp(app)
  const { token } = account
  const call = async (endpoint: Endpoint, body: unknown) => (await app.call(endpoint, body, { token })).body
  const job = {
    job_title: 'Keeper',
    company_name: 'Zoo',
    job_url: `https://zoo.example/${account.email}`,
    status: 'Viewed',
  }
  await call(saveProfile, { data: makeProfile() })
  await call(saveJob, job)
  await call(updateJob, { job_url: job.job_url, notes: 'Notes', follow_up_on: '2030-01-05', revision: 0 })
  await call(updateReminders, { mails: true, time_zone: 'Europe/Berlin' })
  const { id } = await call(scrapeJob, { url: job.job_url, text: 'A keeper is wanted. '.repeat(40) })
  const generation = { job_id: id, company_name: 'Zoo' }
  const { id: resume_id } = await call(generateResume, generation)
  await call(generateCoverLetter, generation)
  await call(resumePdf, { resume_id })
  await call(saveJob, { ...job, status: 'Applied' })
  const session = { session_id: 'session_leaving', message: 'Please read my CV.' }
  await sendForm(app, token, session, { name: 'cv.pdf', bytes: makePdf([sampleCv]) })
  await call(processMessage, { ...session, message: 'Thank you' })
  const { rows } = await sql<{ id: string }>`select id from users where email = ${account.email}`.execute(app.db)
  return { ...account, userId: rows[0]?.id ?? '' }
}

async function tablesOfUsers(): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(
    app.db,
  )
  return rows.map(({ table_name }) => table_name)
}
const countIn = async (table: string, userId: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where user_id = ${userId}`.execute(app.db))
    .rows[0]?.n ?? 0

/** Names and contents of a ZIP without compression, by its local headers. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const from = at + 30 + nameLength
    files.set(archive.toString('utf8', at + 30, from), archive.subarray(from, from + size))
    at = from + size
  }
  return files
}

async function download(token: string) {
  const response = await fetch(app.url + pathOf(exportAccount), { headers: { authorization: `Bearer ${token}` } })
  return unzip(Buffer.from(await response.arrayBuffer()))
}

test('the export holds every row of every table of users’ rows, the attached files and the documents', async () => {
  const { token, userId, email } = await makeAccount()
  const files = await download(token)
  const counts = new Map<string, number>()
  for (const table of await tablesOfUsers()) counts.set(table, await countIn(table, userId))
  const exported = new Map(
    [...counts.keys()].map((table) => {
      const json = files.get(`${table}.json`)
      return [table, json ? (JSON.parse(json.toString()) as unknown[]).length : 0]
    }),
  )
  expect(exported).toEqual(counts)
  // Tables that nothing above fills would prove nothing.
  const filled = [...counts].filter(([, count]) => count > 0).map(([table]) => table)
  expect(filled).toEqual(
    expect.arrayContaining([
      'sessions',
      'jobs',
      'profile_versions',
      'documents',
      'attachments',
      'messages',
      'postings',
    ]),
  )
  expect(files.get('users.json')?.toString()).toContain(email)
  const all = [...files.keys()].join('\n')
  expect(all).toMatch(/^attachments\/.* cv\.pdf$/m)
  expect(all).toMatch(/^documents\/.*\.pdf$/m)
  const text = [...files.values()].map((bytes) => bytes.toString('latin1')).join('')
  expect(text).not.toContain('$argon2id')
})

test('deleting wants the password, and leaves neither the account’s id nor its address in any table', async () => {
  const { token, userId, email, password } = await makeAccount()
  const kept = await makeAccount()
  expect(await app.call(deleteAccount, { password: 'Wrong horse 7!' }, { token })).toMatchObject({
    status: 422,
    body: { code: 'wrong_password' },
  })
  expect(await countIn('jobs', userId)).toBe(1)
  await app.jobsIdle()
  expect((await app.call(deleteAccount, { password }, { token })).status).toBe(200)
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(app.db)
  const left: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select 1 from ${sql.table(name)} t where t::text like ${`%${userId}%`} or t::text like ${`%${email}%`}) as found`.execute(
      app.db,
    )
    if (rows[0]?.found) left.push(name)
  }
  expect(left).toEqual([])
  expect(await countIn('jobs', kept.userId)).toBe(1)
  expect(await countIn('messages', kept.userId)).toBe(4)
})

test('rows that change while the archive is read are in it all the same', async () => {
  const { userId } = await makeAccount()
  await sql`insert into mailed_listings (user_id, group_key, mailed_at)
    select ${userId}, n, now() from generate_series(1, 1100) n`.execute(app.db)
  const keys: number[] = []
  for await (const { name, bytes } of readAccount(app.db, userId)) {
    if (!name.startsWith('mailed_listings')) continue
    keys.push(...(JSON.parse(bytes.toString()) as { group_key: number }[]).map(({ group_key }) => group_key))
    await sql`update mailed_listings set mailed_at = now() where user_id = ${userId} and group_key <= 100`.execute(
      app.db,
    )
  }
  expect(new Set(keys).size).toBe(1100)
})
