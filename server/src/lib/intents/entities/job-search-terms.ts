import type { Language } from '../../languages.ts'
import { countryCodeOf } from '../../places/country-names.ts'
import type { Places } from '../../places/places.ts'
import { fold } from '../plain-text.ts'
import { phraseWords, type PhraseWords } from '../words/phrase-words.ts'

export type JobSearchTerms = { title: string | undefined; place: string | undefined; remote: boolean }

type Word = { raw: string; key: string }
type Span = { from: number; to: number }

// Thousands of inhabitants: smaller villages exist under any name ("Nurse", "Engineer").
const townBelieved = 15
const longestPlace = 3
const longestTitle = 5

/** "nurse jobs in Leeds": a place follows a preposition or is a larger town; without a list, a capitalised word. */
export function findSearchTerms(message: string, language: Language, places: Places | undefined): JobSearchTerms {
  const own = phraseWords(language)
  const words = readWords(message)
  const remoteAt = own.remote.map((phrase) => findPhrase(words, phrase)).filter((span) => span !== undefined)
  const place = findPlace(words, own, places)
  const taken = [...remoteAt, ...(place ? [place] : [])]
  const isTaken = (at: number) => taken.some(({ from, to }) => at >= from && at < to)
  return {
    title: findTitle(words, own, isTaken),
    place: place && textOf(words, place),
    remote: remoteAt.length > 0,
  }
}

function readWords(message: string): Word[] {
  const parts = message.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#&./-]*/gu) ?? []
  return parts.slice(0, 120).map((part) => {
    const raw = part.replace(/[./&-]+$/, '')
    return { raw, key: fold(raw) }
  })
}

const textOf = (words: readonly Word[], { from, to }: Span): string =>
  words
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')

function findPhrase(words: readonly Word[], phrase: string): Span | undefined {
  const parts = phrase.split(' ')
  const from = words.findIndex((_, at) => parts.every((part, index) => words[at + index]?.key === part))
  return from === -1 ? undefined : { from, to: from + parts.length }
}

function findPlace(words: readonly Word[], own: PhraseWords, places: Places | undefined): Span | undefined {
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
  [own.fillers, own.jobNouns, own.placePrefixes].some((words) => words.includes(key))

function isPlace(words: readonly Word[], span: Span, places: Places | undefined, least: number): boolean {
  const some = words.slice(span.from, span.to)
  const text = some.map(({ raw }) => raw).join(' ')
  if (some.some(({ key }) => /\d/.test(key)) || text.length < 3) return false
  if (countryCodeOf(text) !== undefined) return true
  if (!places) return least === 0 && some.every(({ raw }) => /^\p{Lu}/u.test(raw))
  const largest = places.findCities(text)[0]
  return (
    largest !== undefined &&
    largest.population >= least &&
    (least === 0 || /^\p{Lu}/u.test(text) || largest.population > 100)
  )
}

function findTitle(words: readonly Word[], own: PhraseWords, isTaken: (at: number) => boolean): string | undefined {
  const isFree = (at: number) => {
    const word = words[at]
    return word !== undefined && !isTaken(at) && !isSmall(word.key, own) && !/^\d+$/.test(word.key)
  }
  const spans: (Span & { rank: number })[] = []
  for (let from = 0; from < words.length; from++) {
    if (!isFree(from) || isFree(from - 1)) continue
    let to = from
    while (to - from < longestTitle && (isFree(to) || (isJoint(words[to]?.key) && isFree(to + 1)))) to += 1
    const before = words.slice(Math.max(0, from - 2), from).map(({ key }) => key)
    const isAfterPrefix = before.some(
      (key, index) => own.titlePrefixes.includes(before.slice(index).join(' ')) || own.titlePrefixes.includes(key),
    )
    const isBeforeNoun = own.jobNouns.includes(words[to]?.key ?? '')
    spans.push({ from, to, rank: (isAfterPrefix ? 2 : 0) + (isBeforeNoun ? 2 : 0) + (to - from > 1 ? 1 : 0) })
  }
  const best = spans.toSorted((a, b) => b.rank - a.rank || a.from - b.from)[0]
  return best && textOf(words, best)
}

/** Small words within a title: "chef de projet", "head of sales", "técnico en farmacia". */
const isJoint = (key: string | undefined): boolean => key !== undefined && /^(de|of|des|du|del|fur|en)$/.test(key)
