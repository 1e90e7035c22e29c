import * as z from 'zod/mini'
import type { ProfileDocument } from './profile-document.ts'
import { listSections, type ListSection } from './profile-sections.ts'
import { isSameEntry } from './profile-rules.ts'

const sectionNames = [
  'personal_details',
  'profile_summary',
  ...listSections,
] as const satisfies readonly (keyof ProfileDocument)[]

/** Counts list entries, or fields of the personal details; 1 for the summary. */
export const sectionChange = z.strictObject({
  section: z.enum(sectionNames),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
})
export type SectionChange = z.infer<typeof sectionChange>

/** Changes by section, empty if the documents are equal. Entries match by id and change by content or place. */
export function changesBetween(before: ProfileDocument, after: ProfileDocument): SectionChange[] {
  return sectionNames
    .map((section) => ({ section, ...countChanges(before, after, section) }))
    .filter(({ added, removed, changed }) => added + removed + changed > 0)
}

type Counts = Omit<SectionChange, 'section'>

function countChanges(before: ProfileDocument, after: ProfileDocument, section: keyof ProfileDocument): Counts {
  if (section === 'profile_summary')
    return countFields({ text: before.profile_summary }, { text: after.profile_summary })
  if (section === 'personal_details') return countFields(before.personal_details, after.personal_details)
  return countEntries(before[section], after[section])
}

const isBlank = (value: unknown) => value === '' || value === undefined || (Array.isArray(value) && value.length === 0)
/** A field that an older document lacks equals an empty one. */
const isSame = (a: unknown, b: unknown) => (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b)

function countFields(before: object, after: object): Counts {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => !isSame(from[key], to[key]))
  const added = keys.filter((key) => isBlank(from[key])).length
  const removed = keys.filter((key) => isBlank(to[key])).length
  return { added, removed, changed: keys.length - added - removed }
}

function countEntries(before: ProfileDocument[ListSection], after: ProfileDocument[ListSection]): Counts {
  const places = new Map(before.map((entry, place) => [entry.id, { entry, place }]))
  const kept = after.flatMap((entry) => {
    const known = places.get(entry.id)
    return known ? [{ now: entry, was: known.entry, place: known.place }] : []
  })
  const stayed = longestRise(kept.map(({ place }) => place))
  const changed = kept.filter(({ now, was, place }) => !stayed.has(place) || !isSameEntry(was, now))
  return { added: after.length - kept.length, removed: before.length - kept.length, changed: changed.length }
}

/** The longest increasing subsequence: as many entries as possible count as unmoved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    let longest: number[] = []
    for (let earlier = 0; earlier < at; earlier++) {
      const rise = best[earlier] ?? []
      if ((numbers[earlier] ?? 0) < number && rise.length > longest.length) longest = rise
    }
    best.push([...longest, number])
  }
  return new Set(best.reduce((most, rise) => (rise.length > most.length ? rise : most), []))
}
