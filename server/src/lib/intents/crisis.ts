import { readable } from './plain-text.ts'
import { findPhrase, phraseWordsOf, readPhrases, withoutPhrases, type Phrases } from './phrase-lists.ts'

/** `despair`: harm to oneself; `danger`: violence or a threat by others, or towards them. */
export type Crisis = 'despair' | 'danger'

type Lists = Record<'despair' | 'danger' | 'distress' | 'idioms', Phrases>
let lists: Lists | undefined

/**
 * Whether a message speaks of despair or danger (words/<language>/crisis.txt). All languages are looked through whatever
 * the message is written in, and up to two words may stand where a phrase has `..`. Idioms such as "this commute is killing
 * me" are taken out first.
 */
export function findCrisis(text: string): Crisis | undefined {
  const { despair, danger, idioms } = allLists()
  const words = withoutPhrases(phraseWordsOf(readable(text, 'whole')), idioms)
  if (hasPhrase(words, despair)) return 'despair'
  return hasPhrase(words, danger) ? 'danger' : undefined
}

/** True for exhaustion short of a crisis: the answer then offers where to find help. */
export function isDistressed(text: string): boolean {
  const { distress, idioms } = allLists()
  return hasPhrase(withoutPhrases(phraseWordsOf(readable(text)), idioms), distress)
}

const hasPhrase = (words: readonly string[], phrases: Phrases): boolean => findPhrase(words, phrases) !== -1

function allLists(): Lists {
  const read = (heading: keyof Lists) => readPhrases(heading, 'crisis.txt')
  lists ??= { despair: read('despair'), danger: read('danger'), distress: read('distress'), idioms: read('idioms') }
  return lists
}
