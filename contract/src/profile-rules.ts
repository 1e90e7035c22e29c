import type { ProfileDocument } from './profile-document.ts'
import { listSections } from './profile-sections.ts'

/**
 * Gives every list entry an id of its own. Entries that have one keep it; of two with the same id the first keeps it.
 * Facts in documents point at these ids.
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
 * Gives entries without an id the id of the stored entry with the same content, each id once: unchanged entries keep
 * theirs even when the caller knows nothing of ids.
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

/** Whether two entries have the same content, whatever their ids and the order of their keys (jsonb keeps no order). */
export function isSameEntry(a: object, b: object): boolean {
  const plain = (entry: object) =>
    Object.entries(entry)
      .filter(([key]) => key !== 'id')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

type Dated = { from: string; to: string }

/**
 * Order of jobs, volunteering and projects: the later `from` first, an empty one last. Of two that began together the one
 * that goes on (`to` says "present") comes first, then the later `to`; else they stay as given. A year alone counts as its
 * January where something began, and as its December where it ended.
 */
export function compareNewestFirst(a: Dated, b: Dated): number {
  const isPresent = ({ to }: Dated) => /present/i.test(to)
  return (
    laterFirst(monthOf(a.from, '01'), monthOf(b.from, '01')) ||
    Number(isPresent(b)) - Number(isPresent(a)) ||
    (isPresent(a) ? 0 : laterFirst(monthOf(a.to, '12'), monthOf(b.to, '12')))
  )
}

const monthOf = (date: string, ofYear: string): string => (/^\d{4}$/.test(date) ? `${date}-${ofYear}` : date)

function laterFirst(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}

/**
 * Experience, volunteering and projects by `compareNewestFirst`, publications and certifications by their year, newest
 * first; an empty year comes last, and equal entries keep their order.
 */
export function sortNewestFirst(document: ProfileDocument): ProfileDocument {
  const by = <T>(entries: readonly T[], date: (entry: T) => string): T[] =>
    entries.toSorted((a, b) => laterFirst(date(a), date(b)))
  return {
    ...document,
    professional_experience: document.professional_experience.toSorted(compareNewestFirst),
    volunteer_experience: document.volunteer_experience.toSorted(compareNewestFirst),
    projects: document.projects.toSorted(compareNewestFirst),
    publications: by(document.publications, (entry) => entry.publication_date),
    certifications: by(document.certifications, (entry) => entry.certification_date),
  }
}
