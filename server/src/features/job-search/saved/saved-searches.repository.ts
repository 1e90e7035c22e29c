import {
  mostSavedSearches,
  type SavedSearch,
  type SavedSearchMails,
} from '@waymark/contract/job-search/saved-searches.ts'
import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type StoredSearch = Pick<SavedSearch, 'id' | 'search' | 'mails' | 'paused'> & {
  user_id: string
  feed_number: number
  has_feed: boolean
  created_at: Date
}
export type SearchOwner = { email: string; language: string | null; time_zone: string | null }
export type NewListing = { posting_id: string; group_key: string }

type Tables = {
  saved_searches: Omit<StoredSearch, 'has_feed'> & {
    id: Generated<string>
    feed_hash: Buffer | null
    next_mail_at: Date | null
  }
  mailed_listings: { user_id: string; group_key: string; mailed_at: Date }
  listings: { posting_id: string; first_seen_at: Date }
  users: SearchOwner & { id: string }
}

export function createSavedSearchesRepository(database: Db) {
  const db = database.withTables<Tables>()
  const searches = db
    .selectFrom('saved_searches')
    .select(['user_id', 'id', 'search', 'mails', 'paused', 'feed_number', 'created_at'])
    .select((is) => is('feed_hash', 'is not', null).$castTo<boolean>().as('has_feed'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostSavedSearches)
  const searchesOf = (userId: string) => searches.where('user_id', '=', userId)
  const changeOf = (userId: string, id: string) =>
    db.updateTable('saved_searches').where('user_id', '=', userId).where('id', '=', id)

  return {
    list: (userId: string): Promise<StoredSearch[]> => searchesOf(userId).execute(),
    find: (userId: string, id: string): Promise<StoredSearch | undefined> =>
      searchesOf(userId).where('id', '=', id).executeTakeFirst(),
    findByFeedHash: (hash: Buffer): Promise<StoredSearch | undefined> =>
      searches.where('feed_hash', '=', hash).executeTakeFirst(),

    /** Returns undefined for a user who has as many as allowed. */
    async add(
      userId: string,
      { search, mails }: Pick<SavedSearch, 'search' | 'mails'>,
      nextMailAt: Date | null,
      now: Date,
    ): Promise<string | undefined> {
      // Raw SQL: the limit is counted in the statement that inserts.
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
      await changeOf(userId, id).set({ mails, paused, next_mail_at: nextMailAt }).execute()
    },

    /** Leaves alone a search whose mails were stopped meanwhile. */
    async setNextMail(userId: string, id: string, nextMailAt: Date | null): Promise<void> {
      await changeOf(userId, id).set({ next_mail_at: nextMailAt }).where('next_mail_at', 'is not', null).execute()
    },

    async setFeed(userId: string, id: string, number: number, hash: Buffer | null): Promise<void> {
      await changeOf(userId, id).set({ feed_number: number, feed_hash: hash }).execute()
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const query = db.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },

    /** Users with a mail that is due, the most overdue first. */
    async listDueUsers(now: Date, most: number): Promise<string[]> {
      const rows = await db
        .selectFrom('saved_searches')
        .select('user_id')
        .where('next_mail_at', '<=', now)
        .groupBy('user_id')
        .orderBy(({ fn }) => fn.min('next_mail_at'))
        .orderBy('user_id')
        .limit(most)
        .execute()
      return rows.map(({ user_id }) => user_id)
    },

    listDue: (userId: string, now: Date): Promise<StoredSearch[]> =>
      searchesOf(userId).where('next_mail_at', '<=', now).execute(),

    findOwner: (userId: string): Promise<SearchOwner | undefined> =>
      db.selectFrom('users').select(['email', 'language', 'time_zone']).where('id', '=', userId).executeTakeFirst(),

    /** Of these postings those that came after a moment and that the user was never mailed, in their order. */
    async listNew(userId: string, postingIds: readonly string[], after: Date): Promise<NewListing[]> {
      // Raw SQL: the array keeps its order.
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
      const rows = await db
        .selectFrom('listings')
        .select('posting_id')
        .where('posting_id', 'in', postingIds)
        .where('first_seen_at', '>', after)
        .execute()
      return rows.map(({ posting_id }) => posting_id)
    },

    async noteMailed(userId: string, groupKeys: readonly string[], now: Date): Promise<void> {
      // Raw SQL: one array, of any number of keys and of none.
      await sql`insert into mailed_listings (user_id, group_key, mailed_at)
        select ${userId}, key, ${now}::timestamptz from unnest(${groupKeys}::bigint[]) key
        on conflict do nothing`.execute(db)
    },

    /** Nothing is in a search for so long, so it cannot be mailed again. */
    async forgetMailed(userId: string, before: Date): Promise<void> {
      await db.deleteFrom('mailed_listings').where('user_id', '=', userId).where('mailed_at', '<', before).execute()
    },
  }
}
