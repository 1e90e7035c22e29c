import type { MatchedRequirement } from './match-requirements.ts'
import type { Requirement } from '../posting/requirement.ts'

/**
 * Provable facts of the trade weigh most; languages, which people of any trade have, and what only words compare half;
 * where somebody lives, what anybody claims and the circumstances of the work nothing.
 */
const weights: Readonly<Record<Requirement['what'], number>> = {
  skill: 3,
  years: 3,
  degree: 3,
  language: 1.5,
  licence: 3,
  place: 0,
  strength: 0,
  condition: 0,
  other: 1.5,
}
/** A wish counts a third of a requirement, a similar thing half of the thing itself. */
const wishedShare = 1 / 3
const similarShare = 0.5
/** What a posting is called says more than any other line of it. */
const titleShare = 2
/** Three provable things. Of a posting that names less it is not known what else it asks for, so its share is not whole. */
const fewestWeight = 3 * weights.skill

/** Whoever lacks one of these is mostly not invited, whatever else fits. */
const barring: ReadonlySet<Requirement['what']> = new Set(['licence', 'language', 'years'])
/** What each takes away of the number, and of how many. */
const barredShare = 0.2
const mostBars = 3

type Weighed = Pick<MatchedRequirement, 'what' | 'kind' | 'status' | 'isTitle'>

/**
 * The share of the posting's weight that the profile shows, 0 to 100, less a fifth for the title's trade and for each
 * required licence, language or number of years that is missing; 0 for a posting without requirements.
 */
export function scoreOf(matched: readonly Weighed[]): number {
  // Of "Recruiter (Construction)" the first is the trade.
  const trade = matched.find(({ isTitle }) => isTitle)
  const weightOf = (it: Weighed) =>
    weights[it.what] * (it.kind === 'wished' ? wishedShare : 1) * (it === trade ? titleShare : 1)
  const shares = { have: 1, similar: similarShare, missing: 0 }
  const all = matched.reduce((sum, it) => sum + weightOf(it), 0)
  const shown = matched.reduce((sum, it) => sum + weightOf(it) * shares[it.status], 0)
  const bars = matched.filter(
    (it) => (it === trade || barring.has(it.what)) && it.kind === 'required' && it.status === 'missing',
  ).length
  const left = 1 - barredShare * Math.min(mostBars, bars)
  return Math.round((100 * left * shown) / Math.max(fewestWeight, all))
}
