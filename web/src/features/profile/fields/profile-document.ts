import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst, withIds } from '@waymark/contract/profile-rules.ts'
import { createId } from '../../../lib/create-id.ts'

/** Completes a loaded or imported profile: all parts, ids for entries, dated sections sorted. Keeps unknown parts. */
export function wholeProfile(content: object | null | undefined): ProfileDocument {
  const empty = emptyProfile()
  const given = { ...empty, ...content }
  const personal_details = { ...empty.personal_details, ...given.personal_details }
  // Drafts of an older page lack these.
  const skills = given.skills.map((entry) => ({ ...entry, category: entry.category ?? '' }))
  const education = given.education.map((entry) => ({ ...entry, expected: entry.expected ?? false }))
  return sortNewestFirst(withIds({ ...given, personal_details, skills, education }, createId))
}

/** Compares as JSON: the order of keys does not count, and an undefined value is a missing one. */
export function isSame(a: unknown, b: unknown): boolean {
  // Runs with every key press: shared parts of two documents are not looked into.
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [one, other] = [a, b] as unknown as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
}

export function changesOnto(loaded: ProfileDocument, base: ProfileDocument, draft: ProfileDocument): ProfileDocument {
  const changed = Object.entries(draft).filter(([key, value]) => !isSame(value, base[key as keyof ProfileDocument]))
  return { ...loaded, ...Object.fromEntries(changed) }
}

/** True if nobody has written anything yet; Single is the default of every profile. */
export function isEmptyProfile(document: ProfileDocument): boolean {
  return isSame({ ...emptyProfile(), ...document }, emptyProfile())
}
