import { mostStories, type Story } from '@waymark/contract/stories.ts'
import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type StoredStory = Omit<Story, 'updated_at'> & { updated_at: Date }

type Tables = {
  interview_stories: StoredStory & {
    id: Generated<string>
    user_id: string
    is_rewritten: Generated<boolean>
    created_at: Date
  }
}

const columns = ['id', 'question', 'answer', 'updated_at'] as const

const toStory = ({ updated_at, ...story }: StoredStory): Story => ({ ...story, updated_at: updated_at.toISOString() })

/** `full`: no more fit. `rewritten`: the user's own words stand there already. */
export type Kept = 'kept' | 'full' | 'rewritten'
export type Stories = ReturnType<typeof createStoriesRepository>

/** What the user told in practice rounds. */
export function createStoriesRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    async list(userId: string): Promise<Story[]> {
      const rows = await db
        .selectFrom('interview_stories')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(mostStories)
        .execute()
      return rows.map(toStory)
    },

    /** The newest answer to a question stands, but nothing replaces what the user has rewritten. */
    async keep(userId: string, { question, answer }: Pick<Story, 'question' | 'answer'>, now: Date): Promise<Kept> {
      // Raw SQL: the limit is counted in the statement that inserts, and the index of questions is on an expression.
      const { rows } = await sql<{ id: string }>`
        insert into interview_stories (user_id, question, answer, created_at, updated_at)
        select ${userId}, ${question}, ${answer}, ${now}::timestamptz, ${now}::timestamptz
        where (select count(*) from interview_stories where user_id = ${userId} and question <> ${question}) < ${mostStories}
        on conflict (user_id, md5(question)) do update set answer = excluded.answer, updated_at = excluded.updated_at
        where not interview_stories.is_rewritten
        returning id`.execute(db)
      if (rows.length > 0) return 'kept'
      const before = await db
        .selectFrom('interview_stories')
        .select('id')
        .where('user_id', '=', userId)
        .where(({ eb, fn, val }) => eb(fn('md5', ['question']), '=', fn('md5', [val(question)])))
        .executeTakeFirst()
      return before ? 'rewritten' : 'full'
    },

    async change(userId: string, id: string, answer: string, now: Date): Promise<Story | undefined> {
      const changed = await db
        .updateTable('interview_stories')
        .set({ answer, updated_at: now, is_rewritten: true })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst()
      return changed && toStory(changed)
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const query = db.deleteFrom('interview_stories').where('user_id', '=', userId).where('id', '=', id)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
