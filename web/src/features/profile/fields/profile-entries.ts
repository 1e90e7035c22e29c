import { textOf, type Entry } from './profile-fields.ts'
import type { EntriesSection, SectionKey } from './profile-sections.ts'

/** Spec §4: these are sorted by date, so no order is chosen by hand. */
const sorted: ReadonlySet<SectionKey> = new Set([
  'professional_experience',
  'volunteer_experience',
  'publications',
  'certifications',
])
export const isSorted = (key: SectionKey) => sorted.has(key)

/** What an entry is called in lists and messages; '' while it has no name. */
export function nameOfEntry({ headline, subline }: EntriesSection, entry: Entry): string {
  return [headline, ...subline].map((name) => textOf(entry, name)).find(Boolean) ?? ''
}
