import type { TypedPlace } from '@waymark/contract/job-search/job-search.ts'
import { isAmbiguousName } from '../../../../lib/places/ambiguous-names.ts'
import { countryName, type Places } from '../../../../lib/places/places.ts'
import { phrasesOf } from '../../index/occupations.ts'
import { isAskingWord, isFunctionWord, isGenericWord, isRemoteWord, wordsOf } from '../../index/words.ts'
import { findNamedPlace, type NamedPlace } from './named-place.ts'
import { readingLanguage } from '../title/reading-language.ts'
import { placeWords } from './place-words.ts'
import { isSector } from '../title/sectors.ts'
import { splitWords, type TitleText } from '../title/title-text.ts'

/** Where the reader is, to choose among towns of one name. */
export type Reader = {
  language: string | undefined
  /** The chosen country: only its places are read. */
  country?: string | undefined
  /** Countries in which the reader may live, the likeliest first. */
  homes?: readonly string[] | undefined
  latitude: number | undefined
  longitude: number | undefined
}

/** Thousands of inhabitants. Smaller towns have the names of too many things, unless a preposition or country says more. */
const least = { asPlace: 15, capitalised: 50, lowerCase: 100, amongWords: 200 }
const longestTitle = 16

const prepositions = new Set(placeWords('preposition'))
const ofNames = new Set(placeWords('in a name'))
const beforeOf = new Set(placeWords('before "of"'))
const englishSpeaking =
  /(?<!\p{L})(?:english[\s-]speaking|englischsprachige?[nrs]?|anglophone|in english|auf englisch)(?!\p{L})/iu

type Kind = 'after a preposition' | 'qualified' | 'at the end' | 'at the start' | 'among words'
type Found = { place: NamedPlace; kind: Kind; from: number; to: number; taken: boolean }

/**
 * The place that a title names besides the work, and the title without it: "nurse leeds", "Buchhalter in Hamburg",
 * "plombier 69003 Lyon". `taken` is false for names that may as well be words, which a search leaves among the words.
 * "English speaking" asks for postings in English. Without `places`, only that is read.
 */
export function readTypedPlace(title: string, places: Places | undefined, reader: Reader): TypedPlace | undefined {
  const saysEnglish = englishSpeaking.test(title)
  const plain = saysEnglish ? title.replace(englishSpeaking, ' ').replace(/\s+/g, ' ').trim() : title
  const words = splitWords(plain)
  const found = !places || words.length > longestTitle ? undefined : bestOf(placesIn(words, places, reader))
  if (!found && !saysEnglish) return undefined
  const also = found?.place.city && places ? placesBeside(words, found, places, reader) : undefined
  const rest = found ? withoutSpan(plain, words, { ...found, ...also }) : plain
  if (wordsOf(rest).length === 0) return undefined
  const { country, state, city } = found?.place ?? {}
  return {
    job_title: rest,
    country: country === undefined ? null : countryName(country),
    state: state?.name || null,
    city: city?.name ?? null,
    language: saysEnglish ? 'en' : null,
    taken: found?.taken ?? true,
    ...(also && { also: also.names }),
  }
}

const mostBeside = 3
const longestBeside = 4
const joining = new Set(placeWords('joining'))

/** Further towns of the same country right beside a place: "in Leeds or Bradford", "Köln, Bonn". */
function placesBeside(words: readonly TitleText[], found: Found, places: Places, reader: Reader) {
  let { from, to } = found
  const names: string[] = []
  const townAt = (at: number) => {
    const town = findNamedPlace(words, at, places, { ...reader, country: found.place.country })
    const isTown = town?.city && town.people >= least.asPlace && !isOrdinaryWord(words.slice(at, town.to))
    return isTown ? { name: town.city?.name ?? '', to: town.to } : undefined
  }
  const joinedFrom = (end: number) => (joining.has(words[end]?.lower ?? '') ? end + 1 : end)
  const isJoined = (end: number) => words[end - 1]?.endsClause === true || joinedFrom(end) > end
  while (names.length < mostBeside && isJoined(to)) {
    const next = townAt(joinedFrom(to))
    if (!next) break
    names.push(next.name)
    to = next.to
  }
  for (let at = from - 1; at > 0 && at >= from - longestBeside && names.length < mostBeside; at--) {
    const town = townAt(at)
    if (!town || !isJoined(town.to) || joinedFrom(town.to) !== from) continue
    names.push(town.name)
    from = at
  }
  return names.length === 0 ? undefined : { names, from, to }
}

function placesIn(words: readonly TitleText[], places: Places, reader: Reader): Found[] {
  const found: Found[] = []
  for (let from = 0; from < words.length; from++) {
    const place = findNamedPlace(words, from, places, reader)
    const isThere = reader.country === undefined || place?.country === reader.country
    const read = place && isThere && judge(words, from, place, reader)
    if (read) found.push(read)
  }
  return found
}

const order: readonly Kind[] = ['after a preposition', 'qualified', 'at the end', 'at the start', 'among words']

function bestOf(found: readonly Found[]): Found | undefined {
  return found.toSorted(
    (a, b) =>
      Number(b.taken) - Number(a.taken) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      b.to - b.from - (a.to - a.from),
  )[0]
}

function judge(words: readonly TitleText[], from: number, place: NamedPlace, reader: Reader): Found | undefined {
  const { to, isQualified, city, people } = place
  const before = words[from - 1]
  const preposition = prepositionBefore(words, from)
  if (preposition === undefined && before && ofNames.has(before.lower) && !before.endsClause) return undefined
  const rest = [...words.slice(0, preposition ?? from), ...words.slice(to)]
  if (rest.length === 0) return undefined
  const named = words.slice(from, to)
  const isWord = isOrdinaryWord(named) && !(isCountry(place) && named.every(({ raw }) => !isAmbiguousName(raw)))
  const isCapitalised = /^\p{Lu}/u.test(named[0]?.raw ?? '')
  const add = (kind: Kind, taken: boolean): Found => ({ place, kind, from: preposition ?? from, to, taken })
  if (preposition !== undefined) {
    if (people < least.asPlace && !isQualified && !isCapitalised) return undefined
    return add('after a preposition', isQualified || (people >= least.asPlace && (!isWord || isCapitalised)))
  }
  const isLast = words.slice(to).every(({ lower }) => isAside(lower))
  if (isQualified && (isLast || from === 0 || namesWork(words.slice(0, from), reader))) return add('qualified', true)
  if (isLast) {
    if (people < (before?.endsClause ? least.asPlace : isCapitalised ? least.capitalised : least.lowerCase))
      return undefined
    const hasWork = namesWork(rest, reader)
    // "Kubernetes Berlin" asks for a town; "Air France" is an employer.
    return add('at the end', !isWord && (hasWork || city !== undefined))
  }
  if (from > 0 && !isWord && people >= least.amongWords && endsWithWork(words.slice(0, from), reader))
    return add('among words', true)
  if (from > 0 || isWord || people < least.capitalised) return undefined
  return namesOnlyWork(rest, reader) ? add('at the start', true) : undefined
}

/** Where the preposition before a place begins, with "der Nähe von" and the like; undefined without one. */
function prepositionBefore(words: readonly TitleText[], from: number): number | undefined {
  const [first, second] = [words[from - 1], words[from - 2]]
  if (!first || from < 2) return undefined
  if (first.endsClause) return undefined
  if (prepositions.has(first.lower)) return from - 1
  const isPair = second !== undefined && ofNames.has(first.lower) && beforeOf.has(second.lower)
  if (!isPair) return undefined
  const start = from - 2
  const small = (at: number) => /^(?:in|im|der|la|the)$/.test(words[at]?.lower ?? '')
  return small(start - 1) ? (small(start - 2) ? start - 2 : start - 1) : start
}

/** "UK" is short, and no word. */
const isCountry = ({ state, city }: NamedPlace): boolean => state === undefined && city === undefined

/** Of one word only: nobody means anything else by "New York". */
function isOrdinaryWord(named: readonly TitleText[]): boolean {
  const [only, ...others] = named
  if (!only || others.length > 0) return false
  const [word = ''] = wordsOf(only.raw)
  return (
    word.length < 3 ||
    isAmbiguousName(only.raw) ||
    isFunctionWord(word) ||
    isGenericWord(word) ||
    isAskingWord(word, undefined) ||
    phrasesOf([word]).some(({ kind }) => kind !== 'plain')
  )
}

function isAside(word: string): boolean {
  const [plain = ''] = wordsOf(word)
  return plain === '' || isAskingWord(plain, undefined) || isRemoteWord(plain) || asides.has(plain)
}
const asides = new Set(placeWords('beside'))

function plainWords(words: readonly TitleText[]): string[] {
  const all = wordsOf(words.map(({ raw }) => raw).join(' '))
  return all.filter((word, at) => !isFunctionWord(word) && !isAskingWord(word, all[at + 1]) && !isRemoteWord(word))
}

function namesWork(words: readonly TitleText[], { language }: Reader): boolean {
  const plain = plainWords(words)
  if (plain.length === 0 || plain.some(isGenericWord) || plain.every(isSector)) return true
  return phrasesOf(plain, readingLanguage(plain.join(' '), language)).some(({ kind }) => kind === 'work')
}

/** Right behind the work: "cleaner london evenings", and not "assistant to the London office". */
function endsWithWork(words: readonly TitleText[], reader: Reader): boolean {
  return words.length > 0 && !ofNames.has(words.at(-1)?.lower ?? '') && namesWork(words.slice(-3), reader)
}

/** Without any other word: "Boston Scientific engineer" names an employer. */
function namesOnlyWork(words: readonly TitleText[], { language }: Reader): boolean {
  const plain = plainWords(words)
  return phrasesOf(plain, readingLanguage(plain.join(' '), language)).every(
    ({ kind, words: own }) =>
      kind !== 'plain' || own.every((word) => isGenericWord(word) || asides.has(word) || isSector(word)),
  )
}

function withoutSpan(title: string, words: readonly TitleText[], { from, to }: { from: number; to: number }): string {
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? title.length
  const [before, after] = [
    title.slice(0, start).replace(/[\s,;|(–-]+$/u, ''),
    title.slice(end).replace(/^[\s,;|)–-]+/u, ''),
  ]
  return `${before} ${after}`.trim()
}
