import type { TermFrequencies } from './term-frequencies.ts'

/** `word`: spellings, of which one suffices. `phrase`: words in a row; only a title's terms know their places. */
export type TermsWanted =
  | { word: readonly string[] }
  | { phrase: readonly TermsWanted[] }
  | { all: readonly TermsWanted[] }
  | { any: readonly TermsWanted[] }

const quote = (lexeme: string): string => `'${lexeme.replace(/'/g, "''").replace(/\\/g, '\\\\')}'`
const joined = (parts: readonly string[], operator: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`

/** The text of a tsquery; nothing in it may be empty. */
export function toQuery(wanted: TermsWanted): string {
  if ('word' in wanted) return joined(wanted.word.map(quote), ' | ')
  if ('phrase' in wanted) return joined(wanted.phrase.map(toQuery), ' <-> ')
  if ('all' in wanted) return joined(wanted.all.map(toQuery), ' & ')
  return joined(wanted.any.map(toQuery), ' | ')
}

export function conjunctsOf(wanted: TermsWanted): TermsWanted[] {
  if ('all' in wanted) return wanted.all.flatMap(conjunctsOf)
  const [only, ...others] = 'any' in wanted ? wanted.any : []
  return only && others.length === 0 ? conjunctsOf(only) : [wanted]
}

/** In any order, for terms that do not know where they stand. */
export function inAnyOrder(wanted: TermsWanted): TermsWanted {
  if ('word' in wanted) return wanted
  if ('any' in wanted) return { any: wanted.any.map(inAnyOrder) }
  return { all: ('phrase' in wanted ? wanted.phrase : wanted.all).map(inAnyOrder) }
}

/** The share of listings, 0 to 1, that may match; words of a search correlate, so each further one counts less. */
export function shareOf(wanted: TermsWanted, frequencies: TermFrequencies): number {
  // A spelling that few use says nothing of the word.
  if ('word' in wanted) return Math.max(...wanted.word.map(frequencies.share))
  if ('any' in wanted)
    return Math.min(
      1,
      wanted.any.reduce((sum, one) => sum + shareOf(one, frequencies), 0),
    )
  return ('phrase' in wanted ? wanted.phrase : wanted.all)
    .map((one) => shareOf(one, frequencies))
    .toSorted((a, b) => a - b)
    .reduce((product, one, index) => product * one ** (0.75 ** Math.min(index, 4)), 1)
}

/** The share of listings, 0 to 1, that may have one of these terms. */
export const shareOfAny = (terms: readonly string[], { share }: TermFrequencies): number =>
  Math.min(
    1,
    terms.map(share).reduce((sum, one) => sum + one, 0),
  )
