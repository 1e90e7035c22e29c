import type { Language } from '../languages.ts'
import { readable } from './plain-text.ts'
import { findPhrase, phrasesOf, phraseWordsOf, type Phrases } from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'
import { readHeadings } from './words/words.ts'

type Words = readonly string[]
type Sets = { sets: readonly (readonly Phrases[])[]; denies: Phrases }

/** What the files say of one message. */
export type Said = {
  /** Whether a line under the heading stands in the message, and none under `# not_<heading>`. */
  says(heading: string): boolean
}

/** French nouns are also looked for without their article: "l'intérim", "d'essai". Phrases have "jai" for "j'ai". */
const elided = /(?<!\p{L})(?:[ldjmtsn]|qu)['’](?=\p{L})/giu

/**
 * Reads messages by files of words/<language>: a line there is a set of groups, joined by `+`, of which a message has a
 * phrase each, the phrases of a group being parted by commas.
 * @param mostWords a longer message is a text that was pasted, or says more than that: it has none of the headings
 */
export function createSetReader(files: readonly string[], mostWords: number): (message: string, of: Language) => Said {
  const known = new Map<string, Sets>()

  function setsOf(heading: string, language: Language): Sets {
    const key = `${language} ${heading}`
    const kept = known.get(key)
    if (kept) return kept
    const lines = (of: string) => files.flatMap((file) => readHeadings(language, file).get(of) ?? [])
    const phrases = (some: readonly string[]) =>
      phrasesOf(
        some.map((phrase) => phrase.trim()),
        language,
      )
    const sets: Sets = {
      sets: lines(heading).map(({ line }) => line.split('+').map((group) => phrases(group.split(',')))),
      denies: phrases(lines(`not_${heading}`).map(({ line }) => line)),
    }
    known.set(key, sets)
    return sets
  }

  return (message, language) => {
    const spelled = spellOut(readable(message), language)
    const words = phraseWordsOf(spelled)
    if (words.length > mostWords) return { says: () => false }
    const readings: readonly Words[] = language === 'fr' ? [words, phraseWordsOf(spelled.replace(elided, ''))] : [words]
    const has = (phrases: Phrases): boolean => readings.some((reading) => findPhrase(reading, phrases) !== -1)
    return {
      says(heading) {
        const { sets, denies } = setsOf(heading, language)
        return sets.some((groups) => groups.every(has)) && !has(denies)
      },
    }
  }
}
