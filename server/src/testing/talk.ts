import { processMessage } from '@waymark/contract/chat.ts'
import type { MessagePart } from '@waymark/contract/message-parts.ts'
import type { TestApp } from './create-test-app.ts'

type Part<Type extends MessagePart['type']> = Extract<MessagePart, { type: Type }>
export type Answer = {
  response: string
  proposals: Part<'proposal'>['proposal'][]
  buttons: Part<'buttons'>['buttons']
  jobs: Part<'jobs'>['jobs']
}

let conversations = 0

/** A conversation of its own with the assistant: each call sends a message and returns its answer. */
export function talk(app: TestApp, token: string): (message: string) => Promise<Answer> {
  const session_id = `session_talking${++conversations}`
  return async (message) => {
    const { body } = await app.call(processMessage, { message, session_id }, { token })
    const parts = (body['parts'] ?? []) as MessagePart[]
    return {
      response: String(body['response']),
      proposals: parts.flatMap((part) => (part.type === 'proposal' ? [part.proposal] : [])),
      buttons: parts.flatMap((part) => (part.type === 'buttons' ? part.buttons : [])),
      jobs: parts.flatMap((part) => (part.type === 'jobs' ? part.jobs : [])),
    }
  }
}

/** Sends messages in a new conversation; returns the answer to the last of them. */
export async function askIn(app: TestApp, token: string, first: string, ...next: string[]): Promise<Answer> {
  const send = talk(app, token)
  let answer = await send(first)
  for (const message of next) answer = await send(message)
  return answer
}
