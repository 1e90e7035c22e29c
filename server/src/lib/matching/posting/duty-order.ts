import { phrases } from './posting-words.ts'
import { beginsWithPhrase, hasPhrase } from '../text/phrases.ts'
import { stopWords } from '../text/stop-words.ts'
import type { Word } from '../text/words.ts'

/** Shorter items name a thing: "Design systems". */
const fewestWords = 4

/** True for an item that tells what to do, as a list of duties does: "To maintain records of all visits". */
export function isOrder(words: readonly Word[]): boolean {
  const from = words[0]?.key === 'to' ? 1 : 0
  const isVerb =
    beginsWithPhrase(words, phrases.dutyVerb, from) ||
    (beginsWithPhrase(words, phrases.dutyNoun, from) && (from > 0 || isFollowed(words, 1)))
  return isVerb && words.length >= fewestWords && !asks.some((list) => hasPhrase(words, list))
}

/** "Test all components", "Design and build": behind a noun no article stands. */
const isFollowed = (words: readonly Word[], at: number): boolean => stopWords.has(words[at]?.key ?? '')

const asks = [phrases.required, phrases.wished, phrases.knowledge]
