import { sql } from 'kysely'
import { createBatch } from '../../lib/batch.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { recordFields, withoutMissingDocuments } from './job-record-sql.ts'

/** A board of 1,000 jobs is some 400 kB: so many together are still a small part of what one answer may take. */
const boardsInOneQuery = 16

/**
 * Boards as JSON text, in the order of the board: one statement reads those of everybody who asks at the same time, and
 * nobody here parses or writes the JSON again.
 */
export function createBoardReader({ db, clock }: { db: Db; clock: Clock }): (userId: string) => Promise<string> {
  const find = createBatch((userIds: readonly string[]) => readBoards(db, userIds, clock.now()), {
    most: boardsInOneQuery,
    atOnce: 4,
  })
  return async (userId) => (await find(userId)) ?? '[]'
}

/** One index scan for each user, whatever else the table holds. */
export async function readBoards(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, string>> {
  const boardOf = sql`select json_agg(b) from (
    select ${recordFields(now)} from jobs where jobs.user_id = u.user_id order by last_changed_at desc, job_url_hash
  ) b`
  const { rows } = await sql<{ user_id: string; board: string | null }>`
    select u.user_id, ${withoutMissingDocuments(boardOf)} as board from unnest(${userIds}::uuid[]) as u(user_id)`.execute(
    db,
  )
  return new Map(rows.flatMap(({ user_id, board }) => (board === null ? [] : [[user_id, board]])))
}
