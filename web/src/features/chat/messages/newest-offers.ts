import type { MessagePart } from '@waymark/contract/message-parts.ts'
import type { ChatMessage } from '../conversation.ts'

/** The newest message that offers each text on a button: what somebody says is heard as that one's. */
export function newestOffers(messages: readonly ChatMessage[]): ReadonlyMap<string, string> {
  return new Map(
    messages.flatMap(({ id, parts = [] }) =>
      parts.flatMap((part) =>
        part.type === 'buttons'
          ? part.buttons.flatMap((button) => ('message' in button ? [[button.message, id] as const] : []))
          : [],
      ),
    ),
  )
}

/** A message's parts without the buttons that a newer message offers too, perhaps for another job. */
export function withoutOfferedAgain(
  { id, parts = [] }: ChatMessage,
  newest: ReadonlyMap<string, string>,
): readonly MessagePart[] {
  return parts.map((part) =>
    part.type === 'buttons'
      ? { ...part, buttons: part.buttons.filter((one) => !('message' in one) || newest.get(one.message) === id) }
      : part,
  )
}
