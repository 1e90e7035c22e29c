import { useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { processMessage } from '@waymark/contract/chat.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { createId } from '../../lib/create-id.ts'
import { session } from '../../lib/session.ts'
import { markStarted, unsentPlace, writeDraft } from './chat-storage.ts'
import { addMessages, stopReading } from './chat.api.ts'
import type { ChatMessage } from './conversation.ts'

/** A message on its way, or one that did not arrive. */
export type Sending = { id: string; session_id: string; text: string; file: File | undefined; timestamp: string }
export type SendingState = { sending: Sending; error: Error | null }

const sendKey = (session_id: string) => ['chat', 'send', session_id]
/** As long as the server's own first message of a conversation. */
const firstMessageLength = 200

export const newSending = (session_id: string, text: string, file: File | undefined): Sending => ({
  id: createId(),
  session_id,
  text,
  file,
  timestamp: new Date().toISOString(),
})

/**
 * Sends a message; whatever happens is seen through `useSendings`. It goes on when another page is shown, and its
 * answer lands in the conversation in which it was asked.
 */
export function send(client: QueryClient, sending: Sending): void {
  const { session_id, text, file } = sending
  // The screen learns of a sending too late for two quick presses in one frame.
  if (client.isMutating({ mutationKey: sendKey(session_id) }) > 0) return
  const { token } = session.get()
  const isSameUser = () => session.get().token === token
  markStarted(session_id)
  const cache = client.getMutationCache()
  const mutation = cache.build<void, Error, Sending, unknown>(client, {
    mutationKey: sendKey(session_id),
    networkMode: 'always',
    retry: false,
    // A message that did not arrive is kept until the user decides.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async () => {
      await stopReading(client, session_id)
      const { response, message_id } = await call(processMessage, { body: { message: text, session_id }, file })
      if (!isSameUser()) return
      const answer = {
        id: message_id,
        role: 'assistant',
        content: response,
        timestamp: new Date().toISOString(),
      } as const
      await addMessages(client, session_id, [questionOf(sending), answer], firstMessageOf(sending))
    },
    onSuccess: () => writeDraft(unsentPlace(session_id), ''),
    onError: () => isSameUser() && writeDraft(unsentPlace(session_id), text),
  })
  mutation.execute(sending).then(
    () => cache.remove(mutation),
    (error: unknown) => console.info('A message was not answered.', error),
  )
}

/** What is on its way in a conversation, and what did not arrive; oldest first. */
export function useSendings(session_id: string): SendingState[] {
  return useMutationState({
    filters: { mutationKey: sendKey(session_id), predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }) => ({ sending: state.variables as Sending, error: state.error }),
  }).filter(({ error }) => !isSignedOut(error))
}

/** The session is over: the guard is already on its way to the sign-in page (spec §8). */
const isSignedOut = (error: Error | null) => error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Takes back a message that did not arrive. */
export function useTakeBack() {
  const client = useQueryClient()
  return ({ id, session_id }: Sending) => {
    const cache = client.getMutationCache()
    const mutation = cache.find({ predicate: ({ state }) => (state.variables as Sending | undefined)?.id === id })
    if (mutation) cache.remove(mutation)
    writeDraft(unsentPlace(session_id), '')
  }
}

/** Whether a message of this conversation waits for a decision of the user. */
export const hasFailed = (client: QueryClient, session_id: string): boolean =>
  client.getMutationCache().find({ mutationKey: sendKey(session_id), status: 'error' }) !== undefined

export function questionOf({ id, text, file, timestamp }: Sending): ChatMessage {
  const attachment = file && { attachment: { name: file.name, size: file.size } }
  return { id, role: 'user', content: text, timestamp, ...attachment }
}

function firstMessageOf({ text, file }: Sending): string {
  return [...(text.trim() || (file?.name ?? ''))].slice(0, firstMessageLength).join('')
}
