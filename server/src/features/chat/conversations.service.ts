import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { FoundConversation, getConversation, listConversations } from '@waymark/contract/chat.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { deadAnswerMs } from './chat-tables.ts'
import { createConversationSearch } from './conversation-search.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { versionsOf } from './message-versions.ts'
import type { ProposalsService } from './proposals/proposals.service.ts'
import { proposalIdsIn, toParts } from './stored-parts.ts'
import { createConversationsRepository, type ConversationRow, type MessageRow } from './conversations.repository.ts'
import { createVersionsRepository } from './versions.repository.ts'

type Conversation = AnswerOf<typeof getConversation>['conversation']
type ListedConversations = AnswerOf<typeof listConversations>['conversations']

const pages = { conversations: 50, lastMessages: 20, messages: 100 } as const

type Deps = { db: Db; clock: Clock; proposals: ProposalsService }

export function createConversationsService({ db, clock, proposals }: Deps) {
  const repository = createConversationsRepository(db)

  /** What messages have besides their rows: the present state of their proposals, and their versions. */
  async function readDetails(userId: string, rows: readonly MessageRow[]): Promise<Details> {
    const sessionIds = [...new Set(rows.map(({ session_id }) => session_id))]
    return {
      proposals: await proposals.listByIds(
        userId,
        rows.flatMap(({ parts }) => proposalIdsIn(parts)),
      ),
      versions: versionsOf(rows, await createVersionsRepository(db).listHidden(userId, sessionIds)),
    }
  }

  async function find(userId: string, sessionId: string, before?: string): Promise<Conversation | undefined> {
    const row = await repository.find(userId, sessionId)
    const position = before === undefined ? undefined : await repository.findPosition(userId, sessionId, before)
    if (!row || (before !== undefined && position === undefined)) return undefined
    const messages = await repository.listMessages(userId, sessionId, position, pages.messages)
    const totals = await repository.countMessages(userId, [sessionId])
    const unfinished = await repository.findUnfinished(
      userId,
      sessionId,
      new Date(clock.now().getTime() - deadAnswerMs),
    )
    const found = toConversation(row, messages, totals.get(sessionId) ?? 0, await readDetails(userId, messages))
    if (!unfinished) return found
    const { id: message_id, content: html, position: at, isRunning } = unfinished
    if (isRunning) return { ...found, running: { message_id, html } }
    // A later message makes it old news.
    const isLast = position === undefined && messages.every((message) => message.position < at)
    return isLast ? { ...found, interrupted: { message_id, html } } : found
  }

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
      const details = await readDetails(userId, lastMessages)
      const totals = await repository.countMessages(userId, sessionIds)
      return rows.map((row) =>
        toConversation(row, messages.get(row.session_id) ?? [], totals.get(row.session_id) ?? 0, details),
      )
    },

    /** Undefined without such a conversation, or such a message in it. */
    find,

    /** Shows another version of a message, with what followed it. Undefined if it is not one. */
    async showVersion(userId: string, sessionId: string, messageId: string): Promise<Conversation | undefined> {
      const isShown = await db.transaction().execute(async (transaction) => {
        const versions = createVersionsRepository(transaction)
        if (!(await versions.lock(userId, sessionId))) return false
        if (await versions.find(userId, sessionId, messageId, true)) return true
        const hidden = await versions.find(userId, sessionId, messageId, false)
        const beside = hidden && (await versions.findShownBeside(userId, sessionId, hidden))
        if (!hidden || !beside) return false
        await versions.hideFrom(userId, sessionId, beside.position)
        await versions.showFrom(userId, messageId)
        return true
      })
      return isShown ? find(userId, sessionId) : undefined
    },

    /** @returns false without such a conversation */
    async stop(userId: string, sessionId: string): Promise<boolean> {
      if (!(await repository.find(userId, sessionId))) return false
      await createMessagesRepository(db).stopAnswers(userId, sessionId)
      return true
    },

    search: (userId: string, words: string): Promise<FoundConversation[]> =>
      createConversationSearch(db).search(userId, words),
    rename: (userId: string, sessionId: string, title: string) => repository.rename(userId, sessionId, title),
    delete: (userId: string, sessionId: string) => repository.delete(userId, sessionId),
  }
}

type Details = { proposals: ReadonlyMap<string, Proposal>; versions: ReadonlyMap<string, string[]> }

function toConversation(
  row: ConversationRow,
  rows: readonly MessageRow[],
  total: number,
  details: Details,
): Conversation {
  const messages = rows.map((message) => toMessage(message, details))
  return { ...row, updated_at: row.updated_at.toISOString(), messages, messages_total: total }
}

function toMessage(row: MessageRow, { proposals, versions }: Details): Conversation['messages'][number] {
  const { id, content, role, status, attachment_name: name, attachment_size: size } = row
  const parts = role === 'assistant' ? toParts(row.parts, proposals) : undefined
  const ids = versions.get(id)
  return {
    id,
    content,
    role,
    timestamp: row.created_at.toISOString(),
    ...(name !== null && size !== null && { attachment: { name, size } }),
    ...(parts && { parts }),
    ...(status === 'stopped' && { stopped: true as const }),
    ...(ids && { versions: ids }),
  }
}
