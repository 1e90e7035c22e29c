import type { HeldSkill } from '../profile/profile-evidence.ts'
import type { AskedSkill } from '../posting/requirement.ts'
import { isSpeltOut } from './acronyms.ts'
import { isInflected } from '../text/stems.ts'
import { licences, skillList } from './skill-list.ts'
import type { Skill } from './skill-phrases.ts'

export type Status = 'have' | 'similar' | 'missing'

/** *have*: the same or an implying skill (PostgreSQL, SQL). *similar*: a substitute (MySQL), a near work or an everyday word. */
export function compareSkills(asked: AskedSkill, held: HeldSkill): Status {
  const status = compareNames(asked, held)
  return status === 'have' && (held.isLoose || asked.kind === 'kind') ? whenVague(asked, held) : status
}

function compareNames(asked: AskedSkill, held: HeldSkill): Status {
  if (asked.key === held.key || (asked.name === held.skill.name && isSpeltOut(asked.key, held.key))) return 'have'
  if (asked.name === held.skill.name) return asked.kind === 'term' && !isOneWord(asked, held) ? 'similar' : 'have'
  if (held.skill.implies.includes(asked.name)) return asked.kind !== 'term' && held.kind === 'name' ? 'have' : 'similar'
  const list = skillList()
  const shown = list.phraseClasses.get(held.key)
  if (shown?.shows.includes(asked.name)) return asked.kind !== 'term' ? 'have' : 'similar'
  if (held.skill.near.includes(asked.name) || shown?.near.includes(asked.name)) return 'similar'
  const skill = list.skills.get(asked.name)
  return skill && (isSameFamily(skill, held.skill) || isPart(skill, held.skill)) ? 'similar' : 'missing'
}

/** Verkäufer and Verkäuferin, técnico and técnica. */
function isOneWord(asked: AskedSkill, held: HeldSkill): boolean {
  const [one, other] = [asked.key.split(' '), held.key.split(' ')]
  return one.length === other.length && one.every((word, at) => isInflected(word, other[at] ?? ''))
}

/** Any named cloud meets "clouds such as AWS", but the word "cloud" does not. */
function whenVague(asked: AskedSkill, held: HeldSkill): Status {
  return !held.isLoose && held.skill.name !== asked.name ? 'have' : 'similar'
}

/** Excel is a part of what somebody with Microsoft Office has; JavaScript is only the ground of React, a car licence of a lorry's. */
function isPart(whole: Skill, part: Skill): boolean {
  return whole.group === part.group && whole.group !== licences && whole.parts.includes(part.name)
}

/** RTITB is a forklift licence, and so is the one for reach trucks. */
function isSameFamily(one: Skill, other: Skill): boolean {
  return other.family !== '' && (one.family === other.family || one.implies.includes(other.family))
}
