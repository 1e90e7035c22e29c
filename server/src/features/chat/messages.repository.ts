import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import type { ChatTables, StoredReading } from './chat-tables.ts'
import type { StoredPart } from './stored-parts.ts'

export type NewAttachment = { id: string; name: string; media_type: string; bytes: Buffer; reading: StoredReading }
export type NewMessage = Pick<
  ChatTables['messages'],
  'id' | 'parent_id' | 'role' | 'status' | 'content' | 'attachment_id'
>

const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`

/** The service puts these statements into transactions. */
export function createMessagesRepository(database: Db) {
  const db = database.withTables<ChatTables>()
  const messagesOf = (userId: string, sessionId: string) =>
    db.selectFrom('messages').where('user_id', '=', userId).where('session_id', '=', sessionId)

  return {
    /** The size of all files of a user, fixed until the transaction ends. */
    async lockAttachmentBytes(userId: string): Promise<number> {
      // Weaker than `for update`, so that rows which reference the user can still be written meanwhile.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
      const { total } = await db
        .selectFrom('attachments')
        .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('total'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return total
    },

    /** Creates or touches the conversation and locks its row, so that simultaneous messages get different positions. */
    async openConversation(userId: string, sessionId: string, firstMessage: string, now: Date): Promise<void> {
      await db
        .insertInto('conversations')
        .values({
          user_id: userId,
          session_id: sessionId,
          first_message: firstMessage,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doUpdateSet({ updated_at: now }))
        .execute()
    },

    async nextPosition(userId: string, sessionId: string): Promise<number> {
      const { last } = await messagesOf(userId, sessionId)
        .select(({ fn }) => fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      return (last ?? -1) + 1
    },

    async insertMessage(
      userId: string,
      sessionId: string,
      position: number,
      message: NewMessage,
      now: Date,
    ): Promise<void> {
      await db
        .insertInto('messages')
        .values({
          user_id: userId,
          session_id: sessionId,
          position,
          ...message,
          parts: json<StoredPart[]>([]),
          created_at: now,
        })
        .execute()
    },

    async insertAttachment(
      userId: string,
      sessionId: string,
      { reading, ...attachment }: NewAttachment,
      now: Date,
    ): Promise<void> {
      await db
        .insertInto('attachments')
        .values({
          user_id: userId,
          session_id: sessionId,
          ...attachment,
          size: attachment.bytes.length,
          reading: json(reading),
          created_at: now,
        })
        .execute()
    },

    /** Fails answers that never came because their server died. */
    async failAnswersBefore(userId: string, sessionId: string, before: Date): Promise<void> {
      await db
        .updateTable('messages')
        .set({ status: 'failed' })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('status', '=', 'running')
        .where('created_at', '<', before)
        .execute()
    },

    async listTurns(
      userId: string,
      sessionId: string,
      before: number,
      limit: number,
    ): Promise<Pick<ChatTables['messages'], 'role' | 'content' | 'parts'>[]> {
      const newest = await messagesOf(userId, sessionId)
        .where('status', '=', 'complete')
        .where('position', '<', before)
        .select(['role', 'content', 'parts'])
        .orderBy('position', 'desc')
        .limit(limit)
        .execute()
      return newest.toReversed()
    },

    findLatestReading: (userId: string, sessionId: string) =>
      db
        .selectFrom('attachments')
        .select(['id', 'name', 'reading'])
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    findAttachmentBytes: (userId: string, id: string) =>
      db
        .selectFrom('attachments')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    async updateReading(userId: string, id: string, reading: StoredReading): Promise<void> {
      await db
        .updateTable('attachments')
        .set({ reading: json(reading) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    async finishAnswer(
      userId: string,
      id: string,
      answer: { content: string; parts: StoredPart[] },
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('messages')
        .set({ status: 'complete', content: answer.content, parts: json(answer.parts), created_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    async failAnswer(userId: string, id: string): Promise<void> {
      await db
        .updateTable('messages')
        .set({ status: 'failed' })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    async touchConversation(userId: string, sessionId: string, now: Date): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ updated_at: now })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .execute()
    },

    async recordUsage(userId: string, details: object, now: Date): Promise<void> {
      await db
        .insertInto('usage_events')
        .values({ user_id: userId, kind: 'message', details: json(details), at: now })
        .execute()
    },
  }
}
