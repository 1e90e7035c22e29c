import type { HeldSkill } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { Requirement } from '../../../../lib/matching/posting/requirement.ts'
import { compareSkills } from '../../../../lib/matching/skills/compare-skills.ts'
import { findSkills, type Mention } from '../../../../lib/matching/skills/find-skills.ts'

// Every applicant names these, so a line that shares only them answers nothing.
const generalGroup = 'Working strengths'
const generalSkills = new Set(['Software development', 'Open source', 'Office administration', 'Computer skills'])
const answerable: ReadonlySet<Requirement['what']> = new Set(['skill', 'licence', 'years', 'other'])

export const isSpecific = ({ group, name }: Mention['skill']): boolean =>
  group !== generalGroup && !generalSkills.has(name)

export function specificSkills(text: string, occupation = ''): Mention[] {
  return findSkills(text, occupation).filter(({ skill }) => isSpecific(skill))
}

export const isSpecificAsk = ({ what, text }: Requirement): boolean =>
  answerable.has(what) && specificSkills(text).length > 0

/** A substitute or a mere word of the trade does not show a skill. */
export function isShown(asked: Requirement['skills'], held: readonly HeldSkill[]): boolean {
  return held.some((it) => asked.some((skill) => compareSkills(skill, it) === 'have'))
}
