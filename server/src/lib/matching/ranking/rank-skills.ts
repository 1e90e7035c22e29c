import { findSkills, findWholeSkill } from '../skills/find-skills.ts'
import { pairsOf, type PostingInterest } from './posting-interest.ts'
import { contentStems } from '../text/stems.ts'

/** A skill that stands only in what a posting says of the company or its benefits is not asked for. */
const askedFrom = 0.5

/** Entries that the posting asks for first, the most wanted before the others; the rest stays in the order given. */
export function rankSkills<T>(entries: readonly T[], textOf: (entry: T) => string, posting: PostingInterest): T[] {
  const weighed = entries.map((entry) => ({ entry, weight: skillEntryWeight(textOf(entry), posting) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ entry }) => entry)
}

/** How much a posting wants an entry of a list of skills, 3 for what it requires; 0 where it does not ask for it. */
export function skillEntryWeight(text: string, { skills, stems, pairs }: PostingInterest): number {
  const whole = findWholeSkill(text)
  const mentions = whole ? [whole] : findSkills(text)
  const asked = Math.max(0, ...mentions.map(({ skill }) => skills.get(skill.name) ?? 0))
  if (asked >= askedFrom || mentions.length > 0) return asked >= askedFrom ? asked : 0
  // An entry that the list of skills does not know is asked for where the posting has all of its words together.
  const words = [...contentStems(text)]
  const weights = [...words.map((stem) => stems.get(stem) ?? 0), ...pairsOf(text).map((pair) => pairs.get(pair) ?? 0)]
  const least = words.length === 0 ? 0 : Math.min(...weights)
  return least >= askedFrom ? least : 0
}
