import type { ModelMessage } from 'ai'

const address = /https?:\/\/[^\s<>"`\\]{1,2000}/g

/**
 * The web addresses of a text. An answer links to no others: an address that a model makes up may be wrong, and one that a
 * hostile posting dictated would carry the user's data away with a click.
 */
export function addressesOf(text: string): string[] {
  return [...text.matchAll(address)].flatMap(([found]) => [found, found.replace(/[.,;:!?)\]']+$/, '')])
}

/** Those that the user wrote. */
export const addressesIn = (messages: readonly ModelMessage[]): Set<string> =>
  new Set(
    messages.flatMap(({ role, content }) =>
      role === 'user' && typeof content === 'string' ? addressesOf(content) : [],
    ),
  )
