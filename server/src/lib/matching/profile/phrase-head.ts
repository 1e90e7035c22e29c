import grammar from '../skills/duty-words.json' with { type: 'json' }
import { stopWords } from '../text/stop-words.ts'
import { textLanguage } from '../text/text-language.ts'
import { fold, type Word } from '../text/words.ts'

const followers = new Set(grammar.followers.split(' ').map(fold))
/** What is sold under the name of a work is not that work. */
const products = new Set(grammar.products.split(' '))

/**
 * True if the words that end at `at` only say what kind of thing the next word names: the calendar of "the calendar app",
 * where English writes the thing itself last.
 */
export function isOfNextWord(said: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || said.slice(word.end, next.start) !== ' ') return false
  if (products.has(next.key)) return true
  const isThing =
    /^\p{Ll}+$/u.test(next.raw) &&
    !/(?:ly|ed|ing)$/u.test(next.raw) &&
    !stopWords.has(next.key) &&
    !followers.has(next.key)
  return isThing && textLanguage(said) === 'en'
}
