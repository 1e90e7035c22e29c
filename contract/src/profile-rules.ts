import type { ProfileDocument } from './profile-document.ts'
import { listSections } from './profile-sections.ts'

/** Gives entries with a missing or repeated id a new one; the first keeps it. Facts in documents point at ids. */
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

/** Gives entries without an id that of the equal stored entry, so that callers need not know about ids. */
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

/** True for equal content, whatever ids and key order (jsonb keeps none). */
export function isSameEntry(a: object, b: object): boolean {
  const plain = (entry: object) =>
    Object.entries(entry)
      .filter(([key]) => key !== 'id')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

type Dated = { from: string; to: string }

/** Newest `from` first, then the current one, then by `to`. A lone year is January as a start, December as an end. */
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

/** Experience, volunteering and projects by `compareNewestFirst`, others by year; equal entries keep their order. */
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
