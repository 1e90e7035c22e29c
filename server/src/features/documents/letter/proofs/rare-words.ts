import type { PostingInterest } from '../../../../lib/matching/ranking/posting-interest.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import type { Ask } from './posting-asks.ts'
import type { WorkLine } from './told-works.ts'
import { familiesIn } from './word-families.ts'

/** From here on a word is one of a trade or of few postings: "Teradata", "implant"; below it many share it. */
const rareFrom = 2.4
const shareOf = { title: 1.6, required: 1.2, other: 1 } as const
const mostRarity = 6

/** How much a line says of what few postings ask for, 0 to 6. */
export type Rarity = (text: string) => number
export type LetterInterest = PostingInterest & { rarity: Rarity }

/**
 * The rare words of a posting, those of its title before what it requires and the rest. A word that stands in many lines
 * of a profile singles none of them out, so each of them has less of it.
 */
export function rarityFor(position: string, asks: readonly Ask[], lines: readonly WorkLine[]): Rarity {
  const wanted = new Map<string, number>()
  const want = (families: ReadonlyMap<string, string>, share: number) => {
    for (const [start, stem] of families)
      wanted.set(start, Math.max(wanted.get(start) ?? 0, Math.max(0, tellingness(stem) - rareFrom) * share))
  }
  for (const { families, kind } of asks) want(families, kind === 'required' ? shareOf.required : shareOf.other)
  want(familiesIn(position), shareOf.title)
  const counts = new Map<string, number>()
  for (const { line } of lines)
    for (const start of familiesIn(line.text).keys()) counts.set(start, (counts.get(start) ?? 0) + 1)
  return (text) => {
    const weights = [...familiesIn(text)].map(
      ([start, stem]) => (isRare(stem) ? (wanted.get(start) ?? 0) : 0) / Math.sqrt(counts.get(start) ?? 1),
    )
    return Math.min(
      mostRarity,
      weights.reduce((sum, it) => sum + it, 0),
    )
  }
}

const isRare = (stem: string): boolean => tellingness(stem) > rareFrom

/** How many words two texts share that are among the rarest: with one of them, another shared word is no chance. */
export const rareShared = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number =>
  [...one].filter(([start, stem]) => {
    const form = other.get(start)
    return form !== undefined && Math.min(tellingness(stem), tellingness(form)) >= rarest
  }).length
const rarest = 3
