import { mostStories, type Story } from '@waymark/contract/stories.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type StoredStory = Omit<Story, 'updated_at'> & { updated_at: Date }

const toStory = ({ updated_at, ...story }: StoredStory): Story => ({ ...story, updated_at: updated_at.toISOString() })

/** `full`: no more fit. `rewritten`: the user's own words stand there already. */
export type Kept = 'kept' | 'full' | 'rewritten'
export type Stories = ReturnType<typeof createStoriesRepository>

/** What the user told in practice rounds. */
export function createStoriesRepository(db: Db) {
  return {
    async list(userId: string): Promise<Story[]> {
      const { rows } = await sql<StoredStory>`
        select id, question, answer, updated_at from interview_stories where user_id = ${userId}
        order by updated_at desc, id limit ${mostStories}`.execute(db)
      return rows.map(toStory)
    },

    /** The newest answer to a question stands, but nothing replaces what the user has rewritten. */
    async keep(userId: string, { question, answer }: Pick<Story, 'question' | 'answer'>, now: Date): Promise<Kept> {
      const { rows } = await sql<{ id: string }>`
        insert into interview_stories (user_id, question, answer, created_at, updated_at)
        select ${userId}, ${question}, ${answer}, ${now}::timestamptz, ${now}::timestamptz
        where (select count(*) from interview_stories where user_id = ${userId} and question <> ${question}) < ${mostStories}
        on conflict (user_id, md5(question)) do update set answer = excluded.answer, updated_at = excluded.updated_at
        where not interview_stories.is_rewritten
        returning id`.execute(db)
      if (rows.length > 0) return 'kept'
      const { rows: before } = await sql`
        select 1 from interview_stories where user_id = ${userId} and md5(question) = md5(${question})`.execute(db)
      return before.length > 0 ? 'rewritten' : 'full'
    },

    async change(userId: string, id: string, answer: string, now: Date): Promise<Story | undefined> {
      const { rows } = await sql<StoredStory>`
        update interview_stories set answer = ${answer}, updated_at = ${now}, is_rewritten = true
        where user_id = ${userId} and id = ${id}
        returning id, question, answer, updated_at`.execute(db)
      return rows[0] && toStory(rows[0])
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numAffectedRows } =
        await sql`delete from interview_stories where user_id = ${userId} and id = ${id}`.execute(db)
      return Number(numAffectedRows) > 0
    },
  }
}
