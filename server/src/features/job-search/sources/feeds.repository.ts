import { expressionBuilder, sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type FeedState = {
  id: string
  next_run_at: Date
  reading_since: Date | null
  last_run_at: Date | null
  last_success_at: Date | null
  postings: number
  failures: number
  problem: string | null
}

/** A process that died during a run holds its feed no longer than this. */
const longestRunMs = 3_600_000

type Tables = {
  listing_feeds: FeedState & { postings: Generated<number>; failures: Generated<number> }
  listings: { id: number; source: string; closed_at: Date | null }
}

export function createFeedsRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    list: (): Promise<FeedState[]> => db.selectFrom('listing_feeds').selectAll().execute(),

    async add(ids: readonly string[], now: Date): Promise<void> {
      // Raw SQL: one array, of any number of feeds and of none.
      await sql`insert into listing_feeds (id, next_run_at) select id, ${now} from unnest(${ids}::text[]) id
        on conflict do nothing`.execute(db)
    },

    async listDue(ids: readonly string[], now: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('listing_feeds')
        .select('id')
        // Raw SQL: one array, of any number of feeds and of none.
        .where('id', '=', sql<string>`any(${ids})`)
        .where('next_run_at', '<=', now)
        .where(isFree(now))
        .orderBy('next_run_at')
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Claims a due feed for one process; undefined if another one was first. */
    claim: (id: string, now: Date): Promise<FeedState | undefined> =>
      db
        .updateTable('listing_feeds')
        .set({ reading_since: now })
        .where('id', '=', id)
        .where('next_run_at', '<=', now)
        .where(isFree(now))
        .returningAll()
        .executeTakeFirst(),

    async noteSuccess(id: string, postings: number, startedAt: Date, nextRunAt: Date): Promise<void> {
      const run = { last_run_at: startedAt, last_success_at: startedAt, postings, next_run_at: nextRunAt }
      await db
        .updateTable('listing_feeds')
        .set({ ...run, reading_since: null, failures: 0, problem: null })
        .where('id', '=', id)
        .execute()
    },

    async noteFailure(id: string, problem: string, startedAt: Date, nextRunAt: Date): Promise<void> {
      const run = { last_run_at: startedAt, problem: problem.slice(0, 300), next_run_at: nextRunAt }
      await db
        .updateTable('listing_feeds')
        .set((is) => ({ ...run, reading_since: null, failures: is('failures', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** Feeds besides the active ones that were last read before a moment and still have open listings. */
    async listAsleep(active: readonly string[], before: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('listing_feeds')
        .select('id')
        // Raw SQL: one array, of any number of feeds and of none.
        .where('id', '<>', sql<string>`all(${active})`)
        .where('last_run_at', '<', before)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('listings')
              .select('listings.id')
              .whereRef('listings.source', '=', 'listing_feeds.id')
              .where('listings.closed_at', 'is', null),
          ),
        )
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Changes with every listing that comes, and with every reading of a feed. */
    async indexState(): Promise<string> {
      // Raw SQL: two newest of two tables in one text, which is only compared.
      const { rows } = await sql<{ state: string }>`
        select json_build_array((select max(id) from listings), (select max(last_run_at) from listing_feeds))::text
          as state`.execute(db)
      return rows[0]?.state ?? ''
    },

    async hasRealListings(): Promise<boolean> {
      const real = db.selectFrom('listings').select('id').where('closed_at', 'is', null).where('source', '<>', 'sample')
      return (await real.limit(1).executeTakeFirst()) !== undefined
    },

    async countOpen(source: string): Promise<number> {
      const { count } = await db
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('source', '=', source)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },
  }

  function isFree(now: Date) {
    const is = expressionBuilder<Tables, 'listing_feeds'>()
    const longAgo = new Date(now.getTime() - longestRunMs)
    return is.or([is('reading_since', 'is', null), is('reading_since', '<', longAgo)])
  }
}
