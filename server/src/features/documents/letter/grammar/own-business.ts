import type { Language } from '../../../../lib/languages.ts'
import { fold } from '../../../../lib/matching/text/words.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import words from './own-business.json' with { type: 'json' }

/** "Auto entrepreneur", "AUTONOMO": without accents and hyphens. */
const keyOf = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const keys = new Set(Object.values(words).flatMap(({ status, business }) => [...status, ...business].map(keyOf)))
/** What somebody may be, in each language; "Selbstständigkeit" and "own business" are things. */
const statusIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(words[language].status.toReversed().map((word) => [keyOf(word), word]))
const germanNoun = /^(?:frei|einzel|klein)\p{L}+(?:er|erin)$/u

/** "Selbständig als Fotografin", "freiberuflich tätig". */
const behind = /\s(?:(?:als|as|como|comme|en tant que|in|im|en|seit|since)\s.*|tatig)$/u

/**
 * How somebody works who fills in no firm but "Self-employed" or "Freiberuflich": the word as it stands behind a title in
 * brackets, '' where it can't stand there or is of another language than the letter. Undefined for an employer, of whom
 * "freelance" may be a part of the name. "Freelance photographer" is none for a photographer.
 */
export function ownBusiness(company: string, language: Language, title = ''): string | undefined {
  const ofTitle = new Set(keyOf(title).split(' '))
  const ownIn = (part: string): string | undefined =>
    [
      part,
      part.replace(behind, ''),
      part
        .split(' ')
        .filter((word) => !ofTitle.has(word))
        .join(' '),
    ].find((it) => keys.has(it))
  const parts = oneLine(company)
    .split(/[()/|,;[\]–—]/u)
    .map(keyOf)
    .filter((part) => part !== '')
  const own = parts.map(ownIn)
  const [first] = own
  if (first === undefined || own.includes(undefined)) return undefined
  const word = statusIn(language).get(first) ?? ''
  // German nouns keep their capital.
  return language === 'de' && germanNoun.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
