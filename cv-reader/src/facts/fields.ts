import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ListSection } from '@waymark/contract/profile-sections.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'

export type ReadValue = {
  value: string
  confidence: Confidence
  lines: readonly number[]
  /** Text that the field cannot hold, such as a year without month; `value` is empty then. */
  partial?: string
}

export type ReadEntry<Entry> = {
  [K in Exclude<keyof Entry, 'id'>]?: Entry[K] extends readonly unknown[] ? readonly ReadValue[] : ReadValue
}

/** What was read of a CV. Nothing is invented, and nothing has a default. */
export type ReadProfile = {
  personal_details: ReadEntry<ProfileDocument['personal_details']>
  profile_summary?: ReadValue
} & { [S in ListSection]: readonly ReadEntry<ProfileDocument[S][number]>[] }
