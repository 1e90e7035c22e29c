import type { Db } from '../../lib/db.ts'
import { createMailboxStore } from '../../providers/mail/mailbox-store.ts'
import { idleLifeMs } from './sign-in/sessions.service.ts'

/** An unfinished registration or reset is forgotten after a week; a mail is tried for three days at most. */
const unfinishedLifeMs = 7 * 86_400_000

type Tables = {
  sessions: { expires_at: Date; last_seen_at: Date }
  pending_registrations: { touched_at: Date }
  password_resets: { requested_at: Date }
  code_tries: { changed_at: Date }
  captcha_solutions: { expires_at: Date }
  rate_limits: { expire: number }
}

export function createPurgeRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    async deleteExpired(now: Date): Promise<void> {
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
      const unfinishedSince = ago(unfinishedLifeMs)
      await db
        .deleteFrom('sessions')
        .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', ago(idleLifeMs))]))
        .execute()
      await db.deleteFrom('pending_registrations').where('touched_at', '<', unfinishedSince).execute()
      await db.deleteFrom('password_resets').where('requested_at', '<', unfinishedSince).execute()
      await db.deleteFrom('code_tries').where('changed_at', '<', unfinishedSince).execute()
      await db.deleteFrom('captcha_solutions').where('expires_at', '<', now).execute()
      await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
      await createMailboxStore(database).deleteOld()
    },
  }
}
