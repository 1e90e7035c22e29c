import { findDuties, type DutyMention } from '../skills/find-duties.ts'
import { isHelping, withoutDenied } from './whose-words.ts'

/** What a line of a job tells by verb and object; no more than nearly where somebody else decided or a part is denied. */
export function ownDuties(line: string): DutyMention[] {
  if (isHelping(line)) return []
  const isWhole = withoutDenied(line) === line
  return findDuties(line).map((it) => ({ ...it, isNear: it.isNear || !isWhole }))
}
