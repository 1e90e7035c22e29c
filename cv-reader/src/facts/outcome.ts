import type { ListSection } from '@waymark/contract/profile-sections.ts'
import type { ImportedProfile, ImportSource } from '@waymark/contract/profile-import.ts'
import type { ReadProfile } from './fields.ts'

export type ProfileReading = {
  source: ImportSource
  profile: ReadProfile
  /** Entry ids in our own export, in the profile's order. */
  ids?: Partial<Record<ListSection, readonly (string | undefined)[]>>
} & Pick<ImportedProfile, 'lines' | 'unread' | 'not_taken_over' | 'warnings'>

/** `type`: an unreadable kind, or not what the name claims. `no_text`: a scan. `busy` may work a moment later. */
export type UnreadableProfile = {
  unreadable: 'type' | 'password' | 'macros' | 'damaged' | 'no_text' | 'too_complex' | 'empty' | 'busy'
}

export type SourceFile = { name: string; bytes: Uint8Array }
