import { screen } from '@testing-library/react'
import { processMessage } from '@waymark/contract/chat.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { getConversation } from '@waymark/contract/chat.ts'
import { preloadPage } from '../routes.tsx'
import { fakeApi } from './fake-api.ts'
import { renderPage } from './render-page.tsx'

type Conversation = AnswerOf<typeof getConversation>['conversation']

export function makeConversation(
  session_id: string,
  texts: readonly string[],
  more: Partial<Conversation> = {},
): Conversation {
  const timestamp = new Date(Date.now() - 60_000).toISOString()
  const messages = texts.map((text, index) => {
    const role = index % 2 === 0 ? ('user' as const) : ('assistant' as const)
    const id = `00000000-0000-4000-8000-${session_id.slice(-6)}${String(index).padStart(6, '0')}`
    return { id, role, content: role === 'user' ? text : `<p>${text}</p>`, timestamp }
  })
  const first_message = texts[0] ?? ''
  return {
    session_id,
    first_message,
    title: null,
    updated_at: timestamp,
    messages,
    messages_total: messages.length,
    ...more,
  }
}

export const answered = (response: string, session_id = 'session_abcdef') => ({
  success: true as const,
  response,
  session_id,
  message_id: '00000000-0000-4000-8000-000000000001',
})

export async function openChat({ api = fakeApi(), stored = {} as Record<string, string> } = {}) {
  sessionStorage.clear()
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  // On a busy machine the page's code takes seconds to load.
  await preloadPage('/chat', true)
  const { user } = renderPage('/chat', { token: 't1', name: 'Ada', account: 'ada@example.org' })
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const log = () => screen.getByRole('log')
  const say = async (text: string) => user.type(screen.getByRole('textbox', { name: 'Message' }), `${text}{Enter}`)
  const sent = () => api.callsTo(processMessage).map(({ body }) => body as { message: string; session_id: string })
  return { api, user, input, log, say, sent }
}

export const storedSession = () => sessionStorage.getItem('waymark.chatSessionId')

export function later(body: unknown) {
  let arrive = () => {}
  const response = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response(JSON.stringify(body)))
  })
  return { reply: () => response, arrive: () => arrive() }
}

/** An answer as events: `send` writes one, `end` closes the stream, `cut` breaks it. */
export function streamed() {
  const encoder = new TextEncoder()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const send = (event: string, data: object) =>
    stream?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    reply: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
    send,
    end: () => stream?.close(),
    cut: () => stream?.error(new TypeError('network error')),
  }
}
