import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { createMailboxStore } from '../../providers/mail/mailbox-store.ts'
import { idleLifeMs } from './sign-in/sessions.service.ts'

/** An unfinished registration or reset is forgotten after a week; a mail is tried for three days at most. */
const unfinishedLifeMs = 7 * 86_400_000

export function createPurgeRepository(db: Db) {
  return {
    async deleteExpired(now: Date): Promise<void> {
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
      const statements = [
        sql`delete from sessions where expires_at <= ${now} or last_seen_at <= ${ago(idleLifeMs)}`,
        sql`delete from pending_registrations where touched_at < ${ago(unfinishedLifeMs)}`,
        sql`delete from password_resets where requested_at < ${ago(unfinishedLifeMs)}`,
        sql`delete from code_tries where changed_at < ${ago(unfinishedLifeMs)}`,
        sql`delete from captcha_solutions where expires_at < ${now}`,
        sql`delete from rate_limits where expire < ${now.getTime()}`,
      ]
      for (const statement of statements) await statement.execute(db)
      await createMailboxStore(db).deleteOld()
    },
  }
}
