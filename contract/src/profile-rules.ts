import { listSections, type ProfileDocument } from './profile-document.ts'

/**
 * Gives every list entry an id that no other entry of the document has. Entries that have one keep it; of two with
 * the same id (a duplicated entry) the first keeps it. Facts in documents point at these ids.
 */
export function withIds(document: ProfileDocument, createId: () => string): ProfileDocument {
  const taken = new Set<string>()
  const give = <T extends { id?: string | undefined }>(entry: T): T => {
    const id = entry.id === undefined || taken.has(entry.id) ? createId() : entry.id
    taken.add(id)
    return entry.id === id ? entry : { ...entry, id }
  }
  const lists = Object.fromEntries(
    listSections.map((section) => [section, document[section].map((entry) => give(entry))]),
  )
  return { ...document, ...lists }
}

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
