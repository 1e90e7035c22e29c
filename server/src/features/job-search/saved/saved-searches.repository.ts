import {
  mostSavedSearches,
  type SavedSearch,
  type SavedSearchMails,
} from '@waymark/contract/job-search/saved-searches.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type StoredSearch = Pick<SavedSearch, 'id' | 'search' | 'mails' | 'paused'> & {
  user_id: string
  feed_number: number
  has_feed: boolean
  created_at: Date
}
export type SearchOwner = { email: string; language: string | null; time_zone: string | null }
export type NewListing = { posting_id: string; group_key: string }

const columns = sql`s.user_id, s.id, s.search, s.mails, s.paused, s.feed_number, s.feed_hash is not null as has_feed, s.created_at`

export function createSavedSearchesRepository(db: Db) {
  async function findWhere(condition: ReturnType<typeof sql>): Promise<StoredSearch[]> {
    const { rows } = await sql<StoredSearch>`
      select ${columns} from saved_searches s where ${condition}
      order by s.created_at desc, s.id limit ${mostSavedSearches}`.execute(db)
    return rows
  }

  return {
    list: (userId: string) => findWhere(sql`s.user_id = ${userId}`),
    find: async (userId: string, id: string) => (await findWhere(sql`s.user_id = ${userId} and s.id = ${id}`))[0],
    findByFeedHash: async (hash: Buffer) => (await findWhere(sql`s.feed_hash = ${hash}`))[0],

    /** Returns undefined for a user who has as many as allowed. */
    async add(
      userId: string,
      { search, mails }: Pick<SavedSearch, 'search' | 'mails'>,
      nextMailAt: Date | null,
      now: Date,
    ): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        insert into saved_searches (user_id, search, mails, created_at, next_mail_at)
        select ${userId}, ${JSON.stringify(search)}, ${mails}, ${now}, ${nextMailAt}
        where (select count(*) from saved_searches where user_id = ${userId}) < ${mostSavedSearches}
        returning id`.execute(db)
      return rows[0]?.id
    },

    async setMails(
      userId: string,
      id: string,
      mails: SavedSearchMails,
      paused: boolean,
      nextMailAt: Date | null,
    ): Promise<void> {
      await sql`update saved_searches set mails = ${mails}, paused = ${paused}, next_mail_at = ${nextMailAt}
        where user_id = ${userId} and id = ${id}`.execute(db)
    },

    /** Leaves alone a search whose mails were stopped meanwhile. */
    async setNextMail(userId: string, id: string, nextMailAt: Date | null): Promise<void> {
      await sql`update saved_searches set next_mail_at = ${nextMailAt}
        where user_id = ${userId} and id = ${id} and next_mail_at is not null`.execute(db)
    },

    async setFeed(userId: string, id: string, number: number, hash: Buffer | null): Promise<void> {
      await sql`update saved_searches set feed_number = ${number}, feed_hash = ${hash}
        where user_id = ${userId} and id = ${id}`.execute(db)
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numAffectedRows } =
        await sql`delete from saved_searches where user_id = ${userId} and id = ${id}`.execute(db)
      return Number(numAffectedRows) > 0
    },

    /** Users with a mail that is due, the most overdue first. */
    async listDueUsers(now: Date, most: number): Promise<string[]> {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from saved_searches where next_mail_at <= ${now} group by user_id
        order by min(next_mail_at), user_id limit ${most}`.execute(db)
      return rows.map(({ user_id }) => user_id)
    },

    listDue: (userId: string, now: Date) => findWhere(sql`s.user_id = ${userId} and s.next_mail_at <= ${now}`),

    async findOwner(userId: string): Promise<SearchOwner | undefined> {
      const { rows } = await sql<SearchOwner>`
        select email, language, time_zone from users where id = ${userId}`.execute(db)
      return rows[0]
    },

    /** Of these postings those that came after a moment and that the user was never mailed, in their order. */
    async listNew(userId: string, postingIds: readonly string[], after: Date): Promise<NewListing[]> {
      const { rows } = await sql<NewListing>`
        select l.posting_id, l.group_key::text from unnest(${postingIds}::uuid[]) with ordinality as p(id, place)
          join listings l on l.posting_id = p.id
        where l.first_seen_at > ${after} and not exists
          (select 1 from mailed_listings m where m.user_id = ${userId} and m.group_key = l.group_key)
        order by p.place`.execute(db)
      return rows
    },

    /** Of these postings those that came after a moment. */
    async listSeenAfter(postingIds: readonly string[], after: Date): Promise<string[]> {
      if (postingIds.length === 0) return []
      const { rows } = await sql<{ posting_id: string }>`
        select posting_id from listings where posting_id = any(${postingIds}::uuid[]) and first_seen_at > ${after}`.execute(
        db,
      )
      return rows.map(({ posting_id }) => posting_id)
    },

    async noteMailed(userId: string, groupKeys: readonly string[], now: Date): Promise<void> {
      await sql`insert into mailed_listings (user_id, group_key, mailed_at)
        select ${userId}, key, ${now}::timestamptz from unnest(${groupKeys}::bigint[]) key
        on conflict do nothing`.execute(db)
    },

    /** Nothing is in a search for so long, so it cannot be mailed again. */
    async forgetMailed(userId: string, before: Date): Promise<void> {
      await sql`delete from mailed_listings where user_id = ${userId} and mailed_at < ${before}`.execute(db)
    },
  }
}
