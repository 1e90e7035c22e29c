import type { SavedSearchMails } from '@waymark/contract/job-search/saved-searches.ts'
import type { Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'
import { fold, readable } from './plain-text.ts'
import { readHeadings } from './words/words.ts'

/** `words`: the message without those that say that something is to be saved: the search itself, where it names one. */
export type SavedSearchRequest = { kind: 'news' | 'about' } | { kind: 'save'; mails: SavedSearchMails; words: string }

/** A pasted posting may offer an alert, too. */
const read = createSetReader(['saved-searches.txt'], 40)
const noises = new Map<Language, ReadonlySet<string>>()

/** A wish about saved searches, by words/<language>/saved-searches.txt, however the rest of it sounds. */
export function findSavedSearchRequest(message: string, language: Language): SavedSearchRequest | undefined {
  const { says } = read(message, language)
  if (says('about')) return { kind: 'about' }
  if (says('save')) {
    const mails = says('daily') ? 'daily' : 'weekly'
    const words = withoutNoise(readable(message, 'wish'), noiseOf(language))
    return { kind: 'save', mails: says('mail') ? mails : 'none', words }
  }
  return says('news') ? { kind: 'news' } : undefined
}

/** Words of places and trades keep their order and their pauses; a preposition before a place stays. */
const withoutNoise = (text: string, noise: ReadonlySet<string>): string =>
  text
    .replace(/[\p{L}\p{N}]+/gu, (word) => (noise.has(fold(word)) ? ' ' : word))
    .replace(/['’]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;.!?-]+/u, '')
    .trim()

function noiseOf(language: Language): ReadonlySet<string> {
  const kept = noises.get(language)
  if (kept) return kept
  const lines = readHeadings(language, 'saved-searches.txt').get('noise') ?? []
  const noise = new Set(lines.flatMap(({ line }) => line.split('|')))
  noises.set(language, noise)
  return noise
}
