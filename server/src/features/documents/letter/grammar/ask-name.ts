import type { Language } from '../../../../lib/languages.ts'
import { findWholeSkill } from '../../../../lib/matching/skills/find-skills.ts'

/** "Team leadership" names something; "Assist with instruction" and "Must have a car" are clauses, which no sentence can take up. */
export const isNameOfAsk = (words: string): boolean => {
  const skill = findWholeSkill(words)?.skill
  return skill !== undefined && words.split(' ').length <= mostWords
}
const mostWords = 4

/** "7+ years of experience" goes on behind "You ask for"; other languages quote what they take up. */
export const isYearsPhrase = (words: string, language: Language): boolean =>
  language !== 'en' || yearsPhrase.test(words)
const yearsPhrase =
  /^(?:(?:at least|a? ?minimum(?: of)?|over|more than|several|two|three|four|five|six|seven|eight|ten) )*(?:\d+\+?|several|two|three|four|five|six|seven|eight|ten)(?:\s?(?:[-–]|to)\s?\d+\+?)? (?:or more )?(?:years?|months?)(?!\p{L})/iu

const marks = { de: ['„', '“'], fr: ['« ', ' »'], es: ['«', '»'] } as const

/** Within a sentence, without a change of its form: quoted, or in English small where it is no name. */
export function quotedName(words: string, language: Language): string {
  if (language !== 'en') return marks[language].join(words)
  if (
    /^(?:At least|A minimum|Minimum|Over|More than|Several) \p{L}|^(?:At least|A minimum of|Minimum(?: of)?|Over|More than) \d/u.test(
      words,
    )
  )
    return words.charAt(0).toLowerCase() + words.slice(1)
  const isWork = findWholeSkill(words)?.skill.isActivity === true && !/\p{Ll}\p{Lu}|\p{Lu}{2}|\s\p{Lu}/u.test(words)
  return isWork ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
