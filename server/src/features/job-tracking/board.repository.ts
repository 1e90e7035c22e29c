import { archivedPageSize } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { recordFields, withoutMissingDocuments } from './job-record-sql.ts'

/** The jobs on the board as a JSON list, and how many are archived. */
export type Board = { board: string; archived: number }

export function createBoardRepository(db: Db) {
  return {
    /** Whole boards as JSON text, by user, without archived jobs. */
    async listAsJson(userIds: readonly string[], now: Date): Promise<Map<string, Board>> {
      const boardOf = sql`select json_agg(b) from (
        select ${recordFields(now)} from jobs where jobs.user_id = u.user_id and jobs.archived_at is null
        order by last_changed_at desc, job_url_hash
      ) b`
      // Raw SQL: a query inside the row of each user, so that each is one index scan.
      const { rows } = await sql<{ user_id: string; board: string | null; archived: number }>`
        select u.user_id, ${withoutMissingDocuments(boardOf)} as board,
          (select count(*) from jobs where jobs.user_id = u.user_id and jobs.archived_at is not null) as archived
        from unnest(${userIds}::uuid[]) as u(user_id)`.execute(db)
      return new Map(rows.map(({ user_id, board, archived }) => [user_id, { board: board ?? '[]', archived }]))
    },

    /** A page of archived jobs as JSON text, in the board's order. @param after the id of the last job seen */
    async listArchivedAsJson(userId: string, after: string | undefined, now: Date): Promise<string> {
      const hash = after === undefined ? null : Buffer.from(after, 'base64url')
      const page = sql`select json_agg(b) from (
        select ${recordFields(now)} from jobs
        left join jobs seen on seen.user_id = jobs.user_id and seen.job_url_hash = ${hash}::bytea
        where jobs.user_id = ${userId} and jobs.archived_at is not null
          and (${hash}::bytea is null or jobs.last_changed_at < seen.last_changed_at
            or (jobs.last_changed_at = seen.last_changed_at and jobs.job_url_hash > seen.job_url_hash))
        order by jobs.last_changed_at desc, jobs.job_url_hash limit ${archivedPageSize}
      ) b`
      // Raw SQL: the page is JSON text already.
      const { rows } = await sql<{ page: string | null }>`select ${withoutMissingDocuments(page)} as page`.execute(db)
      return rows[0]?.page ?? '[]'
    },
  }
}
