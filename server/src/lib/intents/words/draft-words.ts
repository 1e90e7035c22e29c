import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

/**
 * What is said of drafts, and how a message goes on from one, as regular expressions, by words/<language>/drafts.json. Those of `manners` to
 * `into` are of folded words without punctuation; those from `adds` on are of the text as it was typed.
 */
export type DraftWords = {
  /** "Please", "again": they change nothing of the wish. */
  manners: string[]
  /** Before the wish: "make it", "that sounds". */
  leads: string[]
  /** "A bit". */
  degrees: string[]
  light: string[]
  formal: string[]
  mail: string[]
  /** The draft that was offered or shown: "write it". */
  again: string[]
  /** The same, asked as a question: "what do I reply". */
  replies: string[]
  /** "Should I ask them why". */
  asks_why: string[]
  languages: Record<Language, string>
  into: string[]
  /** "Put in that I can start in May": the group is what to put in. */
  adds: string[]
  /** The sentence that it becomes, `{said}` being the group. */
  added: string
  /** "Ask if there are shoes", and the sentence that it becomes. */
  asks: string[]
  asked: string
  /** Before the name of whom the user spoke to. */
  spoken_to: string[]
  /** Of address, without their full stops. */
  titles: string[]
  /** Before what was spoken of. */
  about: string[]
  /** Words after it that are no part of it: "gesprochen". */
  about_ends: string[]
  /** "Two weeks ago". */
  ago: string[]
  /** Before the name of the user's superior: "my boss is". */
  boss: string[]
  /** A period of notice; the group is how long. */
  notice: string[]
  /** A text is wanted, and not advice alone. */
  writes: string[]
}

const known = new Map<Language, DraftWords>()

export function draftWords(language: Language): DraftWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(import.meta.dirname, language, 'drafts.json'), 'utf8')) as DraftWords
  known.set(language, words)
  return words
}
