import type { QueryClient } from '@tanstack/react-query'
import { processMessage } from '@waymark/contract/chat.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { call } from '../../lib/call.ts'
import { createId } from '../../lib/create-id.ts'
import { session } from '../../lib/session.ts'
import { createUserStore } from '../../lib/user-store.ts'
import { markStarted, unsentPlace, writeDraft } from './chat-storage.ts'
import { addMessages, stopReading } from './chat.api.ts'
import type { ChatMessage } from './conversation.ts'

export type Sending = { id: string; session_id: string; text: string; file: File | undefined; timestamp: string }
/** Without an error it is being sent; with one it waits for the user to resend or edit it. */
export type SendingState = { sending: Sending; error: Error | null }

const firstMessageLength = 200

// Outside components: messages are sent, and unsent ones kept, while another page is shown.
const sendings = createUserStore<readonly SendingState[]>([])

export const newSending = (session_id: string, text: string, file: File | undefined): Sending => ({
  id: createId(),
  session_id,
  text,
  file,
  timestamp: new Date().toISOString(),
})

/** Sends a message; `useSendings` tells how it goes. The answer joins the conversation it was asked in. */
export function send(client: QueryClient, sending: Sending): void {
  const { session_id } = sending
  // From the store: the screen learns of a sending too late for two presses in one frame.
  if (sendings.get().some((one) => one.sending.session_id === session_id && one.error === null)) return
  markStarted(session_id)
  sendings.set([...sendings.get(), { sending, error: null }])
  void deliver(client, sending)
}

async function deliver(client: QueryClient, sending: Sending): Promise<void> {
  const { session_id, text, file } = sending
  const { token } = session.get()
  const isSameUser = () => session.get().token === token
  try {
    await stopReading(client, session_id)
    const { response, message_id, parts } = await call(processMessage, { body: { message: text, session_id }, file })
    if (!isSameUser()) return
    const timestamp = new Date().toISOString()
    const answer: ChatMessage = { id: message_id, role: 'assistant', content: response, timestamp, parts }
    await addMessages(client, session_id, [questionOf(sending), answer], firstMessageOf(sending))
    writeDraft(unsentPlace(session_id), '')
    forget(sending.id)
  } catch (error) {
    console.info('A message was not answered.', error)
    if (!isSameUser()) return
    writeDraft(unsentPlace(session_id), text)
    const failure = error instanceof Error ? error : new Error(String(error))
    sendings.set(sendings.get().map((one) => (one.sending.id === sending.id ? { sending, error: failure } : one)))
  }
}

const forget = (id: string) => sendings.set(sendings.get().filter(({ sending }) => sending.id !== id))

export function useSendings(session_id: string): SendingState[] {
  const all = useSyncExternalStore(sendings.subscribe, sendings.get)
  return useMemo(() => all.filter(({ sending }) => sending.session_id === session_id), [all, session_id])
}

export function takeBack({ id, session_id }: Sending): void {
  forget(id)
  writeDraft(unsentPlace(session_id), '')
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
