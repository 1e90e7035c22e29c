import type { Language } from '../../languages.ts'
import { countryCodeOf } from '../../places/country-names.ts'
import type { Places } from '../../places/places.ts'
import { fold } from '../plain-text.ts'
import { isOrdinaryWord } from '../words/ordinary-words.ts'
import { phraseWords, type PhraseWords } from '../words/phrase-words.ts'
import {
  findConditions,
  findShortTrades,
  type SearchConditions,
  type SearchWord,
  type Span,
} from './search-conditions.ts'

export type JobSearchTerms = {
  /** Of several trades as "nurse or carer". */
  title: string | undefined
  place: string | undefined
  remote: boolean
  /** "Leeds or Bradford": all but the first. */
  morePlaces?: string[]
  conditions?: Omit<SearchConditions, 'spans' | 'near'>
  /** "Near me", where no place is named. */
  near?: true
  /** As far around the place as a search goes. */
  wide?: true
}

// Thousands of inhabitants: smaller villages exist under any name ("Nurse", "Engineer").
const townBelieved = 15
const longestPlace = 3
const longestTitle = 5
const mostPlaces = 3

/** "nurse jobs in Leeds": a place follows a preposition or is a larger town; without a list, a capitalised word. */
export function findSearchTerms(message: string, language: Language, places: Places | undefined): JobSearchTerms {
  const own = phraseWords(language)
  const words = readWords(message)
  const remoteAt = own.remote.map((phrase) => findPhrase(words, phrase)).filter((span) => span !== undefined)
  const found = findPlaces(words, own, places)
  const isIn = (spans: readonly Span[], at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const isFree = (at: number) => {
    const word = words[at]
    return word !== undefined && !isIn([...remoteAt, ...found], at) && !isSmall(word.key, own)
  }
  const { spans, near, ...conditions } = findConditions(words, language, isFree)
  const [place, ...more] = found
    .filter(({ from }) => !isIn(spans, from))
    .map((span) => textOf(words, span))
    .slice(0, mostPlaces)
  const isNamed = conditions.told.length > 0 || conditions.unwanted.length > 0 || conditions.language !== undefined
  return {
    title: findTitle(words, language, (at) => isIn([...remoteAt, ...found, ...spans], at)),
    place,
    // "In Zaragoza or remote": a search near a town tells remote jobs too.
    remote: remoteAt.some(({ from }) => !place || !own.or.includes(words[from - 1]?.key ?? '')),
    ...(near && place === undefined && { near }),
    ...(more.length > 0 && { morePlaces: more }),
    ...(isNamed && { conditions }),
  }
}

function readWords(message: string): SearchWord[] {
  const parts = message.matchAll(/([\p{L}\p{N}][\p{L}\p{N}\p{M}+#&./-]*)(\s*[,;:!?()\n])?/gu)
  return [...parts].slice(0, 120).map(([, part = '', pause]) => {
    const raw = part.replace(/[./&-]+$/, '')
    return { raw, key: fold(raw), ends: pause !== undefined || part.endsWith('.') }
  })
}

const textOf = (words: readonly SearchWord[], { from, to }: Span): string =>
  words
    .slice(from, to)
    .map(({ raw, ends }, at) => (ends && at < to - from - 1 ? `${raw},` : raw))
    .join(' ')

function findPhrase(words: readonly SearchWord[], phrase: string): Span | undefined {
  const parts = phrase.split(' ')
  const from = words.findIndex((_, at) => parts.every((part, index) => words[at + index]?.key === part))
  return from === -1 ? undefined : { from, to: from + parts.length }
}

/** The place, and those that stand beside it: "in Leeds or Bradford". */
function findPlaces(words: readonly SearchWord[], own: PhraseWords, places: Places | undefined): Span[] {
  const first = findPlace(words, own, places)
  if (!first) return []
  const found = [first]
  for (let last = first; found.length < mostPlaces;) {
    const isListed = words[last.to - 1]?.ends === true
    const isJoined = own.or.includes(words[last.to]?.key ?? '')
    if (!isListed && !isJoined) break
    const next = placeAt(words, isJoined ? last.to + 1 : last.to, own, places)
    if (!next) break
    // "Lyon, France" is one place.
    const isCountry = countryCodeOf(textOf(words, next)) !== undefined
    const grown = isListed && !isJoined && isCountry ? { from: last.from, to: next.to } : next
    if (grown === next) found.push(next)
    else found.splice(-1, 1, grown)
    last = grown
  }
  return found
}

/** A place that begins here, with or without its preposition. */
function placeAt(
  words: readonly SearchWord[],
  at: number,
  own: PhraseWords,
  places: Places | undefined,
): Span | undefined {
  const prefix = own.placePrefixes.filter((one) => {
    const parts = one.split(' ')
    return parts.every((part, index) => words[at + index]?.key === part)
  })
  const skipped = Math.max(0, ...prefix.map((one) => one.split(' ').length))
  const from = at + skipped
  return Array.from({ length: longestPlace }, (_, index) => ({ from, to: from + longestPlace - index })).find(
    (span) =>
      span.to <= words.length &&
      !isSmall(words[from]?.key ?? '', own) &&
      isPlace(words, span, places, skipped > 0 ? 0 : townBelieved),
  )
}

function findPlace(words: readonly SearchWord[], own: PhraseWords, places: Places | undefined): Span | undefined {
  const spans = words.flatMap((_, from) =>
    Array.from({ length: longestPlace }, (__, index) => ({ from, to: from + longestPlace - index })).filter(
      ({ to }) => to <= words.length,
    ),
  )
  const isPlain = ({ from, to }: Span) => words.slice(from, to).every(({ key }) => !isSmall(key, own))
  const afterPreposition = ({ from }: Span) =>
    own.placePrefixes.some((prefix) => {
      const parts = prefix.split(' ')
      return parts.every((part, index) => words[from - parts.length + index]?.key === part)
    })
  const likely = spans.filter((span) => isPlain(span) || span.to - span.from > 1)
  return (
    likely.find((span) => afterPreposition(span) && isPlace(words, span, places, 0)) ??
    likely.find((span) => isPlain(span) && isPlace(words, span, places, townBelieved))
  )
}

const isSmall = (key: string, own: PhraseWords): boolean =>
  [own.fillers, own.jobNouns, own.placePrefixes].some((words) => words.includes(key)) ||
  // "Près" of "près de".
  own.placePrefixes.some((prefix) => prefix.split(' ').includes(key))

function isPlace(words: readonly SearchWord[], span: Span, places: Places | undefined, least: number): boolean {
  const some = words.slice(span.from, span.to)
  const text = some.map(({ raw }) => raw).join(' ')
  if (some.some(({ key }) => /\d/.test(key)) || some.slice(0, -1).some(({ ends }) => ends) || text.length < 3)
    return false
  const isCapital = /^\p{Lu}/u.test(text)
  // German "man" and Spanish "gana" are islands and countries somewhere.
  if (countryCodeOf(text) !== undefined) return least === 0 || isCapital || !isOrdinaryWord(fold(text))
  if (!places) return least === 0 && some.every(({ raw }) => /^\p{Lu}/u.test(raw))
  const largest = places.findCities(text)[0]
  return largest !== undefined && largest.population >= least && (least === 0 || isCapital || largest.population > 100)
}

function findTitle(
  words: readonly SearchWord[],
  language: Language,
  isTaken: (at: number) => boolean,
): string | undefined {
  const own = phraseWords(language)
  const shortTrades = new Set(findShortTrades(words, language).map(({ from }) => from))
  const isFree = (at: number) => {
    const word = words[at]
    return (
      word !== undefined && !isTaken(at) && (shortTrades.has(at) || !isSmall(word.key, own)) && !/^\d+$/.test(word.key)
    )
  }
  const spans: (Span & { rank: number })[] = []
  for (let from = 0; from < words.length; from++) {
    if (!isFree(from) || (isFree(from - 1) && !words[from - 1]?.ends)) continue
    let to = from
    while (
      to - from < longestTitle &&
      (isFree(to) || (isJoint(words[to]?.key) && isFree(to + 1))) &&
      (to === from || words[to - 1]?.ends !== true)
    )
      to += 1
    const before = words.slice(Math.max(0, from - 2), from).map(({ key }) => key)
    const isAfterPrefix = before.some(
      (key, index) => own.titlePrefixes.includes(before.slice(index).join(' ')) || own.titlePrefixes.includes(key),
    )
    const isBeforeNoun = own.jobNouns.includes(words[to]?.key ?? '')
    spans.push({ from, to, rank: (isAfterPrefix ? 2 : 0) + (isBeforeNoun ? 2 : 0) + (to - from > 1 ? 1 : 0) })
  }
  const best = spans.toSorted((a, b) => b.rank - a.rank || a.from - b.from)[0]
  if (!best) return undefined
  const before = spans.findLast(({ to }) => to <= best.from)
  const after = spans.find(({ from }) => from >= best.to)
  return [
    before && orBetween(words, before, best, own) ? [before, best] : [best],
    after && orBetween(words, best, after, own) ? [after] : [],
  ]
    .flat()
    .map((span) => titleOf(words, span, own))
    .join(` ${own.or[0] ?? 'or'} `)
}

/** "hr assistant or people admin jobs", "Köchin oder als Kellnerin": nothing but an "or" and small words in between. */
function orBetween(words: readonly SearchWord[], { to }: Span, { from }: Span, own: PhraseWords): boolean {
  const between = words.slice(to, from).map(({ key }) => key)
  // Two trades joined by "and" are one title: "sales and marketing".
  return between.includes(own.or[0] ?? 'or') && between.every((key) => isSmall(key, own) || own.or.includes(key))
}

/** "People admin" is a trade after "or", though "people" is a small word elsewhere. */
function titleOf(words: readonly SearchWord[], span: Span, own: PhraseWords): string {
  const isAfterOr = own.or[0] === words[span.from - 2]?.key
  const isLong = (words[span.from - 1]?.key.length ?? 0) >= 5
  return textOf(words, isAfterOr && isLong ? { from: span.from - 1, to: span.to } : span)
}

/** Small words within a title: "chef de projet", "head of sales", "técnico en farmacia". */
const isJoint = (key: string | undefined): boolean => key !== undefined && /^(de|of|des|du|del|fur|en)$/.test(key)
