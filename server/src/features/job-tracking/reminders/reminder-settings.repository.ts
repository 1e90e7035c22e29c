import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type StoredSettings = { mails: boolean; time_zone: string | null; feed_number: number; has_feed: boolean }
export type Recipient = { email: string; language: string | null; time_zone: string | null }

/** A user without a row wants no reminders. */
export function createReminderSettingsRepository(db: Db) {
  return {
    async get(userId: string): Promise<StoredSettings> {
      const { rows } = await sql<StoredSettings>`
        select coalesce(s.mails, false) as mails, u.time_zone, coalesce(s.feed_number, 0) as feed_number,
          s.feed_hash is not null as has_feed
        from users u left join reminder_settings s on s.user_id = u.id where u.id = ${userId}`.execute(db)
      if (!rows[0]) throw new Error('A signed-in user has no row.')
      return rows[0]
    },

    async setMails(userId: string, mails: boolean): Promise<void> {
      await sql`insert into reminder_settings (user_id, mails) values (${userId}, ${mails})
        on conflict (user_id) do update set mails = excluded.mails`.execute(db)
    },

    async setTimeZone(userId: string, timeZone: string): Promise<void> {
      await sql`update users set time_zone = ${timeZone} where id = ${userId}`.execute(db)
    },

    async nextFeedNumber(userId: string): Promise<number> {
      const { rows } = await sql<{ feed_number: number }>`
        insert into reminder_settings (user_id, feed_number) values (${userId}, 1)
        on conflict (user_id) do update set feed_number = reminder_settings.feed_number + 1
        returning feed_number`.execute(db)
      return rows[0]?.feed_number ?? 1
    },

    async setFeedHash(userId: string, hash: Buffer | null): Promise<void> {
      await sql`update reminder_settings set feed_hash = ${hash} where user_id = ${userId}`.execute(db)
    },

    async findByFeedHash(hash: Buffer): Promise<{ user_id: string; language: string | null } | undefined> {
      const { rows } = await sql<{ user_id: string; language: string | null }>`
        select s.user_id, u.language from reminder_settings s join users u on u.id = s.user_id
        where s.feed_hash = ${hash}`.execute(db)
      return rows[0]
    },

    async findLanguage(userId: string): Promise<{ language: string | null } | undefined> {
      const { rows } = await sql<{ language: string | null }>`select language from users where id = ${userId}`.execute(
        db,
      )
      return rows[0]
    },

    async findRecipient(userId: string): Promise<Recipient | undefined> {
      const { rows } = await sql<Recipient>`
        select u.email, u.language, u.time_zone from reminder_settings s join users u on u.id = s.user_id
        where s.user_id = ${userId} and s.mails`.execute(db)
      return rows[0]
    },
  }
}
