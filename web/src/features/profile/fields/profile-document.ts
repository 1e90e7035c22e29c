import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst, withIds } from '@waymark/contract/profile-rules.ts'
import { createId } from '../../../lib/create-id.ts'

/**
 * What was loaded or imported as the page works with it: no part missing, every entry with an id of its own, dated
 * parts in order. What the page does not know stays where it is.
 */
export function wholeProfile(content: object | null | undefined): ProfileDocument {
  const empty = emptyProfile()
  const given = { ...empty, ...content }
  const personal_details = { ...empty.personal_details, ...given.personal_details }
  return sortNewestFirst(withIds({ ...given, personal_details }, createId))
}

/** As text with the keys in order: the database keeps a document's keys in an order of its own. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (a: unknown, b: unknown) => a === b || inOrder(a) === inOrder(b)

/** What was loaded, with the sections that differ in the draft from what the draft began with. */
export function changesOnto(loaded: ProfileDocument, base: ProfileDocument, draft: ProfileDocument): ProfileDocument {
  const changed = Object.entries(draft).filter(([key, value]) => !isSame(value, base[key as keyof ProfileDocument]))
  return { ...loaded, ...Object.fromEntries(changed) }
}

/** Nothing that somebody wrote: ids are ours, and Single is what everybody starts with. */
export function isEmptyProfile(document: ProfileDocument): boolean {
  return isSame({ ...emptyProfile(), ...document }, emptyProfile())
}
