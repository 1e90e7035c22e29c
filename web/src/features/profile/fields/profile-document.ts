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

/** JSON with sorted keys: the database returns them in its own order. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (a: unknown, b: unknown) => a === b || inOrder(a) === inOrder(b)

export function changesOnto(loaded: ProfileDocument, base: ProfileDocument, draft: ProfileDocument): ProfileDocument {
  const changed = Object.entries(draft).filter(([key, value]) => !isSame(value, base[key as keyof ProfileDocument]))
  return { ...loaded, ...Object.fromEntries(changed) }
}

/** True if nobody has written anything yet; Single is the default of every profile. */
export function isEmptyProfile(document: ProfileDocument): boolean {
  return isSame({ ...emptyProfile(), ...document }, emptyProfile())
}
