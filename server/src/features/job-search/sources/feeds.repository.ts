import { sql } from 'kysely'
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

export function createFeedsRepository(db: Db) {
  return {
    async list(): Promise<FeedState[]> {
      const { rows } = await sql<FeedState>`select * from listing_feeds`.execute(db)
      return rows
    },

    async add(ids: readonly string[], now: Date): Promise<void> {
      await sql`insert into listing_feeds (id, next_run_at) select id, ${now} from unnest(${ids}::text[]) id
        on conflict do nothing`.execute(db)
    },

    async listDue(ids: readonly string[], now: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from listing_feeds where id = any(${ids}) and next_run_at <= ${now} and ${isFree(now)}
        order by next_run_at, id`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** Claims a due feed for one process; undefined if another one was first. */
    async claim(id: string, now: Date): Promise<FeedState | undefined> {
      const { rows } = await sql<FeedState>`
        update listing_feeds set reading_since = ${now}
        where id = ${id} and next_run_at <= ${now} and ${isFree(now)} returning *`.execute(db)
      return rows[0]
    },

    async noteSuccess(id: string, postings: number, startedAt: Date, nextRunAt: Date): Promise<void> {
      await sql`update listing_feeds set reading_since = null, last_run_at = ${startedAt}, last_success_at = ${startedAt},
        postings = ${postings}, failures = 0, problem = null, next_run_at = ${nextRunAt} where id = ${id}`.execute(db)
    },

    async noteFailure(id: string, problem: string, startedAt: Date, nextRunAt: Date): Promise<void> {
      await sql`update listing_feeds set reading_since = null, last_run_at = ${startedAt}, failures = failures + 1,
        problem = ${problem.slice(0, 300)}, next_run_at = ${nextRunAt} where id = ${id}`.execute(db)
    },

    /** Feeds besides the active ones that were last read before a moment and still have open listings. */
    async listAsleep(active: readonly string[], before: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from listing_feeds where id <> all(${active}) and last_run_at < ${before}
          and exists (select 1 from listings where source = listing_feeds.id and closed_at is null)`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** Changes with every listing that comes, and with every reading of a feed. */
    async indexState(): Promise<string> {
      const { rows } = await sql<{ state: string }>`
        select json_build_array((select max(id) from listings), (select max(last_run_at) from listing_feeds))::text
          as state`.execute(db)
      return rows[0]?.state ?? ''
    },

    async hasRealListings(): Promise<boolean> {
      const { rows } = await sql`select 1 from listings where closed_at is null and source <> 'sample' limit 1`.execute(
        db,
      )
      return rows.length > 0
    },

    async countOpen(source: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from listings where source = ${source} and closed_at is null`.execute(db)
      return rows[0]?.count ?? 0
    },
  }

  function isFree(now: Date) {
    return sql`(reading_since is null or reading_since < ${new Date(now.getTime() - longestRunMs)})`
  }
}
