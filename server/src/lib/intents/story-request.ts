import type { Language } from '../languages.ts'
import { readable } from './plain-text.ts'
import { findPhrase, phraseWordsOf, readPhrases, type Phrases } from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'

const known = new Map<Language, { show: Phrases; not_show: Phrases }>()
/** A longer message tells a story, and asks for none. */
const mostWords = 14

/** "Show me my stories", by words/<language>/stories.txt. */
export function asksForStories(message: string, language: Language): boolean {
  const words = phraseWordsOf(spellOut(readable(message, 'wish'), language))
  if (words.length > mostWords) return false
  const read = (heading: string) => readPhrases(heading, 'stories.txt', [language])
  const lists = known.get(language) ?? { show: read('show'), not_show: read('not_show') }
  known.set(language, lists)
  return findPhrase(words, lists.show) !== -1 && findPhrase(words, lists.not_show) === -1
}
