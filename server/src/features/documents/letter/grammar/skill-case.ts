import type { Language } from '../../../../lib/languages.ts'
import { findSkills, findWholeSkill } from '../../../../lib/matching/skills/find-skills.ts'
import { stem } from '../../../../lib/matching/text/stems.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { isCommonWord } from './romance-words.ts'

/** Codes of languages whose names begin skills: "English teaching", "French cuisine". */
const languageCodes =
  'ar bg ca cs da de el en es et fi fr he hi hr hu it ja ko lt lv nl no pl pt ro ru sk sl sv tr uk ur zh'.split(' ')
const languageNames = new Set(
  languageCodes.flatMap((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code)?.toLowerCase() ?? []),
)
/** Words that hardly any posting has may be names. */
const known = 3.5

/**
 * A skill of the profile's list as it stands within a sentence: "customer service" and "atención al cliente" are small,
 * "Google Ads" and "US GAAP" are names. The list of skills writes work small and names large; German nouns stay.
 */
export function skillWithin(text: string, posting: string, language: Language): string {
  if (language === 'de') return text
  return isCommon(text, posting, language) ? smallWords(text) : text
}

function isCommon(text: string, posting: string, language: Language): boolean {
  const small = smallWords(text)
  if (small === text) return false
  const listed = findWholeSkill(text)?.skill
  const [first = '', ...rest] = text.split(' ')
  if (rest.length === 0)
    return (
      (listed?.isActivity === true && holdsWords(posting, small)) || (language !== 'en' && isCommonWord(text, language))
    )
  if (listed) return (listed.isActivity || /\s\p{Ll}/u.test(listed.name)) && !/\s\p{Lu}|\p{Lu}{2}/u.test(listed.name)
  if (holdsWords(posting, small)) return true
  // Written like a sentence, and its first word is an everyday one.
  const isName = findSkills(first).some(({ skill }) => !skill.isActivity)
  return !/\p{Lu}/u.test(rest.join(' ')) && !isName && tellingness(stem(first.toLowerCase())) < known
}

/** Letters, names of languages and products keep their case: "SQL queries", "Excel reports". */
function smallWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) =>
    isNameWithin(word) ? word : word.toLowerCase(),
  )
}

function isNameWithin(word: string): boolean {
  if (languageNames.has(word.toLowerCase())) return true
  const skill = findWholeSkill(word)?.skill
  return skill !== undefined && !skill.isActivity && skill.name === word
}

/** As words of their own. */
export function holdsWords(text: string, words: string): boolean {
  const [first = '', ...rest] = text.split(words)
  let before = first
  return rest.some((after) => {
    const isWhole = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
    before = after
    return isWhole
  })
}
