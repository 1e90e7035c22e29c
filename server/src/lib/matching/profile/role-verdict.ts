import type { Requirement } from '../posting/requirement.ts'
import { namesRank } from '../skills/title-ranks.ts'
import { rolesIn } from '../skills/title-roles.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { atMostSimilar, type Verdict } from './verdict.ts'

/** Whoever drove a truck in a warehouse has not been the warehouse's administrator: the field is the same, the role another. */
export function withinRole(asked: Requirement, { works }: Pick<ProfileEvidence, 'works'>, verdict: Verdict): Verdict {
  if (!asked.role || verdict.status !== 'have' || namesRank(asked.text)) return verdict
  const roles = rolesIn(asked.text)
  const hasBeen = works.some(({ title }) => !rolesIn(title).isDisjointFrom(roles))
  return hasBeen ? verdict : atMostSimilar(verdict)
}
