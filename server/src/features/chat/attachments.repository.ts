import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import type { ChatTables, StoredReading } from './chat-tables.ts'

export type NewAttachment = { id: string; name: string; media_type: string; bytes: Buffer; reading: StoredReading }

/** Raw SQL: a column that is read as an object takes text here. */
const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`

/** The service puts these statements into transactions. */
export function createAttachmentsRepository(database: Db) {
  const db = database.withTables<ChatTables>()

  return {
    /** The size of all files of a user, fixed until the transaction ends. */
    async lockAttachmentBytes(userId: string): Promise<number> {
      // Weaker than `for update`, so that rows which reference the user can still be written meanwhile.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
      const { total } = await db
        .selectFrom('attachments')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('size'), lit(0)).as('total'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return total
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

    /** Of the branch that is read. */
    findLatestReading: (userId: string, sessionId: string) =>
      db
        .selectFrom('messages as m')
        .innerJoin('attachments as a', (join) =>
          join.onRef('a.user_id', '=', 'm.user_id').onRef('a.id', '=', 'm.attachment_id'),
        )
        .select(['a.id', 'a.name', 'a.reading'])
        .where('m.user_id', '=', userId)
        .where('m.session_id', '=', sessionId)
        .where('m.shown', '=', true)
        .orderBy('m.position', 'desc')
        .limit(1)
        .executeTakeFirst(),

    findAttachment: (userId: string, id: string) =>
      db
        .selectFrom('attachments')
        .select(['name', 'media_type', 'bytes'])
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
  }
}
