import { phraseWords, type PhraseWords } from '../words/phrase-words.ts'
import type { Language } from '../../languages.ts'

export type SearchWord = { raw: string; key: string; /** A pause follows. */ ends: boolean }
export type Span = { from: number; to: number }

export type SearchConditions = {
  /** What no search can filter by, in the user's words: hours, contracts, pay, lacking experience. */
  told: string[]
  /** What the job must not be about: "phone" of "no phone work", "nights" of "no nights". */
  unwanted: string[]
  /** ISO 639-1 code of the language of the postings. */
  language: string | undefined
  /** Near whoever writes, without naming a place. */
  near: boolean
  /** The words of all of these, which are neither title nor place. */
  spans: Span[]
}

const mostUnwanted = 3
const wordsUnwanted = 2

/** The conditions of a wish for jobs besides title and place. `isFree`: the word is neither small nor a place. */
export function findConditions(
  words: readonly SearchWord[],
  language: Language,
  isFree: (at: number) => boolean,
): SearchConditions {
  const own = phraseWords(language)
  const { text, spanOf } = joined(words)
  const spans: Span[] = []
  const isTaken = ({ from, to }: Span) => spans.some((span) => span.from < to && from < span.to)
  const all = (patterns: readonly string[]): Span[] =>
    [...text.matchAll(new RegExp(`(?<![^ ])(?:${patterns.join('|')})(?![^ ,])`, 'gu'))]
      .map(({ index, 0: found }) => spanOf(index, index + found.length))
      .filter((span) => !isTaken(span))
  const take = (patterns: readonly string[]) => {
    const found = all(patterns)
    spans.push(...found)
    return found
  }
  const [needs, hours, pay] = [take(own.needs), take(own.hours), take(own.pay)]
  const near = take(own.near).length > 0
  const told = [...needs, ...hours, ...pay]
  const [spoken] = Object.entries(own.languages).flatMap(([name, code]) =>
    all(own.inLanguage.map((phrase) => phrase.replace('{l}', name))).map((span) => ({ span, code })),
  )
  if (spoken) spans.push(spoken.span)
  const unwanted = all(own.unwanted).flatMap((before) => {
    let to = before.to
    while (to - before.to < wordsUnwanted && isFree(to) && !words[to - 1]?.ends) to++
    if (to === before.to || words[before.to - 1]?.ends) return []
    const thing = { from: before.to, to }
    const isWork = own.jobNouns.includes(words[to]?.key ?? '')
    spans.push({ from: before.from, to: isWork ? to + 1 : to })
    return [thing]
  })
  const said = (span: Span): string =>
    words
      .slice(span.from, span.to)
      .map(({ raw }) => raw)
      .join(' ')
  const denials = new Set(own.unwanted.map((phrase) => phrase.split(' ')[0]))
  // "Fed up with nights": what stands behind such words is left out, as in "no nights".
  const ruledOut = all(own.unwanted).map(({ to }) => to)
  const denied = hours.filter(({ from }) => denials.has(words[from]?.key) || ruledOut.includes(from))
  return {
    told: told
      .filter((span) => !denied.includes(span))
      .toSorted((a, b) => a.from - b.from)
      .map(said),
    unwanted: [...unwanted.map(said), ...denied.flatMap((span) => thingsIn(words, span, own))].slice(0, mostUnwanted),
    language: spoken?.code,
    near,
    spans,
  }
}

/** Where a small word is part of a trade: "IT" of "IT support". */
export function findShortTrades(words: readonly SearchWord[], language: Language): Span[] {
  const { text, spanOf } = joined(words)
  const { shortTrades } = phraseWords(language)
  return [...text.matchAll(new RegExp(`(?<![^ ])(?:${shortTrades.join('|')})(?![^ ,])`, 'gu'))].map(
    ({ index, 0: found }) => spanOf(index, index + found.length),
  )
}

/** "No weekends or nights" rules out two things; small words are none. */
function thingsIn(words: readonly SearchWord[], { from, to }: Span, own: PhraseWords): string[] {
  const denials = new Set(own.unwanted.flatMap((phrase) => phrase.split(' ')))
  const things: string[][] = [[]]
  for (const { raw, key } of words.slice(from, to)) {
    if (own.or.includes(key)) things.push([])
    else if (key.length > 3 && !denials.has(key)) things.at(-1)?.push(raw)
  }
  return things.flatMap((thing) => (thing.length > 0 ? [thing.join(' ')] : []))
}

/** The words in one line, and which of them lie between two places of it. */
function joined(words: readonly SearchWord[]): { text: string; spanOf(from: number, to: number): Span } {
  let text = ''
  const starts = words.map(({ key, ends }) => {
    const start = text.length
    text += `${key}${ends ? ',' : ''} `
    return start
  })
  return {
    text,
    spanOf(from, to) {
      const inside = starts.flatMap((start, at) => (start >= from && start < to ? [at] : []))
      return { from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1 }
    },
  }
}
