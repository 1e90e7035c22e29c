import type { Language } from '../languages.ts'
import { readable } from './plain-text.ts'
import { findPhrase, phraseWordsOf, readPhrases, type Phrases } from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'

const known = new Map<Language, Phrases>()
/** A longer message says more than that. */
const mostWords = 20

/** "Import it", "fill my profile from this file", by words/<language>/import.txt; it means something beside a file only. */
export function asksForImport(message: string, language: Language): boolean {
  const words = phraseWordsOf(spellOut(readable(message, 'wish'), language))
  if (words.length > mostWords) return false
  const phrases = known.get(language) ?? readPhrases('import', 'import.txt', [language])
  known.set(language, phrases)
  return findPhrase(words, phrases) !== -1
}
