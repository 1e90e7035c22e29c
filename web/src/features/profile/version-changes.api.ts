import { changesText } from './versions/version-texts.ts'

export { changesText }
