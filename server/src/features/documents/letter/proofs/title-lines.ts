import { findTitleSkills } from '../../../../lib/matching/skills/find-skills.ts'
import deedsOfTitles from '../deeds-of-titles.json' with { type: 'json' }
import { skillsIn } from './line-skills.ts'
import { isSpecific } from './shown-skills.ts'
import type { WorkLine } from './told-works.ts'

const firstWords = 3
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The lines that show what the position itself is called after: "Drove the box truck" for a driver. */
export function linesOfTitle(lines: readonly WorkLine[], position: string): WorkLine[] {
  const trade = new Set(
    findTitleSkills(position)
      .filter(({ skill }) => isSpecific(skill))
      .map(({ skill }) => skill.name),
  )
  const own = new Set(wordsOf(position))
  const deeds = new Set(
    deedsOfTitles.flatMap(([titles = [], done = []]) => (titles.some((it) => own.has(it)) ? done : [])),
  )
  if (trade.size === 0 && deeds.size === 0) return []
  return lines.filter(
    (it) =>
      wordsOf(it.line.text)
        .slice(0, firstWords)
        .some((word) => deeds.has(word)) || skillsIn(it).some(({ skill }) => trade.has(skill.name)),
  )
}
