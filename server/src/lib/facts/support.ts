import { stem } from '../matching/text/stems.ts'
import { tellingness } from '../matching/text/word-shares.ts'
import { isMonth } from './date-facts.ts'
import numbers from './number-words.json' with { type: 'json' }

/** Weight of a word that every posting says; such words are no proof of anything. */
const leastWeight = 0.3

/** The share of a sentence's words that its grounds have too, weighted by how much each tells; 1 for grammar alone. */
export function supportOf(stems: readonly string[], grounds: readonly ReadonlySet<string>[]): number {
  const weights = stems
    .filter((stem) => !isCount(stem))
    .map((stem) => ({ weight: Math.max(leastWeight, tellingness(stem)), isKnown: isIn(stem, grounds) }))
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  const known = weights.reduce((sum, { weight, isKnown }) => sum + (isKnown ? weight : 0), 0)
  return all === 0 ? 1 : known / all
}

/** Numbers and months are facts, which are judged as such. */
const counts = new Set(
  [numbers.values, numbers.times, numbers.magnitudes]
    .flatMap(Object.keys)
    .concat(Object.values(numbers.units).flat())
    .map(stem),
)
const isCount = (it: string): boolean => counts.has(it) || isMonth(it)

/** Words of one family share their beginning: forecast and forecasting, migrate and migration. */
const family = 5

function isIn(stem: string, grounds: readonly ReadonlySet<string>[]): boolean {
  if (grounds.some((stems) => stems.has(stem))) return true
  if (stem.length < family) return false
  const start = stem.slice(0, Math.max(family, stem.length - 4))
  return grounds.some((stems) =>
    [...stems].some((it) => it.startsWith(start) || (it.length >= family && stem.startsWith(it))),
  )
}
