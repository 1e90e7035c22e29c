import words from './certificate-words.json' with { type: 'json' }
import { contentStems } from '../text/stems.ts'

/** They are in the name of any certificate. */
export const generalWords: ReadonlySet<string> = contentStems(words.general.join(' '))
/** A practitioner's certificate is not that of the foundation course. */
export const levelWords: ReadonlySet<string> = contentStems(words.levels.join(' '))
