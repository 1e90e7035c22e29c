import type { Generated } from 'kysely'
import type { Db } from '../../lib/db.ts'

export type KeptMail = { to: string; subject: string; text: string; html: string; sent_at: Date }

const maxKept = 500

export function createMailboxStore(database: Db) {
  const db = database.withTables<{ mailbox: KeptMail & { id: Generated<number> } }>()

  return {
    async add(mail: KeptMail): Promise<void> {
      await db.insertInto('mailbox').values(mail).execute()
    },

    list: (): Promise<KeptMail[]> =>
      db
        .selectFrom('mailbox')
        .select(['to', 'subject', 'text', 'html', 'sent_at'])
        .orderBy('id', 'desc')
        .limit(maxKept)
        .execute(),

    async deleteOld(): Promise<void> {
      const newestTooOld = db.selectFrom('mailbox').select('id').orderBy('id', 'desc').offset(maxKept).limit(1)
      await db.deleteFrom('mailbox').where('id', '<=', newestTooOld).execute()
    },
  }
}
