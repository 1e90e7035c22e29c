import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

/** Small words of a language, folded. */
export type PhraseWords = {
  /** Between two wishes of one message. */
  connectives: string[]
  /** "jobs", "vacancies". */
  jobNouns: string[]
  /** Before a title: "as a", "for". */
  titlePrefixes: string[]
  /** Before a place: "in", "near". */
  placePrefixes: string[]
  remote: string[]
  /** What belongs neither to a title nor to a place: "please", "full-time", "some". */
  fillers: string[]
}

const known = new Map<Language, PhraseWords>()

export function phraseWords(language: Language): PhraseWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(import.meta.dirname, language, 'phrases.json'), 'utf8')) as PhraseWords
  known.set(language, words)
  return words
}
