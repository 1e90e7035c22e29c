import type { Language } from '../../../../lib/languages.ts'
import { findWholeSkill } from '../../../../lib/matching/skills/find-skills.ts'

/** "Team leadership" names something; "Assist with instruction" and "Must have a car" are clauses, which no sentence can take up. */
export const isNameOfAsk = (words: string): boolean => {
  const skill = findWholeSkill(words)?.skill
  return skill !== undefined && words.split(' ').length <= mostWords
}
const mostWords = 4

const marks = { de: ['„', '“'], fr: ['« ', ' »'], es: ['«', '»'] } as const

/** Within a sentence, without a change of its form: quoted, or in English small where it is no name. */
export function quotedName(words: string, language: Language): string {
  if (language !== 'en') return marks[language].join(words)
  const isWork = findWholeSkill(words)?.skill.isActivity === true && !/\p{Ll}\p{Lu}|\p{Lu}{2}|\s\p{Lu}/u.test(words)
  return isWork ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
