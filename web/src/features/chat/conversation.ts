import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { listConversations } from '@waymark/contract/chat.ts'

export type Conversation = AnswerOf<typeof listConversations>['conversations'][number]
export type ChatMessage = Conversation['messages'][number]
export type History = { conversations: Conversation[]; hasOlder: boolean }

export const emptyConversation = (session_id: string): Conversation => ({
  session_id,
  first_message: '',
  title: null,
  updated_at: new Date().toISOString(),
  messages: [],
  messages_total: 0,
})

const longestAnswerMs = 180_000

/** True if an answer is being made. */
export const isAnswering = (conversation: Conversation): boolean =>
  conversation.running !== undefined || (conversation.interrupted === undefined && isUnanswered(conversation))

/** True if the last question, asked before a reload or in another tab, still waits for its answer. */
export function isUnanswered({ messages }: Conversation, now: number = Date.now()): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' && now - Date.parse(last.timestamp) < longestAnswerMs
}
