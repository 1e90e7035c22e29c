import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

/**
 * How people go on with what was just shown, by words/<language>/thread.json: regular expressions over folded words with
 * one space between them, apostrophes as spaces; under the plain headings single words.
 */
export type ThreadWords = {
  /** "It", "there", "them": what was spoken of. */
  refers: string[]
  /** Words: beside the name of a job they only ask to see it. */
  opens: string[]
  /** Whole messages that agree. */
  agrees: string[]
  /** The ordinals from the first to the tenth, each with its forms. */
  ordinals: string[][]
  /** The last of a list. */
  last: string[]
  /** Words: the numbers from one to ten. */
  cardinals: string[]
  /** Words that stand before the number of a list's entry. */
  number: string[]
  /** Words: after an ordinal these are no entries of a list: "the second interview". */
  not_listed: string[]
  /** Before an ordinal these make it a day: "by the second". */
  days_before: string[]
  /** Words that ask to put something on the board. */
  adds: string[]
  applied: string[]
  /** Whole messages that ask for more of a list. */
  more: string[]
  /** Whole messages that want the last answer in fewer words. */
  shorter: string[]
  /** Whole messages that ask for the reason of the last answer. */
  why: string[]
  /** Whole messages that allow jobs further away. */
  wider: string[]
  /** Words that say nothing of their own in "and in Leeds?", "any remote ones?". */
  search_on: string[]
  /** Words before an occupation: "and as a driver?" */
  as_work: string[]
  /** Before what the jobs of a search must not be about, whatever it is. */
  surely_without: string[]
  /** The same where the thing is known from the search: "not nights", but no "not bad". */
  without: string[]
  /** Behind it, and no part of it. */
  unwanted_end: string[]
  /** Whole messages that call off what was begun. */
  cancels: string[]
  /** Words before the name of an employer. */
  before_name: string[]
  /** What the card of a job says: its contact, a note. */
  facts: string[]
  /** Questions for what was changed. */
  changed: string[]
  restores: string[]
}

const known = new Map<Language, ThreadWords>()

export function threadWords(language: Language): ThreadWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(import.meta.dirname, language, 'thread.json'), 'utf8')) as ThreadWords
  known.set(language, words)
  return words
}
