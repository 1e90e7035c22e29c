import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { readableStatuses, type ChatTables } from './chat-tables.ts'

type Messages = ChatTables['messages']
export type PlacedMessage = Pick<Messages, 'id' | 'role' | 'position' | 'parent_id' | 'content' | 'attachment_id'>
export type HiddenMessage = Pick<Messages, 'session_id' | 'id' | 'parent_id' | 'role' | 'position'>

/** More versions of messages than anybody looks through. */
const mostHidden = 2000

/** The versions of messages; callers lock the conversation first and work in one transaction. */
export function createVersionsRepository(database: Db) {
  const db = database.withTables<ChatTables>()
  const messagesOf = (userId: string, sessionId: string) =>
    db.selectFrom('messages').where('user_id', '=', userId).where('session_id', '=', sessionId)

  return {
    /** @returns false without such a conversation */
    async lock(userId: string, sessionId: string): Promise<boolean> {
      const row = await db
        .selectFrom('conversations')
        .select('session_id')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .forUpdate()
        .executeTakeFirst()
      return row !== undefined
    },

    find: (userId: string, sessionId: string, id: string, shown: boolean): Promise<PlacedMessage | undefined> =>
      messagesOf(userId, sessionId)
        .select(['id', 'role', 'position', 'parent_id', 'content', 'attachment_id'])
        .where('id', '=', id)
        .where('shown', '=', shown)
        .executeTakeFirst(),

    /** The shown version beside a hidden one. */
    findShownBeside: (
      userId: string,
      sessionId: string,
      { parent_id, role }: Pick<PlacedMessage, 'parent_id' | 'role'>,
    ): Promise<{ position: number } | undefined> =>
      messagesOf(userId, sessionId)
        .select('position')
        .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
        .where('role', '=', role)
        .where('shown', '=', true)
        .orderBy('position')
        .limit(1)
        .executeTakeFirst(),

    async hideFrom(userId: string, sessionId: string, position: number): Promise<void> {
      await db
        .updateTable('messages')
        .set({ shown: false })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('shown', '=', true)
        .where('position', '>=', position)
        .execute()
    },

    /** Shows a message and, from there on, the newest of each message's answers. */
    async showFrom(userId: string, id: string): Promise<void> {
      // Raw SQL: the branch is walked step by step.
      await sql`
        with recursive branch (id) as (
          select ${id}::uuid
          union all
          select next.id from branch
          cross join lateral (
            select id from messages
            where user_id = ${userId} and parent_id = branch.id
            order by status = 'failed', position desc limit 1
          ) next
        )
        update messages set shown = true from branch
        where messages.user_id = ${userId} and messages.id = branch.id`.execute(db)
    },

    async renameFirst(userId: string, sessionId: string, firstMessage: string): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ first_message: firstMessage })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .execute()
    },

    listHidden: (userId: string, sessionIds: readonly string[]): Promise<HiddenMessage[]> =>
      db
        .selectFrom('messages')
        .select(['session_id', 'id', 'parent_id', 'role', 'position'])
        .where('user_id', '=', userId)
        // Raw SQL: one array parameter makes any number of conversations the same statement.
        .where('session_id', '=', sql<string>`any(${sessionIds}::text[])`)
        .where('shown', '=', false)
        .where('status', 'in', readableStatuses)
        .orderBy('position')
        .limit(mostHidden)
        .execute(),
  }
}
