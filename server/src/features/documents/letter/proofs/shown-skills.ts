import type { HeldSkill } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { Requirement } from '../../../../lib/matching/posting/requirement.ts'
import { asked } from '../../../../lib/matching/posting/skill-alternatives.ts'
import { compareSkills } from '../../../../lib/matching/skills/compare-skills.ts'
import { findSkills, findTitleSkills, type Mention } from '../../../../lib/matching/skills/find-skills.ts'
import { isOccupation } from '../../../../lib/matching/skills/word-of-others.ts'
import { stopWords } from '../../../../lib/matching/text/stop-words.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { readWords } from '../../../../lib/matching/text/words.ts'
import { familiesIn } from './word-families.ts'
import { strengths } from '../../../../lib/matching/skills/skill-list.ts'

// Every applicant names these and the strengths, so a line that shares only them answers nothing.
const generalSkills = new Set([
  'Software development',
  'Programming languages',
  'Cloud computing',
  'Databases',
  'Open source',
  'Office administration',
  'Computer skills',
])

export const isSpecific = ({ group, name }: Mention['skill']): boolean =>
  group !== strengths && !generalSkills.has(name)

export function specificSkills(text: string, occupation = ''): Mention[] {
  return findSkills(text, occupation).filter(({ skill }) => isSpecific(skill))
}

/** Those of alternatives that are shown: by name, or by something that includes them (JavaScript by React). */
export function shownOf(group: readonly Mention[], held: readonly HeldSkill[]): Mention[] {
  return group.filter((mention) => isShown([asked(mention)], held))
}

/** By name, in any of its forms. */
export function namedOf(group: readonly Mention[], held: readonly HeldSkill[]): Mention[] {
  const isNamed = (mention: Mention, it: HeldSkill) =>
    (it.skill.name === mention.skill.name || it.key === mention.key) && isShown([asked(mention)], [it])
  return group.filter((mention) => held.some((it) => isNamed(mention, it)))
}

/** "ServiceNow" and "PowerPoint" are names, which no "servicios" and no "powerful" says. */
const isCoined = (text: string): boolean => /^\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(text)

/** Who answers customers does not yet show customer experience: the word that every posting has makes it another thing. */
const isOfExperience = /(?<!\p{L})(?:experience|expérience|experiencia)(?!\p{L})/iu

/** "Built the crawler in Go": a name that is an everyday word as well, where a posting asks for it and a line works in it. */
export const isToolIn = ({ skill: { name, isActivity } }: Mention, line: string): boolean =>
  !isActivity &&
  new RegExp(
    `(?<!\\p{L})(?:in|using|with|mit|en|avec|con)\\s${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d+#-])`,
    'u',
  ).test(line)

/** All words of one of them are said, in any form, as of something that the list of skills names otherwise. */
export function isSaidIn(group: readonly Mention[], families: ReadonlyMap<string, string>): boolean {
  return group.some(({ text: whole }) => {
    const text = managedIn(whole) ?? whole
    const own = [...familiesIn(text)]
    const isAll = own.length === readWords(text).filter(({ key }) => !stopWords.has(key)).length
    return (
      isAll &&
      !isOfExperience.test(text) &&
      own.every(([start, stem]) => (isCoined(text) ? families.get(start) === stem : families.has(start))) &&
      own.some(([, stem]) => tellingness(stem) >= leastTelling)
    )
  })
}

/** Who tells of behaviour has managed it, as far as a rare word tells: "behaviour management", not "project management". */
function managedIn(text: string): string | undefined {
  const managed = managing
    .exec(text)
    ?.slice(1)
    .find((it) => it !== undefined)
  return managed && [...familiesIn(managed).values()].some((stem) => tellingness(stem) >= rare) ? managed : undefined
}
const managing =
  /^(\p{L}+)[ -]management$|^(?:gestion (?:de |des |du |de la )?|gestión de (?:l[ao]s? )?|management (?:de |des |von ))(\p{L}+)$/iu
const rare = 3.3

/** "user", "web" and "applications" are in many lines. */
const leastTelling = 2.4

/** A Data Scientist does data science, and a Comptable comptabilité; an Account Manager no accounting. */
export function isOfTitle(group: readonly Mention[], title: string): boolean {
  const done = findTitleSkills(title).map(({ skill }) => skill)
  return group.some(({ skill }) => done.some((it) => it.name === skill.name || it.implies.includes(skill.name)))
}

/** What stands for itself out of a clause: a tool or "office action responses", neither "Betreuung" nor "attorneys". */
export const isName = ({ kind, skill, text }: Mention): boolean =>
  !isOccupation(text) && ((kind === 'name' && !skill.isActivity) || text.trim().includes(' '))

/** A substitute or a mere word of the trade does not show a skill. */
export function isShown(asked: Requirement['skills'], held: readonly HeldSkill[]): boolean {
  return held.some((it) => asked.some((skill) => compareSkills(skill, it) === 'have'))
}
