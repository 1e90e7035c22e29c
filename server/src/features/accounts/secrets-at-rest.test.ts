import { forgotPassword, login, register, verifyEmail, verifyResetCode } from '@waymark/contract/accounts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutgoingMail } from '../../providers/mail/mail.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { codeOf, makeEmail, testPassword } from '../../testing/sign-up.ts'

let app: TestApp
const handedOver: OutgoingMail[] = []
let dumpWhileSending = ''
const mail = {
  async send(outgoing: OutgoingMail) {
    handedOver.push(outgoing)
    dumpWhileSending = await dump()
    return 'sent' as const
  },
  close: () => undefined,
}
beforeAll(async () => {
  app = await createTestApp({ providers: { mail } })
})
afterAll(() => app.close())

/** Every row of every table of the product and of its queue, as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(app.db)
  let text = ''
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(app.db)
    text += `${name}\n${table.rows.map(({ row }) => row).join('\n')}\n`
  }
  return text
}

/** Bytes show as hex in a dump, so a secret stored as bytes is looked for that way too. */
const spellings = (secret: string) =>
  [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')].filter(
    (s) => s.length > 5,
  )

test('no code, key, token or password lies in the database or in a log, while mails are queued or after (ASVS 6.5.2)', async () => {
  const email = makeEmail()
  await app.call(register, { name: 'Ada', email, password: testPassword })
  await app.jobsIdle()
  const code = codeOf(handedOver.at(-1))
  const dumps = [dumpWhileSending]
  await app.call(verifyEmail, { email, code })
  const { token } = (await app.call(login, { email, password: testPassword })).body
  await app.call(forgotPassword, { email })
  await app.jobsIdle()
  const resetCode = codeOf(handedOver.at(-1))
  dumps.push(dumpWhileSending)
  const { password_reset_key } = (await app.call(verifyResetCode, { email, code: resetCode })).body
  dumps.push(await dump())

  expect(dumps[0]).toContain('account-mail')
  expect(dumps[2]).toContain(email)
  for (const secret of [testPassword, code, resetCode, String(token), String(password_reset_key)]) {
    for (const text of [...dumps, app.logged.join('')])
      for (const spelling of spellings(secret)) expect(text).not.toContain(spelling)
  }
  expect(app.logged.join('')).not.toContain(email)
})
