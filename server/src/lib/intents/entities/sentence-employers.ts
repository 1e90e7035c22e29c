import { phraseWords } from '../words/phrase-words.ts'
import { namesInterview } from './stages.ts'
import {
  isEmployer,
  isEnd,
  isPlace,
  nameFrom,
  phraseAt,
  withoutArticles,
  type Span,
  type Sentence,
} from './sentence-words.ts'

/** `at`: where the words begin that lead up to the name, or the name itself. */
export type Employer = { at: number; name: Span }

/**
 * The employers of a message, in its order: behind "at" and the like, each of several ("at Tesco and Aldi"), and before
 * what only an employer does ("Tesco rang", "Tesco hat mir abgesagt"). Where a job was found, or where its interview is,
 * is no employer.
 */
export function employersIn(told: Sentence): Employer[] {
  const found = [...behindWords(told), ...withNews(told)]
  const apart = found.filter(({ name }, index) => !found.slice(0, index).some((one) => meets(one.name, name)))
  return apart.toSorted((a, b) => a.name.from - b.name.from)
}

export const meets = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

function behindWords(told: Sentence): Employer[] {
  const { words, own } = told
  const found: Employer[] = []
  for (let at = 0; at < words.length;) {
    const inFound = phraseAt(told, own.found, at)
    const asCompany = inFound > 0 ? 0 : phraseAt(told, own.company, at)
    const length = inFound > 0 ? 0 : asCompany || phraseAt(told, own.at, at)
    const isCut = words[at + length - 1]?.pause === true
    const name = length > 0 && !isCut && !isVenue(told, at) ? nameFrom(told, at + length, asCompany > 0) : undefined
    const names = name ? [name, ...namesAfter(told, name)] : []
    found.push(...names.map((one) => ({ at, name: one })))
    at = names.at(-1)?.to ?? at + Math.max(1, inFound)
  }
  return found
}

/** "My interview for the chef job is at the Brackwell hotel": the job is known, and the place may be any. */
const isVenue = ({ text, words, own, language }: Sentence, at: number): boolean =>
  own.is.has(words[at - 1]?.key ?? '') &&
  phraseWords(language).jobNouns.includes(words[at - 2]?.key ?? '') &&
  namesInterview(text)

const mostNames = 4
const longestNext = 3

/** "Aldi" and "Costa" of "at Tesco, Aldi and Costa": short names up to the next pause or word of a sentence. */
function namesAfter(told: Sentence, first: Span): Span[] {
  const { words, own } = told
  const names: Span[] = []
  for (let last = first; names.length < mostNames;) {
    const joint = phraseAt(told, own.and, last.to)
    const isListed = words[last.to - 1]?.pause === true && isComma(told, last.to)
    if (joint === 0 && !isListed) break
    const name = nameIn(told, last.to + joint)
    if (!name || name.to - name.from > longestNext || phraseAt(told, own.at, name.to) > 0) break
    // Behind a comma alone anything may follow: only what a list goes on with, or ends with, is a name of it.
    if (joint === 0 && !isListEnd(told, name)) break
    names.push(name)
    last = name
  }
  return names
}

/** "Sunrise Care" is no town, though Sunrise is one. */
function nameIn(told: Sentence, at: number): Span | undefined {
  const name = nameFrom(told, at, true)
  return name && (nameFrom(told, at, false) ?? (name.to - name.from > 1 && !isPlace(told, name) ? name : undefined))
}

const isComma = ({ text, words }: Sentence, at: number): boolean =>
  /^\s*,\s*$/u.test(text.slice(words[at - 1]?.to ?? 0, words[at]?.from))

const isListEnd = (told: Sentence, { to }: Span): boolean => phraseAt(told, told.own.and, to) > 0 || isComma(told, to)

const longestSubject = 5

function withNews(told: Sentence): Employer[] {
  const { words, own } = told
  const found: Employer[] = []
  for (let at = 0; at < words.length; at++) {
    const around = aroundAt(told, at)
    if (around) found.push({ at, name: around })
    if (phraseAt(told, own.tells, at) > 0) found.push(...subjectsAt(told, at).map((name) => ({ at: name.from, name })))
  }
  return found
}

/** "Hat mir Rewe abgesagt" */
function aroundAt(told: Sentence, at: number): Span | undefined {
  for (const { before, behind } of told.own.tellsAround) {
    if (phraseAt(told, [before], at) === 0 || told.words[at + before.length - 1]?.pause) continue
    const name = nameFrom(told, at + before.length, false)
    if (name && (behind.length === 0 || isNear(told, name.to, behind))) return name
  }
  return undefined
}

/** "Gestern hat Rewe mir leider abgesagt": a word or two may stand between. */
const mostBetween = 2

const isNear = (told: Sentence, from: number, phrase: readonly string[]): boolean =>
  Array.from({ length: mostBetween + 1 }, (_, more) => phraseAt(told, [phrase], from + more)).some(Boolean)

/** The name that ends here, "the Ivy" of "so the Ivy rang", and the one joined to it: "Tesco and Aldi both said no". */
function subjectsAt(told: Sentence, to: number): Span[] {
  const last = subjectAt(told, to)
  if (!last) return []
  const joint = last.from - jointBefore(told, last.from)
  const first = joint < last.from && joint > 0 ? subjectAt(told, joint) : undefined
  // Only where a part of the sentence begins: "I walked the dog and Lidl called".
  const isWhole = first && (first.start === 0 || told.words[first.start - 1]?.pause)
  return isWhole && first.to - first.from <= longestNext ? [first, last] : [last]
}

type Subject = Span & { /** With its article. */ start: number }

function subjectAt(told: Sentence, to: number): Subject | undefined {
  const { words, own } = told
  if (words[to - 1]?.pause) return undefined
  let start = to
  while (start > 0 && to - start < longestSubject && !words[start - 1]?.pause && !isBorder(told, start)) start--
  const name = withoutArticles(told, { from: start, to })
  const article = words[name.from - 1]?.key ?? ''
  if (name.from > start && possessives.has(article)) return undefined
  if (!isEmployer(told, name, true)) return undefined
  const isOwn = name.from > start && article === 'the'
  return { from: isOwn ? name.from - 1 : name.from, to, start }

  /** A word before this one ends the name; in "Tissus et Co" it does not. */
  function isBorder({ own: { ends } }: Sentence, at: number): boolean {
    const key = words[at - 1]?.key ?? ''
    const isPartner = at < to && partners.has(words[at]?.key ?? '') && phraseAt(told, own.and, at - 1) > 0
    return !isPartner && (ends.has(key) || isEnd(told, at - 1))
  }
}

const possessives = new Set(
  'my your his her our their mein meine dein deine sein seine unser unsere mon ma mes ton ta son sa notre mi mis tu su nuestro nuestra'.split(
    ' ',
  ),
)
/** "Smith and Sons", "Müller und Söhne" */
const partners = new Set('co cie sons son partner partners sohn sohne fils soeurs freres hijos hermanos'.split(' '))

/** How many words before a name join it to another. */
function jointBefore(told: Sentence, from: number): number {
  for (const length of [2, 1])
    if (from - length > 0 && phraseAt(told, told.own.and, from - length) === length) return length
  return 0
}
