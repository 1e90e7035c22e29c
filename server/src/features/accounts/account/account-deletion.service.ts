import { sql } from 'kysely'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Caller } from '../../../lib/http/mount.ts'
import type { Log } from '../../../lib/log.ts'
import { isOwnPassword, type OwnPasswordDeps } from './own-password.service.ts'

type Tables = {
  users: { id: string }
  pending_registrations: { email: string }
  password_resets: { email: string }
  code_tries: { email: string }
  mailbox: { to: string }
}

/** Deletes an account and everything of it for good. Backups that the operator made before still hold it. */
export async function deleteAccount(
  { db, passwords, log }: OwnPasswordDeps & { log: Log },
  { userId, email }: Caller,
  password: string,
): Promise<Record<string, never> | Refusal<'wrong_password'>> {
  if (!(await isOwnPassword({ db, passwords }, email, password))) return refuse('wrong_password')
  await db.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<Tables>()
    // Every table of users' rows refers to this one, directly or through another, and is emptied with it.
    await tables.deleteFrom('users').where('id', '=', userId).execute()
    for (const table of ['pending_registrations', 'password_resets', 'code_tries'] as const)
      await tables.deleteFrom(table).where('email', '=', email).execute()
    await tables.deleteFrom('mailbox').where('to', '=', email).execute()
    // Queued and finished background work names its user or an address. Raw SQL: in JSON, which is searched as text.
    await sql`delete from pgboss.job where data::text like ${`%${userId}%`} or data ->> 'email' = ${email}`.execute(
      transaction,
    )
  })
  log.info({ user_id: userId }, 'account deleted')
  return {}
}
