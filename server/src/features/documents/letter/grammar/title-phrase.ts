import type { Language } from '../../../../lib/languages.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import { isCommonWord } from './romance-words.ts'

/** Shifts and hours say nothing of what somebody is. */
const shift =
  /\s*\((?:turno|schicht|nacht|früh|nights?\b|days?\b|shift|part[- ]time|full[- ]time|teilzeit|vollzeit|temps (?:partiel|plein)|mi-temps|media jornada|jornada|\d+\s?(?:%|h\b|std))[^()]*\)/giu

/** A break is no position to write from. */
const breaks =
  /\b(?:parental|maternity|paternity|family|carer'?s?) leave\b|\b(?:career break|sabbatical|unemployed|job ?seek\w*)\b|elternzeit|pflegezeit|familienzeit|mutterschutz|arbeitssuchend|arbeitslos|auszeit|(?<!\p{L})congé(?!\p{L})|recherche d['’]emploi|\bcuidado de (?:mi|un|hij|famil)|excedencia|maternidad|paternidad|\bdesempleo\b/iu

/** Leave, care at home and a search for work stand among the jobs of many CVs. */
export const isBreak = ({ title, company }: { title: string; company: string }): boolean =>
  breaks.test(title) ||
  (company.trim() === '' &&
    /^(?:caring|care|pflege|betreuung|soins|garde)\b.*\b(?:my|meine\w*|mes|ma|mon)\b/iu.test(title))

const germanRole =
  /(?:er|erin|ist|istin|ent|entin|ant|antin|or|orin|eur|eurin|kraft|mann|frau|hilfe|leitung|assistenz|angestellte[rn]?|beauftragte[rn]?|ling|chef|chefin|engineer|manager|developer|analyst|consultant|designer|officer|lead|owner|scientist|azubi|trainee|techniker|wirt|wirtin|loge|login|arzt|ärztin|koch|köchin|anwalt|anwältin|berater)$/iu

/**
 * A job's title as it stands in a sentence after "as": small in French and Spanish, without shift; undefined where the
 * title is not sure to be a person's ("Praktikum Marketing").
 */
export function titlePhrase(title: string, language: Language): string | undefined {
  const text = oneLine(title.replace(shift, ''))
  if (text === '') return undefined
  if (language === 'de') return germanPhrase(text)
  return language === 'en' ? text : withinSentence(text, language)
}

function germanPhrase(text: string): string | undefined {
  const parts = text.split(', ')
  const areRoles = parts.every((part) =>
    part
      .replace(/\([^)]*\)/g, '')
      .split(/\s+/)
      .some((word) => germanRole.test(word)),
  )
  if (!areRoles || parts.length > 2) return undefined
  return parts.join(' und ')
}

const romanceRole =
  /(?:eur|euse|trice|ier|ière|ien|ienne|ant|ante|iste|ista|able|teur|dor|dora|sor|sora|tor|tora|ero|era|ico|ica|ario|aria|ado|ada|ente|ef|efe|efa|ide|ozo)$/iu

/** "Comptable générale" and "Programador Java" become small, "Product Owner" and "Senior Developer" do not. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(' ')
  const isName = /^\p{Lu}\p{Ll}/u.test(second) && !romanceRole.test(first)
  return /^\p{Lu}\p{Ll}/u.test(first) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** "Chargé De Clientèle" as it stands in a French or Spanish sentence: small but for names and what is foreign. */
export function withinSentence(title: string, language: Language): string {
  if (language !== 'fr' && language !== 'es') return title
  return lowerFirst(title).replace(/(?<=^|[\s(/-])\p{Lu}\p{Ll}*(?![\p{L}\d])/gu, (word) =>
    isCommonWord(word, language) || smallWords.test(word) ? word.toLowerCase() : word,
  )
}

const smallWords = /^(?:De|Du|Des|La|Le|Les|Et|En|Au|Aux|À|Pour|Del|Los|Las|El|Y|Al|Con|Para|Por)$/u
