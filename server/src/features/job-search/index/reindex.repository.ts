import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { chooseLeaders, moveGroups } from './listing-leaders.ts'
import { bodyTerms, givenListings, titleColumns } from './listing-terms.ts'
import type { PreparedListing } from './prepare-listing.ts'
import type { StoredListing } from './stored-posting.ts'

/** How far the listings of an earlier version are indexed anew: those before `next_id`, of those up to `last_id`. */
export type IndexProgress = { version: string; next_id: number; last_id: number }

/** Any number that no other lock of this kind has. */
export const lockKey = 7_310_033

type Tables = { listing_indexing: IndexProgress }

export function createReindexRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    /** Whether nobody else has the lock; it belongs to the connection, not to a transaction. */
    async lock(): Promise<boolean> {
      // Raw SQL: the lock is a function's, with no table.
      const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lockKey}) as locked`.execute(db)
      return rows[0]?.locked === true
    },

    async unlock(): Promise<void> {
      // Raw SQL, as above.
      await sql`select pg_advisory_unlock(${lockKey})`.execute(db)
    },

    /** How far this version came; an earlier one begins anew. */
    async findProgress(version: string): Promise<IndexProgress> {
      // Raw SQL: a row is returned only to the one that begins anew, by the condition of the conflict.
      const { rows } = await sql<IndexProgress>`
        insert into listing_indexing (version, next_id, last_id) select ${version}, 0, coalesce(max(id), 0) from listings
        on conflict (only_row) do update set (version, next_id, last_id) =
          (select excluded.version, excluded.next_id, excluded.last_id) where listing_indexing.version <> excluded.version
        returning version, next_id, last_id`.execute(db)
      const [begun] = rows
      if (begun) return begun
      const known = await db.selectFrom('listing_indexing').select(['version', 'next_id', 'last_id']).executeTakeFirst()
      return known ?? { version, next_id: 1, last_id: 0 }
    },

    async advance(next_id: number): Promise<void> {
      await db.updateTable('listing_indexing').set({ next_id }).execute()
    },

    async listOpen({ next_id, last_id }: IndexProgress, most: number): Promise<StoredListing[]> {
      // Raw SQL: columns of two tables, of which two are 64-bit keys that only text carries whole.
      const { rows } = await sql<StoredListing>`
        select l.id, l.content_hash::text, p.source, p.external_id, p.url, p.title, p.company, p.location, p.country, p.remote, p.salary,
          p.employment_type, p.language, p.company_info, p.description, p.requirements, p.benefits, p.expires_at,
          l.posted_at, l.salary_usd, l.latitude, l.longitude, l.group_key::text
        from listings l join postings p on p.id = l.posting_id
        where l.id between ${next_id} and ${last_id} and l.closed_at is null order by l.id limit ${most}`.execute(db)
      return rows
    },

    /**
     * Writes the index's part. content_hash stays that of the earlier version, so the source's next run writes them
     * whole.
     */
    async save(stored: readonly StoredListing[], prepared: ReadonlyMap<number, PreparedListing>): Promise<void> {
      // Whoever removes postings locks them before their listings. Raw SQL: the builder locks rows, not tables.
      await sql`lock table postings in access share mode`.execute(db)
      const free = await lockUnchanged(database, stored)
      const written = stored.filter(({ id }) => free.has(id))
      for (const [source, own] of Map.groupBy(written, (one) => one.source)) {
        const listed = own.flatMap((one) => {
          const listing = prepared.get(one.id)
          return listing ? [{ one, listing }] : []
        })
        if (listed.length === 0) continue
        await write(
          database,
          source,
          listed.map(({ listing }) => listing),
        )
        const moved = listed.filter(({ one, listing }) => one.group_key !== listing.group_key)
        if (moved.length === 0) continue
        await chooseLeaders(
          database,
          source,
          moved.map(({ listing }) => listing),
        )
        await moveGroups(
          database,
          moved.map(({ one, listing }) => ({ from: one.group_key, to: listing.group_key })),
        )
      }
    },
  }
}

/** Listings that no run has written or is writing: it writes this version too, and waiting for it may deadlock. */
async function lockUnchanged(db: Db, stored: readonly StoredListing[]): Promise<Set<number>> {
  const [ids, hashes] = [stored.map(({ id }) => id), stored.map(({ content_hash }) => content_hash)]
  // Raw SQL: pairs of two arrays, and a weaker lock that skips what others hold.
  const { rows } = await sql<{ id: number }>`
    select l.id from listings l join unnest(${ids}::bigint[], ${hashes}::bigint[]) as s(id, content_hash)
      on l.id = s.id and l.content_hash = s.content_hash
    order by l.id for no key update of l skip locked`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function write(db: Db, source: string, listings: readonly PreparedListing[]): Promise<void> {
  // Raw SQL: a batch goes into two tables in one statement, and its terms are stemmed on the way.
  await sql`
    with given as (${givenListings(listings)}
    ), listed as (
      update listings l set (title_words, title_terms, language, employer_key, group_key, title_key, text_hash, country,
        latitude, longitude, other_places, remote) = (select ${titleColumns}, g.language, g.employer_key, g.group_key,
        g.title_key, g.text_hash, g.country, g.latitude, g.longitude, g.other_places, g.remote)
      from given g join postings p on p.user_id is null and p.source = ${source} and p.external_id = g.external_id
      where l.posting_id = p.id
      returning l.id, g.external_id
    )
    insert into listing_texts (listing_id, body_terms)
    select listed.id, ${bodyTerms} from given g join listed using (external_id)
    on conflict (listing_id) do update set body_terms = excluded.body_terms`.execute(db)
}
