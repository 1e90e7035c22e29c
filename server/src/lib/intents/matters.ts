import { languages, type Language } from '../languages.ts'
import { readable } from './plain-text.ts'
import { findPhrase, phrasesOf, phraseWordsOf, type Phrases } from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'
import { readHeadings } from './words/words.ts'

/** Matters with an answer of their own, in the order in which one wins over the next. */
export const matters = [
  'drinking',
  'untrue',
  'unproven',
  'identity',
  'unpaid_trial',
  'refused_unlawfully',
  'quit_benefit',
  'sign_on',
  'notice_period',
  'resigning',
  'bad_reference',
  'no_reference',
  'old_pay',
  'record',
  'gap',
  'dismissed',
  'pregnant',
  'health',
  'belief',
  'may_they_ask',
  'cv_length',
  'closing_date',
  'applied_when',
  'what_i_wrote',
  'interview_fear',
  'too_old',
  'raised',
  'starting',
  'undo',
  'swearing',
] as const
export type Matter = (typeof matters)[number]

type Sets = { sets: readonly Phrases[][]; denies: Phrases }
const known = new Map<string, Sets>()

/** A longer message is a text that was pasted, or several requests. */
const mostWords = 60
/** A cry is short; in a longer message swearing is a manner of speaking. */
const cryWords = 5

/** Delicate matters, and plain questions on rules that anybody looking for work may ask. */
const files = ['matters.txt', 'rules.txt'] as const

/**
 * The matter that a message asks about, by words/<language>/matters.txt and rules.txt: a line there is a set of groups, joined by
 * `+`, of which the message has a phrase each. Phrases under `# not_<matter>` take it back. A short cry is heard in any language.
 */
export function findMatter(message: string, language: Language): Matter | undefined {
  const text = readable(message)
  const words = phraseWordsOf(spellOut(text, language))
  if (words.length > mostWords) return undefined
  return matters.find((matter) => (matter === 'swearing' ? isCry(text) : stands(words, setsOf(matter, language))))
}

function isCry(text: string): boolean {
  return languages.some((language) => {
    const words = phraseWordsOf(spellOut(text.toLowerCase(), language)).filter((word) => /\p{L}/u.test(word))
    return words.length <= cryWords && stands(words, setsOf('swearing', language))
  })
}

const stands = (words: readonly string[], { sets, denies }: Sets): boolean =>
  sets.some((groups) => groups.every((group) => findPhrase(words, group) !== -1)) && findPhrase(words, denies) === -1

function setsOf(matter: Matter, language: Language): Sets {
  const key = `${language} ${matter}`
  const kept = known.get(key)
  if (kept) return kept
  const lines = (heading: string) =>
    files.flatMap((file) => readHeadings(language, file).get(heading) ?? []).map(({ line }) => line)
  const groupsOf = (line: string) =>
    line.split('+').map((group) =>
      phrasesOf(
        group.split(',').map((phrase) => phrase.trim()),
        language,
      ),
    )
  const sets = { sets: lines(matter).map(groupsOf), denies: phrasesOf(lines(`not_${matter}`), language) }
  known.set(key, sets)
  return sets
}
