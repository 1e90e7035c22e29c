import type { QueryClient } from '@tanstack/react-query'
import { processMessage } from '@waymark/contract/chat.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { callStream } from '../../lib/call-stream.ts'
import { createId } from '../../lib/create-id.ts'
import { session } from '../../lib/session.ts'
import { createUserStore } from '../../lib/user-store.ts'
import { markSettled, markStarted, markUnsettled, unsentPlace, writeDraft } from './chat-storage.ts'
import { addMessages, reloadConversation, requestStop, showRunning, stopReading } from './chat.api.ts'
import type { ChatMessage } from './conversation.ts'

export type Sending = {
  id: string
  session_id: string
  text: string
  file: File | undefined
  timestamp: string
  /** What gives way: a message of the user's, or with `isAgain` an answer. */
  replaces?: string
  isAgain?: boolean
}
/** The answer that the server is writing, and what it holds so far. */
export type Running = { message_id: string; question_id: string; html: string }
/** Without an error it is being sent; with one it waits for the user to resend or edit it. */
export type SendingState = { sending: Sending; error: Error | null; running?: Running }

type Draft = Pick<Sending, 'text' | 'file' | 'replaces' | 'isAgain'>

const firstMessageLength = 200

// Outside components: messages are sent, and unsent ones kept, while another page is shown.
const sendings = createUserStore<readonly SendingState[]>([])
const calls = new Map<string, AbortController>()

export const newSending = (session_id: string, draft: Draft): Sending => ({
  ...draft,
  id: createId(),
  session_id,
  timestamp: new Date().toISOString(),
})

/** Sends a message; `useSendings` tells how it goes. The answer joins the conversation it was asked in. */
export function send(client: QueryClient, sending: Sending): void {
  const { session_id } = sending
  // From the store: the screen learns of a sending too late for two presses in one frame.
  if (sendings.get().some((one) => one.sending.session_id === session_id && one.error === null)) return
  markStarted(session_id)
  markUnsettled(session_id)
  sendings.set([...sendings.get(), { sending, error: null }])
  void deliver(client, sending)
}

async function deliver(client: QueryClient, sending: Sending): Promise<void> {
  const { id, session_id, text, file, replaces } = sending
  const { token } = session.get()
  const isSameUser = () => session.get().token === token
  const abort = new AbortController()
  calls.set(id, abort)
  try {
    await stopReading(client, session_id)
    const body = { message: text, session_id, ...(replaces !== undefined && { replaces }) }
    const answer = await callStream(processMessage, { body, file, signal: abort.signal }, (event, data) => {
      if (event === 'started') change(id, { running: { ...(data as Omit<Running, 'html'>), html: '' } })
      const { running } = stateOf(id) ?? {}
      if (event === 'text' && running) change(id, { running: { ...running, html: String(data['html']) } })
    })
    if (!isSameUser()) return
    if (replaces === undefined) await addMessages(client, session_id, toAdded(sending, answer))
    else await reloadConversation(client, session_id)
    settle(sending)
  } catch (error) {
    if (!isSameUser() || abort.signal.aborted) return
    console.info('A message was not answered.', error)
    const { running } = stateOf(id) ?? {}
    if (running && error instanceof ApiError && error.status === 0) return resume(client, sending, running)
    markSettled(session_id)
    if (!sending.isAgain) writeDraft(unsentPlace(session_id), text)
    change(id, { error: error instanceof Error ? error : new Error(String(error)) })
  } finally {
    calls.delete(id)
  }
}

type Answered = Awaited<ReturnType<typeof callStream<typeof processMessage>>>

function toAdded(sending: Sending, { response, message_id, question_id, parts, stopped, title }: Answered) {
  const timestamp = new Date().toISOString()
  const answer: ChatMessage = { id: message_id, role: 'assistant', content: response, timestamp, parts, stopped }
  const question = { ...questionOf(sending), ...(question_id !== undefined && { id: question_id }) }
  return { messages: [question, answer], first: firstMessageOf(sending), title }
}

/** The connection was lost, but the server goes on: the conversation is asked for its answer. */
function resume(client: QueryClient, sending: Sending, running: Running): void {
  const { session_id, replaces, isAgain } = sending
  const question = isAgain ? undefined : { ...questionOf(sending), id: running.question_id }
  showRunning(client, session_id, { question, replaces, running, first: firstMessageOf(sending) })
  forget(sending.id)
}

/** Stops the running answer of a conversation; a message that has not arrived yet is taken back. */
export async function stop(client: QueryClient, session_id: string): Promise<Sending | undefined> {
  const state = sendings.get().find(({ sending, error }) => sending.session_id === session_id && error === null)
  if (state && !state.running) {
    calls.get(state.sending.id)?.abort()
    settle(state.sending)
    // It may have arrived all the same.
    void requestStop(session_id).catch(() => undefined)
    return state.sending
  }
  await requestStop(session_id)
  if (state) calls.get(state.sending.id)?.abort()
  await reloadConversation(client, session_id)
  if (state) settle(state.sending)
  return undefined
}

const stateOf = (id: string) => sendings.get().find(({ sending }) => sending.id === id)

const change = (id: string, changes: Partial<SendingState>) =>
  sendings.set(sendings.get().map((one) => (one.sending.id === id ? { ...one, ...changes } : one)))

const forget = (id: string) => sendings.set(sendings.get().filter(({ sending }) => sending.id !== id))

/** Ends the sending of a message that was answered or taken back. */
export function settle({ id, session_id }: Pick<Sending, 'id' | 'session_id'>): void {
  writeDraft(unsentPlace(session_id), '')
  markSettled(session_id)
  forget(id)
}

export function useSendings(session_id: string): SendingState[] {
  const all = useSyncExternalStore(sendings.subscribe, sendings.get)
  return useMemo(() => all.filter(({ sending }) => sending.session_id === session_id), [all, session_id])
}

export const hasFailed = (session_id: string): boolean =>
  sendings.get().some((one) => one.sending.session_id === session_id && one.error !== null)

export function questionOf({ id, text, file, timestamp }: Sending): ChatMessage {
  const attachment = file && { attachment: { name: file.name, size: file.size } }
  return { id, role: 'user', content: text, timestamp, ...attachment }
}

function firstMessageOf({ text, file }: Sending): string {
  return [...(text.trim() || (file?.name ?? ''))].slice(0, firstMessageLength).join('')
}
