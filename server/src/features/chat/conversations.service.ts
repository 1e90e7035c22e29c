import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { getConversation, listConversations } from '@waymark/contract/chat.ts'
import type { Db } from '../../lib/db.ts'
import { createConversationsRepository, type ConversationRow, type MessageRow } from './conversations.repository.ts'

type Conversation = AnswerOf<typeof getConversation>['conversation']
type ListedConversations = AnswerOf<typeof listConversations>['conversations']

const pages = { conversations: 50, lastMessages: 20, messages: 100 } as const

export function createConversationsService({ db }: { db: Db }) {
  const repository = createConversationsRepository(db)

  return {
    /** @param before an `updated_at`: only conversations older than that */
    async list(userId: string, before: string | undefined): Promise<ListedConversations> {
      const rows = await repository.list(
        userId,
        before === undefined ? undefined : new Date(before),
        pages.conversations,
      )
      const sessionIds = rows.map(({ session_id }) => session_id)
      const messages = Map.groupBy(
        await repository.listLastMessages(userId, sessionIds, pages.lastMessages),
        ({ session_id }) => session_id,
      )
      const totals = await repository.countMessages(userId, sessionIds)
      return rows.map((row) => toConversation(row, messages.get(row.session_id) ?? [], totals.get(row.session_id) ?? 0))
    },

    /** @returns undefined when there is no such conversation, or no such message in it */
    async find(userId: string, sessionId: string, before: string | undefined): Promise<Conversation | undefined> {
      const row = await repository.find(userId, sessionId)
      const position = before === undefined ? undefined : await repository.findPosition(userId, sessionId, before)
      if (!row || (before !== undefined && position === undefined)) return undefined
      const messages = await repository.listMessages(userId, sessionId, position, pages.messages)
      const totals = await repository.countMessages(userId, [sessionId])
      return toConversation(row, messages, totals.get(sessionId) ?? 0)
    },

    rename: (userId: string, sessionId: string, title: string) => repository.rename(userId, sessionId, title),
    delete: (userId: string, sessionId: string) => repository.delete(userId, sessionId),
  }
}

function toConversation(row: ConversationRow, messages: readonly MessageRow[], total: number): Conversation {
  return { ...row, updated_at: row.updated_at.toISOString(), messages: messages.map(toMessage), messages_total: total }
}

function toMessage({
  id,
  content,
  role,
  created_at,
  attachment_name: name,
  attachment_size: size,
}: MessageRow): Conversation['messages'][number] {
  const attachment = name === null || size === null ? undefined : { attachment: { name, size } }
  return { id, content, role, timestamp: created_at.toISOString(), ...attachment }
}
