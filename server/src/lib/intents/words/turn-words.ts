import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

/** Regular expressions of how a message goes on from the one before it, by words/<language>/turns.json. */
export type TurnWords = {
  corrections: {
    /** In the middle of a message these take back what stands before. */
    anywhere: string[]
    /** Ordinary words too, so they need a pause before and after. */
    afterPause: string[]
    /** What people say before they name what they meant. */
    halts: string[]
    meanings: string[]
    /** Folded: at the beginning of a message these may take back the last one. */
    takesBack: string[]
    /** The same where a pause follows: "no, el viernes" names another day, "no el viernes" rules one out. */
    takesBackWithPause: string[]
    /** Folded, without marks: "not that one". */
    notThat: string[]
    not: string[]
    /** Between what is ruled out and what is meant: "nicht Acme, sondern Heidi". */
    but: string[]
    /** What may stand behind the words that are meant: "Friday, I mean". */
    trailing: string[]
    /** Days from the one that was named, folded: "the day after". */
    shifts: [pattern: string, days: number][]
  }
  /** Whole messages, folded and without marks, that refuse what was proposed. */
  refusals: string[]
  /** The same of what takes back a change that was made. */
  undo: string[]
  onward: string[]
  also: string[]
  /** What means more than the one job that was spoken of. */
  everything: string[]
  /** Words beside a job, a day or a stage that add nothing to it. */
  fillers: string[]
}

const known = new Map<Language, TurnWords>()

export function turnWords(language: Language): TurnWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(import.meta.dirname, language, 'turns.json'), 'utf8')) as TurnWords
  known.set(language, words)
  return words
}
