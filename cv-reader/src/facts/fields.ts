import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ListSection } from '@waymark/contract/profile-sections.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'

/** One value as it was read. */
export type ReadValue = {
  value: string
  confidence: Confidence
  /** Indexes of the lines it was read from. */
  lines: readonly number[]
  /** What the file says where the field cannot hold it: a year without month. `value` is empty then. */
  partial?: string
}

/** An entry or the personal details as far as they were read: text fields one value, list fields several. */
export type ReadEntry<Entry> = {
  [K in Exclude<keyof Entry, 'id'>]?: Entry[K] extends readonly unknown[] ? readonly ReadValue[] : ReadValue
}

/** What was read of a CV. What was not read is not there: nothing is made up, and nothing has a default. */
export type ReadProfile = {
  personal_details: ReadEntry<ProfileDocument['personal_details']>
  profile_summary?: ReadValue
} & { [S in ListSection]: readonly ReadEntry<ProfileDocument[S][number]>[] }
