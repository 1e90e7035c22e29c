import type { ProfileDocument } from './profile-document.ts'
import { listSections } from './profile-sections.ts'

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
 * Gives entries that came without an id the one of the stored entry of their section that reads the same, each id once:
 * unchanged entries keep theirs, also for callers that know nothing of ids (decisions.md "Profile").
 */
export function withKnownIds(document: ProfileDocument, stored: ProfileDocument): ProfileDocument {
  const lists = listSections.map((section) => {
    const entries: readonly { id?: string | undefined }[] = document[section]
    const claimed = new Set(entries.map(({ id }) => id))
    const free = stored[section].filter(({ id }) => !claimed.has(id))
    const known = entries.map((entry) => {
      if (entry.id !== undefined) return entry
      const at = free.findIndex((one) => isSameEntry(one, entry))
      const [same] = at === -1 ? [] : free.splice(at, 1)
      return same?.id === undefined ? entry : { ...entry, id: same.id }
    })
    return [section, known]
  })
  return { ...document, ...(Object.fromEntries(lists) as Partial<ProfileDocument>) }
}

/** Whether two entries read the same, whatever their ids and the order of their keys (PostgreSQL's jsonb keeps none). */
export function isSameEntry(a: object, b: object): boolean {
  const plain = (entry: object) =>
    Object.entries(entry)
      .filter(([key]) => key !== 'id')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

type Dated = { from: string; to: string }

/**
 * Order of jobs and volunteering: the later `from` first (spec §4), empty as oldest. Spec §4 leaves ties open; ours: of
 * two that began together the one that goes on (`to` says "present") stands first, then the later `to`; else as given.
 */
export function compareNewestFirst(a: Dated, b: Dated): number {
  const isPresent = ({ to }: Dated) => /present/i.test(to)
  return (
    laterFirst(a.from, b.from) ||
    Number(isPresent(b)) - Number(isPresent(a)) ||
    (isPresent(a) ? 0 : laterFirst(a.to, b.to))
  )
}

function laterFirst(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}

/**
 * Spec §4: experience and volunteering by `from`, publications and certifications by their year, newest first; an
 * empty value counts as oldest. Ties of experience and volunteering: `compareNewestFirst`; other entries that are equal
 * keep their order. Dates compare as text: YYYY-MM and YYYY.
 */
export function sortNewestFirst(document: ProfileDocument): ProfileDocument {
  const by = <T>(entries: readonly T[], date: (entry: T) => string): T[] =>
    entries.toSorted((a, b) => laterFirst(date(a), date(b)))
  return {
    ...document,
    professional_experience: document.professional_experience.toSorted(compareNewestFirst),
    volunteer_experience: document.volunteer_experience.toSorted(compareNewestFirst),
    publications: by(document.publications, (entry) => entry.publication_date),
    certifications: by(document.certifications, (entry) => entry.certification_date),
  }
}
