import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

export type PhraseWords = {
  connectives: string[]
  jobNouns: string[]
  titlePrefixes: string[]
  placePrefixes: string[]
  remote: string[]
  /** Neither title nor place: "please", "full-time", "some". */
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
