import { besideOf, isSubject, pairKey } from '../index/terms.ts'
import type { TermFrequencies } from './term-frequencies.ts'
import { shareOfAny, type TermsWanted } from './terms-wanted.ts'

/** Terms of which one must be there. */
type Clause = { words: readonly string[]; share: number }

/** What a title must have: words, one of each group of tokens, and one of the window's. */
export type TitleWanted = {
  terms: TermsWanted
  tokens: readonly (readonly string[])[]
  window: readonly string[] | undefined
}

/** The index looks up each key, and compares all of a group for each listing that has any of it. */
const mostKeys = 150
const mostGroups = 4
/** So few cost next to nothing, and the statistics may be wrong. */
const fewKeys = 6
/** Of more clauses than these the rarest are enough: few listings are left, whose titles are read. */
const mostPaired = 3
/** Reading so many listings from the index costs more than reading the titles that the other groups leave. */
const largestShare = 0.25
const mostClauses = 12

/**
 * Groups of keys for the index of titles, the rarest first. A fitting title has a key of each group, and few others
 * do. A key pairs a word with the days or the place asked for, so the index reads about as many listings as are found,
 * not all with the word and all of those days. A group of more keys than the rarest one has listings is left out: looking up
 * a key costs as much as reading a listing.
 */
export function keyGroups({ terms, tokens, window }: TitleWanted, frequencies: TermFrequencies): string[][] {
  const clauses = clausesOf(terms, frequencies).toSorted((a, b) => a.share - b.share)
  const days = window && sideOf(window, frequencies)
  const sides = [...(days ? [days] : []), ...tokens.map((group) => sideOf(group, frequencies))]
  const paired = clauses.filter(({ words }) => words.every(isSubject)).slice(0, mostPaired)
  const pairs = paired.flatMap((clause, at) =>
    // The rarest with all that stands beside it, the others with what narrows them most.
    sides
      .filter(({ beside }) => beside.length > 0 && beside.length * clause.words.length <= mostKeys)
      .slice(0, at === 0 ? undefined : 1)
      .map((side) => ({
        words: clause.words.flatMap((word) => side.beside.map((beside) => pairKey(word, beside))),
        share: clause.share * side.share,
        of: [clause, side] as (Clause | Side)[],
      })),
  )
  // Pairs know regions and remote work in general, so the place itself is asked for besides.
  const covered = new Set(pairs.flatMap(({ of }) => of).filter((one) => !('isCoarse' in one && one.isCoarse)))
  const plain = [...clauses, ...sides].filter((one) => !covered.has(one)).map((one) => ({ ...one, of: [one] }))
  const all = [...pairs, ...plain].toSorted((a, b) => a.share - b.share)
  const narrow = all.filter(({ share }) => share <= largestShare)
  const some = (narrow.length === 0 ? all.slice(0, 1) : narrow).slice(0, mostGroups)
  // Nothing else keeps a search in its window: of more matches than are ranked, any would be taken.
  const ofDays = days && !some.some(({ of }) => of.includes(days)) && all.find(({ of }) => of.includes(days))
  const groups = ofDays ? [...some.slice(0, mostGroups - 1), ofDays] : some
  const listings = (frequencies.listings || Infinity) * (groups[0]?.share ?? 0)
  const isWorthwhile = ({ words, share, of }: (typeof groups)[number], at: number) =>
    at === 0 || (days && of.includes(days)) || words.length <= Math.max(fewKeys, listings * (1 - share))
  return groups.filter(isWorthwhile).map(({ words }) => [...words])
}

/** `beside`: the second halves of pairs; empty if one of the tokens has no pairs. */
type Side = Clause & { beside: readonly string[]; isCoarse: boolean }

function sideOf(words: readonly string[], frequencies: TermFrequencies): Side {
  const beside = words.map(besideOf)
  const known = [...new Set(beside.filter((one) => one !== undefined))]
  return {
    words,
    share: shareOfAny(words, frequencies),
    beside: beside.includes(undefined) ? [] : known,
    isCoarse: words.some((word, at) => word !== beside[at]),
  }
}

/** Clauses that follow from the terms; fewer and weaker ones where there would be too many. */
function clausesOf(wanted: TermsWanted, frequencies: TermFrequencies): Clause[] {
  if ('word' in wanted) return [{ words: [...new Set(wanted.word)], share: shareOfWord(wanted.word, frequencies) }]
  if ('phrase' in wanted) return wanted.phrase.flatMap((one) => clausesOf(one, frequencies))
  if ('all' in wanted) return wanted.all.flatMap((one) => clausesOf(one, frequencies))
  const ways = wanted.any.map((one) => clausesOf(one, frequencies))
  // A way without a clause allows any title.
  if (ways.some(({ length }) => length === 0)) return []
  const [first = [], ...others] = ways
  return others.reduce(
    (joined, way) => rarestOf(joined.flatMap((one) => way.map((other) => either(one, other)))),
    rarestOf(first),
  )
}

/** Of so many clauses the rarest; what the others would leave out, the titles themselves tell. */
function rarestOf(clauses: readonly Clause[]): Clause[] {
  const kept: Clause[] = []
  for (const clause of clauses.toSorted((a, b) => a.share - b.share || a.words.length - b.words.length)) {
    const words = new Set(clause.words)
    // Who has "nurse" has "nurse or carer".
    if (!kept.some((narrower) => narrower.words.every((word) => words.has(word)))) kept.push(clause)
    if (kept.length === mostClauses) break
  }
  return kept
}

function either(a: Clause, b: Clause): Clause {
  const words = [...new Set([...a.words, ...b.words])]
  if (words.length === a.words.length) return a
  return words.length === b.words.length ? b : { words, share: Math.min(1, a.share + b.share) }
}

/** A spelling that few use says nothing of the word. */
const shareOfWord = (words: readonly string[], { share }: TermFrequencies): number => Math.max(...words.map(share))
