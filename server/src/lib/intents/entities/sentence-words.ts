import { countryCodeOf } from '../../places/country-names.ts'
import type { Language } from '../../languages.ts'
import type { Places } from '../../places/places.ts'
import { fold, readable } from '../plain-text.ts'
import { dateWords } from '../words/date-words.ts'
import { employerWord, employerWords, type EmployerWords } from '../words/employer-words.ts'
import { isOrdinaryWord } from '../words/ordinary-words.ts'
import { phraseWords } from '../words/phrase-words.ts'

export type Span = { from: number; to: number }
/** A comma, a colon or the like follows a word with `pause`. */
type Word = { key: string; from: number; to: number; pause: boolean }
/** The words of a message, and what is known of them in its language. */
export type Sentence = {
  text: string
  words: readonly Word[]
  own: EmployerWords
  language: Language
  places: Places | undefined
}

const longestName = 6
/** Thousands of inhabitants: smaller villages are called like anything. */
const townBelieved = 15

export function readSentence(message: string, language: Language, places: Places | undefined): Sentence {
  const text = readable(message, 'wish').replace(/(?:https?:\/\/|www\.)\S+/giu, ' , ')
  const found = [...text.matchAll(employerWord)].map(({ 0: written, index }) => {
    const word = written.replace(/[./&'’-]+$/u, (end) => (/^['’]$/u.test(end) && written.length <= 3 ? end : ''))
    return { key: fold(word.replace(/[’]/gu, "'")), from: index, to: index + word.length }
  })
  const words = found.map((word, at) => {
    const between = text.slice(word.to, found[at + 1]?.from ?? text.length)
    return { ...word, pause: /[,;:!?()\n–—"“”„«»]|\.(?:\s|$)|\s-\s/u.test(between) }
  })
  return { text, words, own: employerWords(language), language, places }
}

export const textOf = ({ text, words }: Sentence, { from, to }: Span): string =>
  text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0)

export const keysIn = ({ words }: Sentence, { from, to }: Span): string[] => words.slice(from, to).map(({ key }) => key)

/** The words of the longest phrase that begins at a word, 0 where none does. */
export function phraseAt({ words }: Sentence, phrases: readonly (readonly string[])[], at: number): number {
  const isSaid = (phrase: readonly string[]) =>
    phrase.every((part, index) => words[at + index]?.key === part && (index === 0 || !words[at + index - 1]?.pause))
  return phrases.find(isSaid)?.length ?? 0
}

/** What no name or title goes beyond: "said", "yesterday", "because". */
export function isEnd({ words, own, language }: Sentence, at: number): boolean {
  const key = words[at]?.key ?? ''
  return (
    own.ends.has(key) || dateWords(language).months.has(key) || /^\d{1,2}(?:[:.h]\d{0,2}|(?:am|pm|uhr|h))$/u.test(key)
  )
}

/** Without the articles before them. */
export function withoutArticles({ words, own }: Sentence, { from, to }: Span): Span {
  let start = from
  while (start < to && own.articles.has(words[start]?.key ?? '')) start++
  return { from: start, to }
}

/** The words from one on, up to a pause or an end. */
export function spanFrom(
  told: Sentence,
  from: number,
  most: number,
  isLast: (at: number) => boolean = () => false,
): Span {
  let to = from
  while (
    to < told.words.length &&
    to - from < most &&
    !(to > from && told.words[to - 1]?.pause) &&
    !isEnd(told, to) &&
    !isLast(to)
  )
    to++
  return { from, to }
}

/** A name that begins at a word, behind its article; undefined where the words name no employer. */
export function nameFrom(told: Sentence, at: number, mayBeTown: boolean): Span | undefined {
  const { words, own, text } = told
  const { jobNouns } = phraseWords(told.language)
  const isNext = (to: number) =>
    jobNouns.includes(words[to]?.key ?? '') ||
    [own.company, own.at, own.as].some((phrases) => phraseAt(told, phrases, to) > 0)
  const whole = withoutArticles(told, { from: at, to: Math.min(at + 3, words.length) })
  const name = spanFrom(told, whole.from, longestName, isNext)
  const article = words[name.from - 1]
  // No town is "the Hilton".
  const isThe = name.from > at && article?.key === 'the'
  if (!isEmployer(told, name, mayBeTown || isThe)) return undefined
  const isOwn = article && name.from > at && (article.key === 'the' || /^\p{Lu}/u.test(text.slice(article.from)))
  return isOwn ? { from: name.from - 1, to: name.to } : name
}

/** Whether words may be the name of an employer: not all of them are ordinary, a place, or what any employer is called. */
export function isEmployer(told: Sentence, { from, to }: Span, mayBeTown = false): boolean {
  const { words, own } = told
  const isPerson = own.persons.has(words[from]?.key ?? '')
  if (from >= to || isPerson || (!mayBeTown && isPlace(told, { from, to }, 0))) return false
  return ownWordsIn(told, { from, to }, mayBeTown).length > 0
}

/** The words of a name that are neither ordinary, nor a town, nor what any employer may be called. */
export function ownWordsIn(told: Sentence, { from, to }: Span, mayBeTown = false): string[] {
  const { own } = told
  // "Leeds Community Healthcare": ordinary words that are written as a name are one; German writes every noun so.
  const isWritten = told.language !== 'de' && to - from > 1 && /^(?:\p{Lu}\S*\s*)+$/u.test(textOf(told, { from, to }))
  return keysIn(told, { from, to }).filter(
    (key, index) =>
      /^\p{L}(?:\p{L}|&\p{L})/u.test(key) &&
      !/\d/u.test(key) &&
      !own.generic.has(key) &&
      !own.articles.has(key) &&
      (isWritten || !isOrdinaryWord(key)) &&
      (mayBeTown || !isPlace(told, { from: from + index, to: from + index + 1 })),
  )
}

export function isPlace(told: Sentence, span: Span, least = townBelieved): boolean {
  const name = textOf(told, span)
  if (countryCodeOf(name) !== undefined) return true
  const [largest] = told.places?.findCities(name) ?? []
  return largest !== undefined && largest.population >= least
}

/** Whether words may be what a job is called: something else than a job, a day or an ordinary employer. */
export function isTitle(told: Sentence, span: Span): boolean {
  const { jobNouns, fillers } = phraseWords(told.language)
  return keysIn(told, span).some(
    (key) =>
      /^\p{L}{3}/u.test(key) &&
      !jobNouns.includes(key) &&
      !fillers.includes(key) &&
      !told.own.generic.has(key) &&
      !told.own.articles.has(key),
  )
}
