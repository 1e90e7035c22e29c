import type { Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type StoredSettings = { mails: boolean; time_zone: string | null; feed_number: number; has_feed: boolean }
export type Recipient = { email: string; language: string | null; time_zone: string | null }

type Tables = {
  reminder_settings: {
    user_id: string
    mails: Generated<boolean>
    feed_number: Generated<number>
    feed_hash: Buffer | null
  }
  users: Recipient & { id: string }
}

/** A user without a row wants no reminders. */
export function createReminderSettingsRepository(database: Db) {
  const db = database.withTables<Tables>()
  const settings = db.selectFrom('reminder_settings as s').innerJoin('users as u', 'u.id', 's.user_id')

  return {
    async get(userId: string): Promise<StoredSettings> {
      const found = await db
        .selectFrom('users as u')
        .leftJoin('reminder_settings as s', 's.user_id', 'u.id')
        .select(['s.mails', 'u.time_zone', 's.feed_number'])
        .select((is) => is('s.feed_hash', 'is not', null).$castTo<boolean>().as('has_feed'))
        .where('u.id', '=', userId)
        .executeTakeFirst()
      if (!found) throw new Error('A signed-in user has no row.')
      return { ...found, mails: found.mails ?? false, feed_number: found.feed_number ?? 0 }
    },

    async setMails(userId: string, mails: boolean): Promise<void> {
      await db
        .insertInto('reminder_settings')
        .values({ user_id: userId, mails })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mails }))
        .execute()
    },

    async setTimeZone(userId: string, timeZone: string): Promise<void> {
      await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute()
    },

    async nextFeedNumber(userId: string): Promise<number> {
      const { feed_number } = await db
        .insertInto('reminder_settings')
        .values({ user_id: userId, feed_number: 1 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet((is) => ({ feed_number: is('reminder_settings.feed_number', '+', 1) })),
        )
        .returning('feed_number')
        .executeTakeFirstOrThrow()
      return feed_number
    },

    async setFeedHash(userId: string, hash: Buffer | null): Promise<void> {
      await db.updateTable('reminder_settings').set({ feed_hash: hash }).where('user_id', '=', userId).execute()
    },

    findByFeedHash: (hash: Buffer): Promise<{ user_id: string; language: string | null } | undefined> =>
      settings.select(['s.user_id', 'u.language']).where('s.feed_hash', '=', hash).executeTakeFirst(),

    findLanguage: (userId: string): Promise<{ language: string | null } | undefined> =>
      db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst(),

    findRecipient: (userId: string): Promise<Recipient | undefined> =>
      settings
        .select(['u.email', 'u.language', 'u.time_zone'])
        .where('s.user_id', '=', userId)
        .where('s.mails', '=', true)
        .executeTakeFirst(),
  }
}
