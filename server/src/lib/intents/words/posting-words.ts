import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../languages.ts'

/** What tells a pasted posting from a message, as regular expressions over folded text, by words/<language>/postings.json. */
type PostingWords = {
  /** Each of these is a kind of thing that postings say. */
  requirements: string[]
  duties: string[]
  employer: string[]
  pay: string[]
  applying: string[]
  hours: string[]
  experience: string[]
  /** Of whoever writes of themselves. */
  first_person: string[]
  /** What points at a posting, or asks about it: "do I fit this?" */
  asks_about: string[]
  /** What may stand before an order. */
  before_orders: string[]
  /** The same where the order is about the posting: an order about the board is none behind them. */
  joins_orders: string[]
  orders: string[]
  board_orders: string[]
  /** What begins a line that only says that a posting follows: "here is the ad:" */
  introduces: string[]
  /** How a posting addresses its readers. */
  readers: string[]
}

const read = (language: Language): PostingWords =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, 'postings.json'), 'utf8')) as PostingWords

const all = languages.map(read)

/** The words of all languages, joined by bars: a posting may be in another one than what is said beside it. */
export const postingWords = (...names: (keyof PostingWords)[]): string =>
  all.flatMap((words) => names.flatMap((name) => words[name])).join('|')
