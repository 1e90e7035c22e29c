import type { Db } from '../../../lib/db.ts'
import { readableStatuses, type ChatTables } from '../chat-tables.ts'

type Messages = ChatTables['messages']
export type ExportedMessage = Pick<Messages, 'id' | 'parent_id' | 'shown' | 'role' | 'content' | 'created_at'> & {
  attachment_name: string | null
}

const pageSize = 200

export function createExportRepository(database: Db) {
  const db = database.withTables<ChatTables>()

  const readPage = (userId: string, sessionId: string, after: number, onlyShown: boolean) =>
    db
      .selectFrom('messages as m')
      .leftJoin('attachments as a', (join) =>
        join.onRef('a.user_id', '=', 'm.user_id').onRef('a.id', '=', 'm.attachment_id'),
      )
      .select(['m.position', 'm.id', 'm.parent_id', 'm.shown', 'm.role', 'm.content', 'm.created_at'])
      .select('a.name as attachment_name')
      .where('m.user_id', '=', userId)
      .where('m.session_id', '=', sessionId)
      .where('m.position', '>', after)
      .where('m.status', 'in', readableStatuses)
      .$if(onlyShown, (query) => query.where('m.shown', '=', true))
      .orderBy('m.position')
      .limit(pageSize)
      .execute()

  return {
    async *list(userId: string, sessionId: string, onlyShown: boolean): AsyncGenerator<ExportedMessage> {
      for (let after = -1, size = pageSize; size === pageSize;) {
        const page = await readPage(userId, sessionId, after, onlyShown)
        size = page.length
        for (const { position, ...message } of page) {
          after = position
          yield message
        }
      }
    },
  }
}
