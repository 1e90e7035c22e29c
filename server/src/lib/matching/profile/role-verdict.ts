import type { Requirement } from '../posting/requirement.ts'
import { namesRank } from '../skills/title-ranks.ts'
import { rolesIn } from '../skills/title-roles.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { atMostSimilar, type Verdict } from './verdict.ts'

/**
 * Whoever drove a truck in a warehouse has not been the warehouse's administrator: the field is the same, the role another.
 * Nor has an office's administrator: one job shows both, its title the role and any of its words the field.
 */
export function withinRole(
  asked: Requirement,
  { works, skills }: Pick<ProfileEvidence, 'works' | 'skills'>,
  verdict: Verdict,
): Verdict {
  const roles = rolesIn(asked.text)
  if (!asked.role || verdict.status !== 'have' || (namesRank(asked.text) && roles.size === 0)) return verdict
  const fields = new Set(asked.skills.map(({ name }) => name))
  const isOfField = (at: number) =>
    skills.some(({ work, skill }) => work === at && [skill.name, ...skill.implies].some((name) => fields.has(name)))
  const hasBeen = works.some(({ title }, at) => !rolesIn(title).isDisjointFrom(roles) && isOfField(at))
  return hasBeen ? verdict : atMostSimilar(verdict)
}
