import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { getConversation, listConversations } from '@waymark/contract/chat.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { maxAnswerMs } from './chat-tables.ts'
import type { ProposalsService } from './proposals/proposals.service.ts'
import { proposalIdsIn, toParts } from './stored-parts.ts'
import { createConversationsRepository, type ConversationRow, type MessageRow } from './conversations.repository.ts'

type Conversation = AnswerOf<typeof getConversation>['conversation']
type ListedConversations = AnswerOf<typeof listConversations>['conversations']

const pages = { conversations: 50, lastMessages: 20, messages: 100 } as const

type Deps = { db: Db; clock: Clock; proposals: ProposalsService }

export function createConversationsService({ db, clock, proposals }: Deps) {
  const repository = createConversationsRepository(db)

  /** With the present state of their proposals. */
  const proposalsIn = (userId: string, rows: readonly MessageRow[]) =>
    proposals.listByIds(
      userId,
      rows.flatMap(({ parts }) => proposalIdsIn(parts)),
    )

  return {
    /** `before` is an `updated_at`: only older conversations. */
    async list(userId: string, before: string | undefined): Promise<ListedConversations> {
      const rows = await repository.list(
        userId,
        before === undefined ? undefined : new Date(before),
        pages.conversations,
      )
      const sessionIds = rows.map(({ session_id }) => session_id)
      const lastMessages = await repository.listLastMessages(userId, sessionIds, pages.lastMessages)
      const messages = Map.groupBy(lastMessages, ({ session_id }) => session_id)
      const known = await proposalsIn(userId, lastMessages)
      const totals = await repository.countMessages(userId, sessionIds)
      return rows.map((row) =>
        toConversation(row, messages.get(row.session_id) ?? [], totals.get(row.session_id) ?? 0, known),
      )
    },

    /** Undefined without such a conversation, or such a message in it. */
    async find(userId: string, sessionId: string, before: string | undefined): Promise<Conversation | undefined> {
      const row = await repository.find(userId, sessionId)
      const position = before === undefined ? undefined : await repository.findPosition(userId, sessionId, before)
      if (!row || (before !== undefined && position === undefined)) return undefined
      const messages = await repository.listMessages(userId, sessionId, position, pages.messages)
      const totals = await repository.countMessages(userId, [sessionId])
      const running = await repository.findRunning(userId, sessionId, new Date(clock.now().getTime() - maxAnswerMs))
      const found = toConversation(row, messages, totals.get(sessionId) ?? 0, await proposalsIn(userId, messages))
      return running ? { ...found, running: { message_id: running.id } } : found
    },

    rename: (userId: string, sessionId: string, title: string) => repository.rename(userId, sessionId, title),
    delete: (userId: string, sessionId: string) => repository.delete(userId, sessionId),
  }
}

type Known = ReadonlyMap<string, Proposal>

function toConversation(
  row: ConversationRow,
  rows: readonly MessageRow[],
  total: number,
  proposals: Known,
): Conversation {
  const messages = rows.map((message) => toMessage(message, proposals))
  return { ...row, updated_at: row.updated_at.toISOString(), messages, messages_total: total }
}

function toMessage(row: MessageRow, proposals: Known): Conversation['messages'][number] {
  const { id, content, role, attachment_name: name, attachment_size: size } = row
  const attachment = name === null || size === null ? undefined : { attachment: { name, size } }
  const parts = role === 'assistant' ? toParts(row.parts, proposals) : undefined
  return { id, content, role, timestamp: row.created_at.toISOString(), ...attachment, ...(parts && { parts }) }
}
