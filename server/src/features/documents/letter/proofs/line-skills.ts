import { skillsOfLine, type HeldSkill } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { WorkLine } from './told-works.ts'

const known = new WeakMap<WorkLine, readonly HeldSkill[]>()

/** The skills that a line of work shows; read once, however often a letter asks. */
export function skillsIn(it: WorkLine): readonly HeldSkill[] {
  const skills = known.get(it) ?? skillsOfLine(it.line.text, it.job.title)
  known.set(it, skills)
  return skills
}
