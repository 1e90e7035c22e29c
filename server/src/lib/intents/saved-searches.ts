import type { SavedSearchMails } from '@waymark/contract/job-search/saved-searches.ts'
import type { Language } from '../languages.ts'
import { fold, readable } from './plain-text.ts'
import { findPhrase, phraseWordsOf, readPhrases, type Phrases } from './phrase-lists.ts'
import { readHeadings } from './words/words.ts'
import { spellOut } from './words/spelling.ts'

/** `words`: the message without those that say that something is to be saved: the search itself, where it names one. */
export type SavedSearchRequest = { kind: 'news' } | { kind: 'save'; mails: SavedSearchMails; words: string }

type Lists = Record<'save' | 'not_save' | 'news' | 'mail' | 'daily', Phrases> & { noise: ReadonlySet<string> }
const known = new Map<Language, Lists>()
/** A pasted posting may offer an alert, too. */
const mostWords = 40

/** A wish about saved searches, by the phrases of words/<language>/saved-searches.txt, however the rest of it sounds. */
export function findSavedSearchRequest(message: string, language: Language): SavedSearchRequest | undefined {
  const text = readable(message, 'wish')
  const words = phraseWordsOf(spellOut(text, language))
  if (words.length > mostWords) return undefined
  const lists = listsOf(language)
  const has = (name: Exclude<keyof Lists, 'noise'>): boolean => findPhrase(words, lists[name]) !== -1
  if (has('save') && !has('not_save')) {
    const mails = has('daily') ? 'daily' : 'weekly'
    return { kind: 'save', mails: has('mail') ? mails : 'none', words: withoutNoise(text, lists.noise) }
  }
  return has('news') ? { kind: 'news' } : undefined
}

/** Words of places and trades keep their order and their pauses; a preposition before a place stays. */
const withoutNoise = (text: string, noise: ReadonlySet<string>): string =>
  text
    .replace(/[\p{L}\p{N}]+/gu, (word) => (noise.has(fold(word)) ? ' ' : word))
    .replace(/['’]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;.!?-]+/u, '')
    .trim()

function listsOf(language: Language): Lists {
  const kept = known.get(language)
  if (kept) return kept
  const read = (heading: string) => readPhrases(heading, 'saved-searches.txt', [language])
  const noise = readHeadings(language, 'saved-searches.txt').get('noise') ?? []
  const lists: Lists = {
    save: read('save'),
    not_save: read('not_save'),
    news: read('news'),
    mail: read('mail'),
    daily: read('daily'),
    noise: new Set(noise.flatMap(({ line }) => line.split('|'))),
  }
  known.set(language, lists)
  return lists
}
