import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { readableStatuses, type ChatTables } from './chat-tables.ts'

export type ConversationRow = Pick<ChatTables['conversations'], 'session_id' | 'title' | 'first_message' | 'updated_at'>
export type MessageRow = Pick<
  ChatTables['messages'],
  'session_id' | 'position' | 'id' | 'parent_id' | 'role' | 'status' | 'content' | 'parts' | 'created_at'
> & {
  attachment_name: string | null
  attachment_size: number | null
}

type Unfinished = Pick<ChatTables['messages'], 'id' | 'content' | 'position'> & { isRunning: boolean }

const columns = ['session_id', 'title', 'first_message', 'updated_at'] as const

export function createConversationsRepository(database: Db) {
  const db = database.withTables<ChatTables>()

  return {
    /** More than `limit` if several were updated in the last millisecond: the next page starts before it. */
    list(userId: string, before: Date | undefined, limit: number): Promise<ConversationRow[]> {
      const page = db
        .selectFrom('conversations')
        .select(columns)
        .where('user_id', '=', userId)
        .$if(before !== undefined, (query) => query.where('updated_at', '<', before ?? new Date()))
        .orderBy('updated_at', 'desc')
        .fetch(limit, 'with ties')
      return db.selectFrom(page.as('page')).selectAll().orderBy('updated_at', 'desc').orderBy('session_id').execute()
    },

    find: (userId: string, sessionId: string): Promise<ConversationRow | undefined> =>
      db
        .selectFrom('conversations')
        .select(columns)
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst(),

    async listLastMessages(userId: string, sessionIds: readonly string[], limit: number): Promise<MessageRow[]> {
      // Raw SQL: a lateral query reads the last messages of all conversations in one index scan each.
      const { rows } = await sql<MessageRow>`
        select m.session_id, m.position, m.id, m.parent_id, m.role, m.status, m.content, m.parts, m.created_at,
          a.name as attachment_name, a.size as attachment_size
        from unnest(${sessionIds}::text[]) as wanted (session_id)
        cross join lateral (
          select * from messages
          where user_id = ${userId} and session_id = wanted.session_id and shown
            and status = any(${readableStatuses})
          order by position desc limit ${limit}
        ) m
        left join attachments a on a.user_id = ${userId} and a.id = m.attachment_id
        order by m.session_id, m.position`.execute(db)
      return rows
    },

    async countMessages(userId: string, sessionIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('messages')
        .select(['session_id', ({ fn }) => fn.countAll<number>().as('total')])
        .where('user_id', '=', userId)
        // Raw SQL: one array parameter makes any number of conversations the same statement.
        .where('session_id', '=', sql<string>`any(${sessionIds}::text[])`)
        .where('shown', '=', true)
        .where('status', 'in', readableStatuses)
        .groupBy('session_id')
        .execute()
      return new Map(rows.map(({ session_id, total }) => [session_id, total]))
    },

    /** The newest answer that is not whole: being made if its server was alive after `since`, else it never comes. */
    findUnfinished: (userId: string, sessionId: string, since: Date): Promise<Unfinished | undefined> =>
      db
        .selectFrom('messages')
        .select(({ eb, fn }) => [
          'id',
          'content',
          'position',
          eb
            .and([eb('status', '=', 'running'), eb(fn.coalesce('alive_at', 'created_at'), '>=', since)])
            .$castTo<boolean>()
            .as('isRunning'),
        ])
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('role', '=', 'assistant')
        .where('status', 'in', ['running', 'failed'])
        .where('shown', '=', true)
        .orderBy('isRunning', 'desc')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async findPosition(userId: string, sessionId: string, messageId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('messages')
        .select('position')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('id', '=', messageId)
        .executeTakeFirst()
      return row?.position
    },

    async listMessages(
      userId: string,
      sessionId: string,
      before: number | undefined,
      limit: number,
    ): Promise<MessageRow[]> {
      const rows = await db
        .selectFrom('messages as m')
        .leftJoin('attachments as a', (join) =>
          join.onRef('a.user_id', '=', 'm.user_id').onRef('a.id', '=', 'm.attachment_id'),
        )
        .select([
          'm.session_id',
          'm.position',
          'm.id',
          'm.parent_id',
          'm.role',
          'm.status',
          'm.content',
          'm.parts',
          'm.created_at',
          'a.name as attachment_name',
          'a.size as attachment_size',
        ])
        .where('m.user_id', '=', userId)
        .where('m.session_id', '=', sessionId)
        .where('m.shown', '=', true)
        .where('m.status', 'in', readableStatuses)
        .$if(before !== undefined, (query) => query.where('m.position', '<', before ?? 0))
        .orderBy('m.position', 'desc')
        .limit(limit)
        .execute()
      return rows.toReversed()
    },

    async rename(userId: string, sessionId: string, title: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('conversations')
        .set({ title })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async delete(userId: string, sessionId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('conversations')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
