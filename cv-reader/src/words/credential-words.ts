import { allWords, alternatives, readData } from './dictionary.ts'
import { foldWord } from './normal-words.ts'
import { schoolWords } from './degree-words.ts'
import { isNumberedCourse } from './standards.ts'

/** By country: bodies that register or certify people of a profession, letters that their members put behind a name, and what certificates are called. */
const byCountry = readData('credentials.json') as Record<
  string,
  { bodies: string[]; letters: string[]; names?: string[] }
>
const bodies = Object.values(byCountry).flatMap((country) => country.bodies)

/** Letters behind a name, as alternatives of a regular expression, longer ones first. */
export const lettersBehindNames = alternatives(
  Object.values(byCountry)
    .flatMap(({ letters }) => letters)
    .toSorted((a, b) => b.length - a.length),
)

const body = new RegExp(String.raw`^(?:${alternatives(bodies)})(?![\p{L}\d])`, 'u')
const certificate = new RegExp(
  String.raw`^(?:${alternatives(Object.values(byCountry).flatMap(({ names = [] }) => names))})(?![\p{L}\d])`,
  'u',
)
const membership =
  /^(?:associate|fellow|member|licentiate|student member|chartered member)\s(?:chartered|certified|of the (?:chartered|royal|institut|association|british))/i
const fullName =
  /(?<!\p{L})(?:chartered (?:institute|insurance|association)|(?:institute|association|society) of (?:chartered|certified))/iu

/** True for a body's short or full name alone, however it is bracketed: "CIMA", "(ACCA)". */
export function isProfessionalBody(text: string): boolean {
  const plain = text.trim().replace(/^\(|\)$/g, '')
  return bodies.includes(plain) || (fullName.test(plain) && !/\d/.test(plain))
}

/**
 * True for a line that names a membership or certificate of a professional body: "AAT Level 4, Solihull College", "Associate
 * Chartered Accountant, ICAEW". A degree whose line also names its school is not one: "MSc Finance (ACCA), Oxford Brookes University".
 */
export function namesCredential(text: string): boolean {
  const plain = text.slice(0, 200).trim()
  const parts = plain.split(/\s+[–—|-]\s+|[,;\t()]\s*/u).filter(Boolean)
  // "BIG Business School" only begins like a body.
  if ([body, certificate].some((name) => name.test(plain)) && schoolWords(parts[0] ?? '') === 0) return true
  if (membership.test(plain) || isNumberedCourse(plain)) return true
  return parts.some(isProfessionalBody) && !parts.some((part) => !isProfessionalBody(part) && schoolWords(part) > 0)
}

const renewed = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(allWords(({ renewed: words }) => words))})(?!\p{L})`,
  'iu',
)

/** True for "renewed 2024", "recyclage": what became of a certificate later, and no one who issued it. */
export const saysRenewal = (text: string): boolean => renewed.test(text.slice(0, 300))

/** "admitted" before 2021, "obtenu en" before 2019: it belongs to the date. "Not completed" says the opposite. */
const award = new RegExp(
  String.raw`[\s,;(–—-]*(?<!\p{L})(?<!(?:not|never|nicht|nie|non|pas|no|sin|sans|ohne|niet|não|sem|partially|partly|teilweise)\s)(?:${alternatives(allWords(({ awarded }) => awarded))})(?:\s(?:in|im|en|am|el|le|on))?\s*\)?$`,
  'iu',
)

export const withoutAward = (text: string): string => text.replace(award, '')

const members = new Set(allWords(({ memberships }) => memberships).map(foldWord))

/** True for "Member" alone: without the body behind it, it says nothing. */
export const isMembership = (text: string): boolean => members.has(foldWord(text))
