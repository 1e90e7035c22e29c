import type { Requirement } from '../posting/requirement.ts'
import type { ProfileEvidence } from '../profile/profile-evidence.ts'
import { firstOf, missing, type Verdict } from '../profile/verdict.ts'
import { hasPhrase } from '../text/phrases.ts'
import { knownConditions } from './condition-words.ts'

/** Had where the profile names the paper, or a line of the own work says that it was done at such times. */
export function conditionVerdict({ condition }: Requirement, { skills, lines }: ProfileEvidence): Verdict {
  const asked = knownConditions.find(({ name }) => name === condition)
  if (!asked) return missing
  const papers = skills.filter(({ skill, isLoose }) => skill.name === asked.skill && !isLoose).map(({ words }) => words)
  const times = lines.filter((it) => it.isOwn && hasPhrase(it.words, asked.shown)).map(({ text }) => text)
  const shown = [...papers, ...times]
  return shown.length === 0 ? missing : { status: 'have', profile: firstOf(shown) }
}
