import type { Language } from '../../../../lib/languages.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import english from './english-titles.json' with { type: 'json' }
import { isCommonWord } from './romance-words.ts'

/** Shifts and hours say nothing of what somebody is. */
const shift =
  /\s*\((?:turno|schicht|nacht|früh|nights?\b|days?\b|shift|part[- ]time|full[- ]time|teilzeit|vollzeit|temps (?:partiel|plein)|mi-temps|media jornada|jornada|\d+\s?(?:%|h\b|std))[^()]*\)/giu

const germanRole =
  /(?:er|erin|ist|istin|ent|entin|ant|antin|or|orin|eur|eurin|kraft|mann|frau|hilfe|leitung|assistenz|angestellte[rn]?|beauftragte[rn]?|ling|chef|chefin|engineer|manager|developer|analyst|consultant|designer|officer|lead|owner|scientist|azubi|trainee|techniker|wirt|wirtin|loge|login|arzt|ärztin|koch|köchin|anwalt|anwältin|berater|architekt|architektin|fotograf|fotografin|therapeut|therapeutin|pädagoge|pädagogin|hebamme|coach)$/iu

/**
 * A job's title as it stands in a sentence after "as": small in French and Spanish, without shift; undefined where the
 * title is not sure to be a person's ("Praktikum Marketing").
 */
export function titlePhrase(title: string, language: Language): string | undefined {
  const text = oneLine(title.replace(shift, ''))
  if (text === '') return undefined
  if (language === 'de') return germanPhrase(text)
  return language === 'en' ? englishPhrase(text) : withinSentence(text, language)
}

/** "Freelance journalist" becomes small, "Java developer" and "Senior Care Assistant" stay. */
function englishPhrase(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  const isPlain = rest.length > 0 && !/\p{Lu}/u.test(rest.join(' ')) && everydayWords.test(first)
  return isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const everydayWords = new RegExp(`^(?:${english.everyday_words.join('|')})$`, 'i')

function germanPhrase(text: string): string | undefined {
  const parts = text.split(', ')
  const areRoles = parts.every((part) =>
    part
      .replace(/\([^)]*\)/g, '')
      .split(/\s+/)
      .some((word) => germanRole.test(word)),
  )
  if (!areRoles || parts.length > 2) return undefined
  return parts.map(withSmallAdjective).join(' und ')
}

/** "als selbstständiger Tischlermeister": the role is the second word, unlike in "Fachverantwortliche Pflege". */
function withSmallAdjective(title: string): string {
  const [first = '', ...rest] = title.split(' ')
  const role = rest.find((word) => /^\p{Lu}/u.test(word)) ?? ''
  return germanAdjective.test(title) && germanRole.test(role) ? first.charAt(0).toLowerCase() + title.slice(1) : title
}
const germanAdjective =
  /^(?!Auszubild|Studier|Vorsitz|Fleischer|Fischer|Reiniger)(?:\p{Lu}\p{Ll}+(?:ig|isch|lich|iv|end|iert|bar|al|ell|är|sam|haft|los)er?|\p{Lu}\p{Ll}*freie?r?|Freie?r?|Ge(?:prüft|lernt)er?|(?:Staatlich|Öffentlich) \p{Ll}+) \p{Lu}/u

const romanceRole =
  /(?:eur|euse|trice|ier|ière|ien|ienne|ant|ante|iste|ista|able|teur|dor|dora|sor|sora|tor|tora|ero|era|ico|ica|ario|aria|ado|ada|ente|ef|efe|efa|ide|ozo)$/iu

/** "Comptable générale" and "Programador Java" become small, "Product Owner" and "Senior Developer" do not. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(' ')
  const isName = /^\p{Lu}\p{Ll}/u.test(second) && !romanceRole.test(first)
  return /^\p{Lu}\p{Ll}/u.test(first) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A line that begins a row or an item of a list; "iOS" stays. */
export const upperFirst = (text: string): string =>
  /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** "Chargé De Clientèle" as it stands in a French or Spanish sentence: small but for names; an English title stays as it is. */
export function withinSentence(title: string, language: Language): string {
  if (language !== 'fr' && language !== 'es') return title
  if (isEnglishTitle(title, language)) return title
  const text = lowerFirst(title).replace(/(?<=^|[\s(/-])\p{Lu}\p{Ll}*(?![\p{L}\d])/gu, (word) =>
    isCommonWord(word, language) || smallWords.test(word) ? word.toLowerCase() : word,
  )
  // "Senior Product Owner" is one English name.
  return withSmallPair(text).replace(
    /^(?:senior|junior|lead|chief)(?=\s\p{Lu}\p{Ll})/u,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** "Project manager", "Waiter/Waitress", "Front of House Manager"; not "Responsable support client". */
const isEnglishTitle = (title: string, language: Language): boolean => {
  const [first = ''] = title.split(/[\s/]/)
  return !isCommonWord(first, language) && englishWord.test(title)
}
const englishWord = new RegExp(`(?<!\\p{L})(?:${english.title_words.join('|')})s?(?!\\p{L})`, 'iu')

/** "aide-soignant / Aide-soignante": the second form of the same word is small, too. */
const withSmallPair = (title: string): string =>
  title.replace(
    /^(\p{L}{4})([\p{L}-]*)(\s?\/\s?)(\p{L}{4})/u,
    (all, one: string, rest: string, mark: string, other: string) =>
      one === other.toLowerCase() ? one + rest + mark + one : all,
  )

const smallWords = /^(?:De|Du|Des|La|Le|Les|Et|En|Au|Aux|À|Pour|Del|Los|Las|El|Y|Al|Con|Para|Por)$/u

/** "Bewerbung als Erzieherin (stellvertretende Leitung)" for a position called "Erzieherin als stellvertretende Leitung". */
export const withoutSecondAs = (title: string): string => title.replace(/^([^()]+?) als ([^()]+)$/u, '$1 ($2)')
