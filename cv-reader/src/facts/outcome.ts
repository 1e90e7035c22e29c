import type { ListSection } from '@waymark/contract/profile-sections.ts'
import type { ImportedProfile, ImportSource } from '@waymark/contract/profile-import.ts'
import type { ReadProfile } from './fields.ts'

/** What a file says about a person. */
export type ProfileReading = {
  source: ImportSource
  profile: ReadProfile
  /** The ids that entries of our own export carry, in the profile's order. */
  ids?: Partial<Record<ListSection, readonly (string | undefined)[]>>
} & Pick<ImportedProfile, 'lines' | 'unread' | 'not_taken_over' | 'warnings'>

/**
 * Why nothing was read. `type`: not a readable kind of file, or not the one that its name claims. `password`,
 * `macros`, `damaged`, `no_text` (a scan) and `too_complex` are the file's fault; `empty` files hold nothing of a CV;
 * `busy` ones may be read a moment later.
 */
export type UnreadableProfile = {
  unreadable: 'type' | 'password' | 'macros' | 'damaged' | 'no_text' | 'too_complex' | 'empty' | 'busy'
}

export type SourceFile = { name: string; bytes: Uint8Array }
