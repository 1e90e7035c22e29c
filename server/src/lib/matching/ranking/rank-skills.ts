import { findSkills, findWholeSkill } from '../skills/find-skills.ts'
import { pairsOf, type PostingInterest } from './posting-interest.ts'
import { contentStems } from '../text/stems.ts'

/** A lower weight comes only from what a posting says about the company or its benefits. */
const askedFrom = 0.5

export function rankSkills<T>(entries: readonly T[], textOf: (entry: T) => string, posting: PostingInterest): T[] {
  const weighed = entries.map((entry) => ({ entry, weight: skillEntryWeight(textOf(entry), posting) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ entry }) => entry)
}

/** How much a posting wants a skill entry: 3 if required, 0 if not asked for. */
export function skillEntryWeight(text: string, { skills, stems, pairs }: PostingInterest): number {
  const whole = findWholeSkill(text)
  const mentions = whole ? [whole] : findSkills(text)
  const asked = Math.max(0, ...mentions.map(({ skill }) => skills.get(skill.name) ?? 0))
  if (asked >= askedFrom || mentions.length > 0) return asked >= askedFrom ? asked : 0
  // An unknown entry is asked for if the posting has all of its words together.
  const words = [...contentStems(text)]
  const weights = [...words.map((stem) => stems.get(stem) ?? 0), ...pairsOf(text).map((pair) => pairs.get(pair) ?? 0)]
  const least = words.length === 0 ? 0 : Math.min(...weights)
  return least >= askedFrom ? least : 0
}
