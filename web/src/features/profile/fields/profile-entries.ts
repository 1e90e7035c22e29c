import { textOf, type Entry } from './profile-fields.ts'
import type { EntriesSection, SectionKey } from './profile-sections.ts'

// The contract's `sortNewestFirst` sorts these, so users cannot order them.
const sorted: ReadonlySet<SectionKey> = new Set([
  'professional_experience',
  'volunteer_experience',
  'projects',
  'publications',
  'certifications',
])
export const isSorted = (key: SectionKey) => sorted.has(key)

export function nameOfEntry({ headline, subline }: EntriesSection, entry: Entry): string {
  return [headline, ...subline].map((name) => textOf(entry, name)).find(Boolean) ?? ''
}
