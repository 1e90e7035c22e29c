import type { ListSection } from '@waymark/contract/profile-sections.ts'
import type { ImportedProfile, ImportSource } from '@waymark/contract/profile-import.ts'
import type { ReadProfile } from './fields.ts'

/** What a file says that somebody wants to bring into their profile. */
export type ProfileReading = {
  source: ImportSource
  profile: ReadProfile
  /** The entries' own ids in the profile's order, from a file of our own. */
  ids?: Partial<Record<ListSection, readonly (string | undefined)[]>>
} & Pick<ImportedProfile, 'lines' | 'unread' | 'not_taken_over' | 'warnings'>

/**
 * Why there is nothing to bring in. `type`: no kind of file that can be read, or another one than its name says;
 * `password`, `macros`, `damaged`, `no_text` (a scan) and `too_complex` lie in the file; `empty`: readable, and nothing
 * in it is part of a CV; `busy`: too many files wait, and the same one may be read a moment later.
 */
export type UnreadableProfile = {
  unreadable: 'type' | 'password' | 'macros' | 'damaged' | 'no_text' | 'too_complex' | 'empty' | 'busy'
}

export type SourceFile = { name: string; bytes: Uint8Array }
