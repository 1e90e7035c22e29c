import type { Language } from '../../languages.ts'
import type { Places } from '../../places/places.ts'
import { phraseWords } from '../words/phrase-words.ts'
import { fold, isWithin, slipsIn } from '../plain-text.ts'
import { mended } from './mended-name.ts'
import { employersIn, meets, type Employer } from './sentence-employers.ts'
import {
  isEmployer,
  isEnd,
  isPlace,
  isTitle,
  keysIn,
  ownWordsIn,
  phraseAt,
  readSentence,
  spanFrom,
  textOf,
  withoutArticles,
  type Span,
  type Sentence,
} from './sentence-words.ts'

/** What a message tells of a job, each in its own words. */
export type ReportedJob = {
  title: string | undefined
  company: string | undefined
  location: string | undefined
  source: string | undefined
  /** "Add a job: …" */
  isAdding: boolean
  /** "They are looking for a waiter" */
  isSought: boolean
  /** Jobs that are told of further employers in the same words: "at Tesco and Aldi", "cleaner at Mitie and porter at Hilton". */
  others: readonly Pick<ReportedJob, 'title' | 'company' | 'location'>[]
}

const longestTitle = 7
const longestSource = 4
const longestChunk = 6

/** The employers that stand where one is told: "at the Alchemist", "bei Porsche", "j'ai postulé chez Danone". */
export function findSaidEmployers(message: string, language: Language, places: Places | undefined): SaidEmployer[] {
  const told = readSentence(message, language, places)
  return employersIn(told).map(({ name }) => saidAt(told, name))
}

/** A name, and those of its words that are not what any employer may be called: "Spire" of "Spire Hospital Leeds". */
export type SaidEmployer = { name: string; own: readonly string[] }

function saidAt(told: Sentence, name: Span): SaidEmployer {
  const own = ownWordsIn(told, name)
  return { name: textOf(told, name), own: own.length > 0 ? own : keysIn(told, name) }
}

/** A name that is no message. */
export function readEmployer(name: string, language: Language, places: Places | undefined): SaidEmployer {
  const told = readSentence(name, language, places)
  return saidAt(told, { from: 0, to: told.words.length })
}

/** Title, employer, town and source of a job that a message tells: "add a job: cook, Ivy, found it on Instagram". */
export function findReportedJob(message: string, language: Language, places: Places | undefined): ReportedJob {
  const told = readSentence(message, language, places)
  const start = addingIn(told)
  const source = sourceIn(told)
  const employers = employersIn(told)
  const [employer] = employers
  const sought = employer ? undefined : soughtIn(told)
  const behind = () => titleBehind(told, employer?.name)
  const before = () => employer && titleBefore(told, employer.at, start ?? 0)
  const further = employer ? joinedTo(told, employers) : []
  const title = sought?.title ?? behind() ?? before()
  const isTold = start !== undefined || employer !== undefined || title !== undefined
  const taken = [...employers.map(({ name }) => name), sought?.name, title, source]
  const bare = chunksOf(told, start ?? 0).filter(
    (chunk) => isTold && isBare(told, chunk) && !taken.some((one) => one && meets(chunk, one)),
  )
  const [first, second] = bare
  const called = title ?? (first && isTitle(told, first) ? first : undefined)
  const listed = title ? bare.find((chunk) => start !== undefined || isNameWritten(told, chunk)) : second
  const name = employer?.name ?? sought?.name ?? listed
  const { company, town } = name ? splitTown(told, name) : {}
  const written = (span: Span | undefined, kind: 'title' | 'name') => span && mended(textOf(told, span), language, kind)
  return {
    title: written(called, 'title'),
    company: written(company, 'name'),
    location: written(town, 'name'),
    source: source && textOf(told, source),
    isAdding: start !== undefined,
    isSought: sought !== undefined,
    others: further.map((other) => {
      const [own, parts] = [titleBefore(told, other.at, employer?.name.to ?? 0), splitTown(told, other.name)]
      return {
        title: written(own ?? called, 'title'),
        company: written(parts.company, 'name'),
        location: written(parts.town, 'name'),
      }
    }),
  }
}

/** The employers told in one breath with the first: "at Tesco and Aldi", "cleaner at Mitie and night porter at the Hilton". */
function joinedTo(told: Sentence, [first, ...rest]: readonly Employer[]): Employer[] {
  const joined: Employer[] = []
  let last = first
  for (const next of rest) {
    if (!last) break
    const joint = phraseAt(told, told.own.and, last.name.to)
    const from = last.name.to + joint
    const isListed = joint > 0 || told.words[last.name.to - 1]?.pause === true
    const between = told.words.slice(from, Math.max(from, Math.min(next.at, next.name.from)))
    if (!isListed || between.some((_, index) => isEnd(told, from + index))) break
    joined.push(next)
    last = next
  }
  return joined
}

/** A name that stands alone, without what leads up to it: "it's at the Ivy"; undefined where words of a sentence stand in it. */
export function plainName(message: string, language: Language, places: Places | undefined): string | undefined {
  const told = readSentence(message, language, places)
  let from = 0
  while (from < told.words.length && (isEnd(told, from) || told.own.articles.has(told.words[from]?.key ?? ''))) from++
  const name = spanFrom(told, from, longestTitle)
  return name.to > name.from && name.to === told.words.length ? textOf(told, name) : undefined
}

/** Whether one title says no more than the other: "nurse" and "Staff Nurse (m/f)". */
export function isSameTitle(title: string, other: string): boolean {
  const [some, more] = [title, other].map((text) => fold(text).match(/\p{L}{3,}/gu) ?? [])
  const isIn = (words: readonly string[] = [], among: readonly string[] = []) =>
    words.every((word) => among.some((one) => one === word || isWithin(one, word, slipsIn(one))))
  return isIn(some, more) || isIn(more, some)
}

/** Politeness and a "yes" may stand before an order. */
const mostBefore = 3

/** Where what is to be added begins; an order stands at the beginning of a sentence. */
function addingIn(told: Sentence): number | undefined {
  for (let at = 0; at < told.words.length; at++) {
    const isStart = at <= mostBefore || told.words[at - 1]?.pause
    const length = isStart ? phraseAt(told, told.own.add, at) : 0
    if (length > 0) return at + length
  }
  return undefined
}

function sourceIn(told: Sentence): Span | undefined {
  for (let at = 0; at < told.words.length; at++) {
    const length = phraseAt(told, told.own.found, at)
    const from = at + length
    const last = (to: number) => to > from && isEnd(told, to)
    let to = from
    while (
      length > 0 &&
      to < told.words.length &&
      to - from < longestSource &&
      !(to > from && told.words[to - 1]?.pause) &&
      !last(to)
    )
      to++
    if (to > from) return { from, to }
  }
  return undefined
}

/** "As team member", "als Kassiererin", "pour un poste de chef de rang" */
function titleBehind(told: Sentence, name: Span | undefined): Span | undefined {
  const { words, own } = told
  for (let at = 0; at < words.length; at++) {
    if (name && at >= name.from && at < name.to) continue
    const length = phraseAt(told, own.as, at)
    if (length === 0 || words[at + length - 1]?.pause) continue
    const isLast = (to: number) =>
      name !== undefined && phraseAt(told, own.at, to) > 0 && name.from > to && name.from - to <= 4
    const title = withoutArticles(told, spanFrom(told, at + length, longestTitle, isLast))
    if (isTitle(told, title)) return title
  }
  return undefined
}

/** "Sous chef at …", back to a pause or a word that ends a title. */
function titleBefore(told: Sentence, to: number, least: number): Span | undefined {
  let from = to
  while (from > least && to - from < longestTitle && !told.words[from - 1]?.pause && !isEnd(told, from - 1)) from--
  const title = withoutArticles(told, { from, to })
  return isTitle(told, title) ? title : undefined
}

/** "Rewe sucht Kassiererin", "buscan camarero" */
function soughtIn(told: Sentence): { title: Span; name: Span | undefined } | undefined {
  const { words, own } = told
  for (let at = 0; at < words.length; at++) {
    const length = phraseAt(told, own.seeks, at)
    const title = withoutArticles(told, spanFrom(told, at + length, longestTitle))
    if (length === 0 || !isTitle(told, title)) continue
    let from = at
    while (from > 0 && at - from < longestChunk && !words[from - 1]?.pause && !isEnd(told, from - 1)) from--
    const name = withoutArticles(told, { from, to: at })
    return { title, name: isEmployer(told, name) ? name : undefined }
  }
  return undefined
}

/** What stands between two pauses. */
function chunksOf({ words }: Sentence, start: number): Span[] {
  const chunks: Span[] = []
  for (let from = start, at = start; at < words.length; at++)
    if (words[at]?.pause || at === words.length - 1) {
      chunks.push({ from, to: at + 1 })
      from = at + 1
    }
  return chunks
}

/** A title or a name by itself, without a word of a sentence. */
function isBare(told: Sentence, { from, to }: Span): boolean {
  const { words, own } = told
  const keys = keysIn(told, { from, to })
  return (
    to - from <= longestChunk &&
    keys.some((key) => /^\p{L}{2}/u.test(key) && !own.generic.has(key) && !own.articles.has(key)) &&
    keys.every((key, index) => !isEnd(told, from + index) || (index > 0 && isCapital(told, from) && key === 'am')) &&
    !own.persons.has(words[from]?.key ?? '') &&
    !isPlace(told, { from, to })
  )
}

const isCapital = ({ text, words }: Sentence, at: number): boolean => /^\p{Lu}/u.test(text.slice(words[at]?.from))

const isNameWritten = (told: Sentence, chunk: Span): boolean => isCapital(told, chunk.from) && isEmployer(told, chunk)

/** "Bupa Leeds": the town is the place, where a name is left without it. */
function splitTown(told: Sentence, name: Span): { company: Span; town: Span | undefined } {
  const { placePrefixes } = phraseWords(told.language)
  for (const length of [2, 1]) {
    const [company, town] = [
      { from: name.from, to: name.to - length },
      { from: name.to - length, to: name.to },
    ]
    const isNamed = company.to > company.from && isEmployer(told, company)
    const isPlain = isNamed && !keysIn(told, company).some((key) => told.own.generic.has(key))
    if (isPlain && isPlace(told, town)) return { company, town }
    const behind = { from: name.to + 1, to: name.to + 1 + length }
    const isIn = placePrefixes.includes(told.words[name.to]?.key ?? '') && !told.words[name.to - 1]?.pause
    if (isIn && behind.to <= told.words.length && isPlace(told, behind)) return { company: name, town: behind }
  }
  return { company: name, town: undefined }
}
