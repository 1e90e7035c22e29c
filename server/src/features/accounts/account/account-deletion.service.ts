import { sql } from 'kysely'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Caller } from '../../../lib/http/mount.ts'
import type { Log } from '../../../lib/log.ts'
import { isOwnPassword, type OwnPasswordDeps } from './own-password.service.ts'

/** Deletes an account and everything of it for good. Backups that the operator made before still hold it. */
export async function deleteAccount(
  { db, passwords, log }: OwnPasswordDeps & { log: Log },
  { userId, email }: Caller,
  password: string,
): Promise<Record<string, never> | Refusal<'wrong_password'>> {
  if (!(await isOwnPassword({ db, passwords }, email, password))) return refuse('wrong_password')
  await db.transaction().execute(async (transaction) => {
    // Every table of users' rows refers to this one, directly or through another, and is emptied with it.
    const statements = [
      sql`delete from users where id = ${userId}`,
      sql`delete from pending_registrations where email = ${email}`,
      sql`delete from password_resets where email = ${email}`,
      sql`delete from code_tries where email = ${email}`,
      sql`delete from mailbox where "to" = ${email}`,
      // Queued and finished background work names its user or an address.
      sql`delete from pgboss.job where data::text like ${`%${userId}%`} or data ->> 'email' = ${email}`,
    ]
    for (const statement of statements) await statement.execute(transaction)
  })
  log.info({ user_id: userId }, 'account deleted')
  return {}
}
