import { emptyProfile, listSections, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { createId } from '../../lib/create-id.ts'

/**
 * Spec §4: experience and volunteering by `from`, publications and certifications by their year, newest first; an
 * empty value counts as oldest. Entries that are equal keep their order. Dates compare as text: YYYY-MM and YYYY.
 */
export function sortNewestFirst(document: ProfileDocument): ProfileDocument {
  const by = <T>(entries: readonly T[], date: (entry: T) => string): T[] =>
    entries.toSorted((a, b) => (date(a) < date(b) ? 1 : date(a) > date(b) ? -1 : 0))
  return {
    ...document,
    professional_experience: by(document.professional_experience, (entry) => entry.from),
    volunteer_experience: by(document.volunteer_experience, (entry) => entry.from),
    publications: by(document.publications, (entry) => entry.publication_date),
    certifications: by(document.certifications, (entry) => entry.certification_date),
  }
}

/**
 * What was loaded or imported as the page works with it: no part missing, every entry with an id of its own, dated
 * parts in order. What the page does not know stays where it is.
 */
export function wholeProfile(content: object | null | undefined): ProfileDocument {
  const empty = emptyProfile()
  const given = { ...empty, ...content }
  const taken = new Set<string>()
  const withId = <T extends { id?: string | undefined }>(entry: T): T => {
    const id = entry.id === undefined || taken.has(entry.id) ? createId() : entry.id
    taken.add(id)
    return entry.id === id ? entry : { ...entry, id }
  }
  const lists = Object.fromEntries(listSections.map((key) => [key, given[key].map((entry) => withId(entry))]))
  return sortNewestFirst({ ...given, personal_details: { ...empty.personal_details, ...given.personal_details }, ...lists })
}

/** As text with the keys in order: the database keeps a document's keys in an order of its own. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (a: unknown, b: unknown) => a === b || inOrder(a) === inOrder(b)

/** Nothing that somebody wrote: ids are ours, and Single is what everybody starts with. */
export function isEmptyProfile(document: ProfileDocument): boolean {
  return isSame({ ...emptyProfile(), ...document }, emptyProfile())
}
