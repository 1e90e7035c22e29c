import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { recordFields, withoutMissingDocuments } from './job-record-sql.ts'

export function createBoardRepository(db: Db) {
  return {
    /** Whole boards as JSON text, in board order, by user. The lateral query makes it one index scan per user. */
    async listAsJson(userIds: readonly string[], now: Date): Promise<Map<string, string>> {
      const boardOf = sql`select json_agg(b) from (
        select ${recordFields(now)} from jobs where jobs.user_id = u.user_id order by last_changed_at desc, job_url_hash
      ) b`
      const { rows } = await sql<{ user_id: string; board: string | null }>`
        select u.user_id, ${withoutMissingDocuments(boardOf)} as board
        from unnest(${userIds}::uuid[]) as u(user_id)`.execute(db)
      return new Map(rows.flatMap(({ user_id, board }) => (board === null ? [] : [[user_id, board]])))
    },
  }
}
