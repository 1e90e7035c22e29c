import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

/** Regular expressions, folded and without marks, of how a message goes on from results, by words/<language>/search-turns.json. */
export type SearchTurnWords = {
  /** The first result, the second one, and so on. */
  ordinals: string[]
  last: string[]
  /** With the number in a group. */
  number: string
  /** What stands beside a number or a condition and adds nothing to it. */
  besides: string[]
  add: string[]
  /** What can be done only with a job of the board. */
  needsCard: string[]
  /** Whole messages. */
  more: string[]
  wider: string[]
}

const known = new Map<Language, SearchTurnWords>()

export function searchTurnWords(language: Language): SearchTurnWords {
  const kept = known.get(language)
  if (kept) return kept
  const file = join(import.meta.dirname, language, 'search-turns.json')
  const words = JSON.parse(readFileSync(file, 'utf8')) as SearchTurnWords
  known.set(language, words)
  return words
}
