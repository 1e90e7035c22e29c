import type { ProfileDocument } from '@waymark/contract/profile-document.ts'

/**
 * Spec §4: experience and volunteering by `from`, publications and certifications by their year, newest first; an
 * empty value counts as oldest. Entries that are equal keep their order. Dates compare as text: YYYY-MM and YYYY.
 */
export function sortNewestFirst(document: ProfileDocument): ProfileDocument {
  const by = <T>(entries: readonly T[], date: (entry: T) => string): T[] => entries.toSorted((a, b) => (date(a) < date(b) ? 1 : date(a) > date(b) ? -1 : 0))
  return {
    ...document,
    professional_experience: by(document.professional_experience, (entry) => entry.from),
    volunteer_experience: by(document.volunteer_experience, (entry) => entry.from),
    publications: by(document.publications, (entry) => entry.publication_date),
    certifications: by(document.certifications, (entry) => entry.certification_date),
  }
}
