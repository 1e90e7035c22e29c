import { changesText } from './versions/version-texts.ts'

/** What changed between two versions of the profile, in words, for other features. */
export { changesText }
