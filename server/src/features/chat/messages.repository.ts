import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { readableStatuses, type ChatTables } from './chat-tables.ts'
import type { StoredPart } from './stored-parts.ts'

export type NewMessage = Pick<
  ChatTables['messages'],
  'id' | 'parent_id' | 'role' | 'status' | 'content' | 'attachment_id'
>

/** Raw SQL: the driver would send a list as an array of the database. */
const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`

/** The service puts these statements into transactions. */
export function createMessagesRepository(database: Db) {
  const db = database.withTables<ChatTables>()
  const messagesOf = (userId: string, sessionId: string) =>
    db.selectFrom('messages').where('user_id', '=', userId).where('session_id', '=', sessionId)
  const runningAnswer = (userId: string, id: string) =>
    db.updateTable('messages').where('user_id', '=', userId).where('id', '=', id).where('status', '=', 'running')

  return {
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

    /**
     * Appends a question and a row for its answer to the branch that is read, and fails answers whose server died before
     * `deadBefore`. The conversation's row is locked already.
     * @returns the question's position
     */
    async appendTurn(
      userId: string,
      sessionId: string,
      { question, answerId }: { question: Pick<NewMessage, 'id' | 'content' | 'attachment_id'>; answerId: string },
      { now, deadBefore }: { now: Date; deadBefore: Date },
    ): Promise<number> {
      // Raw SQL: what died, the next place and the two rows in one round trip, because somebody waits for the answer.
      const { rows } = await sql<{ position: number }>`
        with dead as (
          update messages set status = 'failed'
          where user_id = ${userId} and session_id = ${sessionId} and status = 'running'
            and coalesce(alive_at, created_at) < ${deadBefore}
        ), next as (
          select coalesce(max(position), -1) + 1 as position, (
              select id from messages
              where user_id = ${userId} and session_id = ${sessionId} and shown
              order by position desc limit 1
            ) as parent_id
          from messages where user_id = ${userId} and session_id = ${sessionId}
        ), stored as (
          insert into messages
            (user_id, session_id, position, id, parent_id, role, status, shown, content, parts, attachment_id, created_at)
          select ${userId}::uuid, ${sessionId}::text, next.position + turn.place, turn.id,
            case when turn.place = 0 then next.parent_id else ${question.id}::uuid end,
            turn.role, turn.status, true, turn.content, '[]'::jsonb, turn.attachment_id, ${now}
          from next, (values
            (0, ${question.id}::uuid, 'user', 'complete', ${question.content}::text, ${question.attachment_id}::uuid),
            (1, ${answerId}::uuid, 'assistant', 'running', '', null)
          ) as turn (place, id, role, status, content, attachment_id)
        )
        select position from next`.execute(db)
      const [row] = rows
      if (!row) throw new Error('The place of a new message could not be found.')
      return row.position
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
          shown: true,
          created_at: now,
          alive_at: null,
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
        .where(({ fn }) => fn.coalesce('alive_at', 'created_at'), '<', before)
        .execute()
    },

    async listTurns(
      userId: string,
      sessionId: string,
      before: number,
      limit: number,
    ): Promise<Pick<ChatTables['messages'], 'role' | 'content' | 'parts'>[]> {
      const newest = await messagesOf(userId, sessionId)
        .where('shown', '=', true)
        .where('status', 'in', readableStatuses)
        .where('position', '<', before)
        .select(['role', 'content', 'parts'])
        .orderBy('position', 'desc')
        .limit(limit)
        .execute()
      return newest.toReversed()
    },

    /** Keeps what is written so far. @returns whether the answer is still being made */
    async saveUnfinished(userId: string, id: string, html: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await runningAnswer(userId, id)
        .set({ content: html, alive_at: now })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** @returns false if the answer was stopped before */
    async finishAnswer(
      userId: string,
      id: string,
      answer: { content: string; parts: StoredPart[] },
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await runningAnswer(userId, id)
        .set({ status: 'complete', content: answer.content, parts: json(answer.parts), created_at: now })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async findContent(userId: string, id: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('messages')
        .select('content')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.content
    },

    async stopAnswers(userId: string, sessionId: string): Promise<void> {
      await db
        .updateTable('messages')
        .set({ status: 'stopped' })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('status', '=', 'running')
        .execute()
    },

    /** @returns false if the conversation has a name already */
    async nameConversation(userId: string, sessionId: string, title: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('conversations')
        .set({ title })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('title', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async failQuestion(userId: string, id: string): Promise<void> {
      await db
        .updateTable('messages')
        .set({ status: 'failed', shown: false })
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
        .where('status', '=', 'running')
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
