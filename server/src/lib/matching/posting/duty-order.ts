import { phrases } from './posting-words.ts'
import { beginsWithPhrase, hasPhrase } from '../text/phrases.ts'
import { stopWords } from '../text/stop-words.ts'
import type { Word } from '../text/words.ts'

/** Shorter items name a thing: "Design systems". */
const fewestWords = 3

/** True for an item that tells what to do, as a list of duties does: "To maintain records of all visits". */
export function isOrder(all: readonly Word[]): boolean {
  // "As required" and "whenever necessary" ask for nothing.
  const words = all.filter(({ key }, at) => !(needed.has(key) && whenever.has(all[at - 1]?.key ?? '')))
  const from = words[0]?.key === 'to' ? 1 : 0
  const isVerb =
    beginsWithPhrase(words, phrases.dutyVerb, from) ||
    (beginsWithPhrase(words, phrases.dutyNoun, from) && (from > 0 || isFollowed(words, 1)))
  return isVerb && words.length >= fewestWords && !asks.some((list) => hasPhrase(words, list))
}

/** "Test all components", "Design and build": behind a noun no article stands. */
const isFollowed = (words: readonly Word[], at: number): boolean => stopWords.has(words[at]?.key ?? '')

const whenever = new Set('as when where whenever if'.split(' '))
const needed = new Set('required necessary needed'.split(' '))
const asks = [phrases.required, phrases.wished, phrases.knowledge]
