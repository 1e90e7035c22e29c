import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  deleteConversation,
  getConversation,
  historyCacheMs,
  listConversations,
  renameConversation,
  showVersion,
  stopAnswer,
} from '@waymark/contract/chat.ts'
import { getDesk } from '@waymark/contract/desk.ts'
import type { MessagePart } from '@waymark/contract/message-parts.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import { useLocation } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import {
  isFresh,
  isSessionId,
  isUnsettled,
  markSettled,
  readHistory,
  storedSession,
  writeHistory,
} from './chat-storage.ts'
import { emptyConversation, type ChatMessage, type Conversation, type History } from './conversation.ts'

const listed = { conversations: 50, messages: 20 } as const
const historyKey = ['chat', 'history']
const conversationsKey = ['chat', 'conversation']
export const proposalsKey = ['chat', 'proposals']
const conversationKey = (id: string) => [...conversationsKey, id]
// The server may run on this very machine, reachable without a network.
const networkMode = 'always'

async function listPage(before?: string, signal?: AbortSignal): Promise<History> {
  const { token } = session.get()
  const { conversations } = await call(listConversations, { query: { before }, ...(signal && { signal }) })
  const history = { conversations, hasOlder: conversations.length === listed.conversations }
  if (!before && session.get().token === token) writeHistory({ at: Date.now(), history })
  return history
}

export function useConversations() {
  return useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => listPage(undefined, signal),
    staleTime: historyCacheMs,
    initialData: () => readHistory()?.history,
    initialDataUpdatedAt: () => readHistory()?.at,
    networkMode,
  })
}

export function useShownConversation(): string | null {
  const location = useLocation()
  const state = location.state as { conversation?: unknown } | null
  if (location.pathname !== '/chat') return null
  return isSessionId(state?.conversation) ? state.conversation : storedSession()
}

const deskKey = ['chat', 'desk']
export const rereadDesk = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: deskKey })

/** What today asks for, for a chat without a message. */
export function useDesk() {
  return useQuery({
    queryKey: deskKey,
    queryFn: async ({ signal }) => (await call(getDesk, { signal })).desk,
    staleTime: 0,
    networkMode,
  })
}

export async function loadOlderConversations(client: QueryClient): Promise<void> {
  const oldest = client.getQueryData<History>(historyKey)?.conversations.at(-1)
  if (!oldest) return
  const older = await listPage(oldest.updated_at)
  await changeHistory(client, ({ conversations }) => ({
    conversations: [
      ...conversations,
      ...older.conversations.filter((one) => !conversations.some(sameAs(one.session_id))),
    ],
    hasOlder: older.hasOlder,
  }))
}

async function readConversation(session_id: string, signal: AbortSignal): Promise<Conversation> {
  if (isFresh(session_id)) return emptyConversation(session_id)
  try {
    const { conversation } = await call(getConversation, { params: { session_id }, query: {}, signal })
    if (!conversation.running) markSettled(session_id)
    return conversation
  } catch (error) {
    // Its first message never arrived, or it was deleted elsewhere.
    if (error instanceof ApiError && error.code === 'not_found') return emptyConversation(session_id)
    throw error
  }
}

type Reading = {
  /** A message is being sent: the server's answers meanwhile may or may not hold it. */
  paused: boolean
  /** When to ask again for an answer requested by another tab, or by this one before a reload. */
  pollMs: (conversation: Conversation | undefined) => number | false
}

export function useConversation(session_id: string, { paused, pollMs }: Reading) {
  const client = useQueryClient()
  const known = () => {
    if (isFresh(session_id)) return { at: Date.now(), conversation: emptyConversation(session_id) }
    const state = client.getQueryState<History>(historyKey)
    const stored = state?.data ? { at: state.dataUpdatedAt, history: state.data } : readHistory()
    const conversation = stored?.history.conversations.find(sameAs(session_id))
    return conversation && { at: isUnsettled(session_id) ? 0 : stored?.at, conversation }
  }
  return useQuery({
    queryKey: conversationKey(session_id),
    queryFn: ({ signal }) => readConversation(session_id, signal),
    enabled: !paused,
    staleTime: historyCacheMs,
    initialData: () => known()?.conversation,
    initialDataUpdatedAt: () => known()?.at,
    refetchInterval: ({ state }) => pollMs(state.data),
    networkMode,
  })
}

export async function loadOlderMessages(client: QueryClient, session_id: string): Promise<void> {
  const key = conversationKey(session_id)
  const before = client.getQueryData<Conversation>(key)?.messages[0]?.id
  const { conversation } = await call(getConversation, { params: { session_id }, query: { before } })
  const { messages: older, messages_total } = conversation
  changeConversation(client, session_id, (own) => {
    if (own.messages[0]?.id !== before) return own
    const messages = [...older, ...own.messages]
    return { ...own, messages, messages_total: older.length > 0 ? messages_total : messages.length }
  })
}

export async function saveTitle(client: QueryClient, session_id: string, title: string): Promise<void> {
  await call(renameConversation, { params: { session_id }, body: { title } })
  changeConversation(client, session_id, (own) => ({ ...own, title }))
  await changeHistory(client, ({ conversations, hasOlder }) => ({
    conversations: conversations.map((one) => (one.session_id === session_id ? { ...one, title } : one)),
    hasOlder,
  }))
}

export async function removeConversation(client: QueryClient, session_id: string): Promise<void> {
  try {
    await call(deleteConversation, { params: { session_id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
  await changeHistory(client, ({ conversations, hasOlder }) => ({
    conversations: conversations.filter((one) => one.session_id !== session_id),
    hasOlder,
  }))
}

export const forgetConversation = (client: QueryClient, session_id: string): void =>
  client.removeQueries({ queryKey: conversationKey(session_id) })

/** An answer from before a message was sent must not arrive after it. */
export const stopReading = (client: QueryClient, session_id: string): Promise<void> =>
  client.cancelQueries({ queryKey: conversationKey(session_id) })

type Added = { messages: ChatMessage[]; first: string; title: string | undefined }

/** Adds a message and its answer, and moves the conversation to the top of the history. */
export async function addMessages(client: QueryClient, session_id: string, added: Added): Promise<void> {
  const { messages: said, first, title } = added
  const updated_at = said.at(-1)?.timestamp ?? new Date().toISOString()
  const extend = (own: Conversation): Conversation => ({
    ...own,
    first_message: own.first_message || first,
    title: own.title ?? title ?? null,
    updated_at,
    messages: [...own.messages, ...said],
    messages_total: own.messages_total + said.length,
  })
  changeConversation(client, session_id, extend)
  await changeHistory(client, ({ conversations, hasOlder }) => {
    const extended = extend(conversations.find(sameAs(session_id)) ?? emptyConversation(session_id))
    const kept = { ...extended, messages: extended.messages.slice(-listed.messages) }
    return { conversations: [kept, ...conversations.filter((one) => one.session_id !== session_id)], hasOlder }
  })
}

type Unfinished = {
  question: ChatMessage | undefined
  replaces: string | undefined
  running: { message_id: string; html: string }
  first: string
}

/** Shows a message whose answer is still being made, so that the conversation is read until it is there. */
export function showRunning(client: QueryClient, session_id: string, unfinished: Unfinished): void {
  const { question, replaces, running, first } = unfinished
  const { message_id, html } = running
  changeConversation(client, session_id, (own) => {
    const at = own.messages.findIndex(({ id }) => id === replaces)
    const kept = at === -1 ? own.messages : own.messages.slice(0, at)
    const messages = question ? [...kept, question] : kept
    return { ...own, first_message: own.first_message || first, messages, running: { message_id, html } }
  })
}

/** Reads a conversation anew, for what is shown and for the history. */
export async function reloadConversation(client: QueryClient, session_id: string): Promise<void> {
  const { conversation } = await call(getConversation, { params: { session_id }, query: {} })
  await keepConversation(client, conversation)
}

export async function switchVersion(client: QueryClient, session_id: string, message_id: string): Promise<void> {
  const { conversation } = await call(showVersion, { params: { session_id }, body: { message_id } })
  await keepConversation(client, conversation)
}

async function keepConversation(client: QueryClient, conversation: Conversation): Promise<void> {
  const { session_id, messages } = conversation
  client.setQueryData<Conversation>(conversationKey(session_id), conversation)
  const listedOne = { ...conversation, messages: messages.slice(-listed.messages) }
  await changeHistory(client, ({ conversations, hasOlder }) => ({
    conversations: [listedOne, ...conversations.filter((one) => one.session_id !== session_id)].toSorted((a, b) =>
      b.updated_at.localeCompare(a.updated_at),
    ),
    hasOlder,
  }))
}

export const requestStop = (session_id: string): Promise<unknown> =>
  call(stopAnswer, { params: { session_id }, body: {} })

/** Shows what became of a proposal wherever it stands. */
export async function changeProposal(client: QueryClient, proposal: Proposal): Promise<void> {
  const changed = <Own extends Conversation>(own: Own): Own => ({
    ...own,
    messages: own.messages.map((message) =>
      message.parts ? { ...message, parts: message.parts.map((part) => withProposal(part, proposal)) } : message,
    ),
  })
  client.setQueriesData<Conversation>({ queryKey: conversationsKey }, (own) => own && changed(own))
  client.setQueryData<Proposal[]>(proposalsKey, (own) => own?.map((one) => (one.id === proposal.id ? proposal : one)))
  await changeHistory(client, ({ conversations, hasOlder }) => ({
    conversations: conversations.map(changed),
    hasOlder,
  }))
}

const withProposal = (part: MessagePart, proposal: Proposal): MessagePart =>
  part.type === 'proposal' && part.proposal.id === proposal.id ? { ...part, proposal } : part

export const rereadConversations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: conversationsKey })

const sameAs = (session_id: string) => (one: Conversation) => one.session_id === session_id

function changeConversation(
  client: QueryClient,
  session_id: string,
  change: (own: Conversation) => Conversation,
): void {
  client.setQueryData<Conversation>(conversationKey(session_id), (own) => own && change(own))
}

/** Keeps the history's age: the five minutes count from the server's answer. */
async function changeHistory(client: QueryClient, change: (history: History) => History): Promise<void> {
  const wasReading = client.isFetching({ queryKey: historyKey }) > 0
  await client.cancelQueries({ queryKey: historyKey })
  const state = client.getQueryState<History>(historyKey)
  const known = state?.data ? { at: state.dataUpdatedAt, history: state.data } : readHistory()
  if (known) {
    const history = change(known.history)
    if (state) client.setQueryData<History>(historyKey, history, { updatedAt: known.at })
    writeHistory({ at: known.at, history })
  }
  if (wasReading) void client.invalidateQueries({ queryKey: historyKey })
}
