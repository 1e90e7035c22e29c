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
  /** Between two trades or two towns. */
  or: string[]
  /** Before a thing that the job must not have. */
  unwanted: string[]
  /** Regular expressions over folded words: hours and contracts, pay, and what an applicant lacks or needs. */
  hours: string[]
  pay: string[]
  needs: string[]
  /** Regular expressions of questions for the pay of an occupation, a group `role`. */
  earns: string[]
  /** How such a `role` begins that is no occupation: "they", "man". */
  noEarner: string[]
  /** Words of speech, which stand in the name of no skill. */
  notInSkills: string[]
  /** The surroundings of whoever writes: "near me", but not "near Leeds". */
  near: string[]
  /** Trades that begin with what is a small word elsewhere: "IT support". */
  shortTrades: string[]
  /** Folded names of languages with their codes. */
  languages: Record<string, string>
  /** How a language of work is asked for, `{l}` being its name. */
  inLanguage: string[]
}

const known = new Map<Language, PhraseWords>()

export function phraseWords(language: Language): PhraseWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(import.meta.dirname, language, 'phrases.json'), 'utf8')) as PhraseWords
  known.set(language, words)
  return words
}
