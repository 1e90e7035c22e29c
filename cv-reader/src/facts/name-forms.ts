import { lettersBehindNames } from '../words/credential-words.ts'
import { allWords, alternativesOf } from '../words/dictionary.ts'
import { squeezed } from '../words/normal-words.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import { sectionNamed } from '../words/section-names.ts'
import { isState } from '../words/states.ts'

const documentTitles = new Set(allWords(({ document_titles }) => document_titles).map(squeezed))
export const particles = new RegExp(`^(?:${alternativesOf(({ name_particles }) => name_particles)})$`, 'iu')
/** "d’Indy", "al-Mansour", "tSaoir": small letters before the capital. */
const nameWord = new RegExp(
  String.raw`^[("“„]?(?:(?:${alternativesOf(({ name_elisions }) => name_elisions)})['’]|(?:${alternativesOf(({ name_articles }) => name_articles)})[-‑]|[hnt](?=\p{Lu}))?\p{Lu}[\p{L}\p{M}'’\u0060.-]*[)"”“]?,?$`,
  'u',
)
const smallWord = new RegExp(
  String.raw`^(?!(?:${alternativesOf(({ never_in_names }) => never_in_names)})$)\p{Ll}[\p{Ll}\p{M}'’-]+$`,
  'u',
)
const uncasedWord = /^[\p{Lo}\p{M}]+$/u
const behind =
  /\s*[,(]?\s+(?:(?:(?:cpa|cfa|cma|cia|acca|cima|mba|phd|md|pe|pmp)[\s-]candidate|ph\.?\s?d|e?m\.?b\.?a|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|b\.?tech|m\.?tech|pmp|cpa|cfa|rn|bsn|msn|esq|p\.?e|dds|jd|ll\.?m|mphil|dphil|frcs|shrm-?s?cp|rgn|rmn|lpn|cna|aprn|lcsw|lmft|ed\.?d|m\.?ed|b\.?ed|pgce|qts|m\.?eng|b\.?eng|c\.?eng|mrics|mciob|acca|fcca|aca|cima|cma|cia|cissp|dipl\.?-?ing|mag|ll\.?b|m\.?phil|b\.?com|m\.?p\.?h|m\.?f\.?a|pharm\.?d|dnp|fnp)\b\.?[,)]?\s*)+$/i

/** "Patricia Huang, ACMA, CGMA". Case counts, for "Mice" is a surname and "MICE" an engineer. */
const letters = new RegExp(String.raw`(?:\s*[,(]\s*(?:${lettersBehindNames})[.®™]?\)?)+$`, 'u')
/** Letters that no list has, behind a whole name that is not in capitals itself: "Ana Ruiz, FXYZ". */
const unknownLetters = /^(\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)+?)(?:,\s\p{Lu}{3,6})+$/u

export const withoutLetters = (text: string) =>
  text
    .replace(letters, '')
    .replace(behind, (found, at: number) => (isDegree(found, text.slice(0, at)) ? '' : found))
    .replace(unknownLetters, '$1')

/** "Jack Ma" and "NGUYEN THI BA" end in surnames, "Ana Ruiz MA" in a degree. */
function isDegree(found: string, name: string): boolean {
  if (/^\s*[,(]|\./.test(found)) return true
  const isShort = found.trim().length < 3 && !/\p{Ll}/u.test(name)
  return /\p{Lu}\p{Ll}?\p{Lu}/u.test(found) && !isShort
}

/** How somebody is addressed or spoken of, and the name before a marriage, are no part of the name. */
const address = new RegExp(
  String.raw`^(?:${alternativesOf(({ forms_of_address }) => forms_of_address)})\.?\s+(?=\S+\s+\S)`,
  'iu',
)
export const isAddressed = (text: string): boolean => address.test(text)
const pronouns = new RegExp(
  String.raw`\s*[([]?(?<!\p{L})(?:${alternativesOf((words) => words.pronouns)})\/\p{Ll}{2,6}(?:\/\p{Ll}{2,6})?[)\]]?$`,
  'iu',
)
const birthName = new RegExp(
  String.raw`^(\S+\s[^(]{1,50}?),?\s\(?(?:${alternativesOf(({ born }) => born)})\s\p{Lu}[\p{L}'’ -]{1,40}\)?$`,
  'u',
)

/** The name in a text, without degrees after it or a document title before it; undefined if there is none. */
export function nameIn(text: string, mayBeTitle = false): string | undefined {
  if (isDocumentTitle(text)) return undefined
  const plain = bareName(text)
  const words = plain.split(/\s+/)
  const [last = '', given = ''] = plain.split(/,\s*/)
  const isTurned = plain.split(',').length === 2 && given !== '' && !isPlace(plain)
  if (plain.includes(',') && !isTurned) return undefined
  if (!words.every(isNameWord) || !mayBeName(plain, words)) return undefined
  // `Alex Baker` and `Anna Koch` contain an occupation: they must be the largest text or match the e-mail address.
  if (!mayBeTitle && titleWords(plain) >= 1.5) return undefined
  return isTurned ? `${last}, ${given}` : plain
}

/** "maria gonzález": a name without capitals, which any other words may look like. */
export function smallNameIn(text: string): string | undefined {
  const plain = bareName(text)
  const words = plain.split(/\s+/)
  const own = words.filter((word) => !particles.test(word))
  const areSmall = own.every((word) => smallWord.test(word)) && own.length > 1 && own.length < 5
  return areSmall && mayBeName(plain, words) && titleWords(plain) < 1 && employerWords(plain) === 0 ? plain : undefined
}

/** "Tabellarischer Lebenslauf", "Professional Resume": what kind of document it is, not whose. */
const isDocumentTitle = (text: string): boolean => {
  const words = text.trim().split(/\s+/)
  return (
    words.length === 2 && documentTitles.has(squeezed(words[1] ?? '')) && !documentTitles.has(squeezed(words[0] ?? ''))
  )
}

const besideNames = alternativesOf(({ beside_names }) => beside_names)
/** "Curriculum vitae of", "Name:" */
const before = new RegExp(
  String.raw`^(?:${besideNames}|${alternativesOf(({ before_names }) => before_names)})(?:\s+(?:${alternativesOf(({ documents_of }) => documents_of)}))?\s*[:–—-]?\s+`,
  'i',
)
const documentBehind = new RegExp(String.raw`\s+(?:${besideNames})$`, 'i')

const bareName = (text: string): string =>
  withoutLetters(
    unspaced(text)
      .replace(before, '')
      .replace(/\s+[–—-]\s+.*$/u, '')
      .replace(documentBehind, '')
      .replace(address, '')
      .replace(pronouns, '')
      .replace(birthName, '$1'),
  ).replace(/[\s,:]+$/u, '')

const mostWords = 6

function mayBeName(plain: string, words: readonly string[]): boolean {
  const own = words.filter((word) => !particles.test(word))
  if (plain.length < 2 || plain.length > 60 || own.length === 0 || own.length > mostWords) return false
  if (documentTitles.has(squeezed(plain)) || sectionNamed(plain)?.exact === true) return false
  return employerWords(plain) < 2 && !isPlace(plain)
}

/** Two letters behind names make a place of "Calgary AB" and not of "NGUYỄN VĂN AN". */
function isPlace(plain: string): boolean {
  const region = /^(.+)\s(\p{Lu}{2})$/u.exec(plain)
  const isShouted = region !== null && !/\p{Ll}/u.test(plain) && !plain.includes(',')
  if (isShouted && !isState(region[2] ?? '')) return placeLikeness(region[1] ?? '') >= 1
  return placeLikeness(plain) >= 1
}

/** "Prof. Dr. med. Urs Keller" */
const academic = new RegExp(String.raw`^(?:${alternativesOf(({ academic_fields }) => academic_fields)})\.$`, 'u')

function isNameWord(word: string): boolean {
  return (
    academic.test(word) ||
    nameWord.test(word) ||
    particles.test(word) ||
    uncasedWord.test(word) ||
    /^\p{Lu}\p{L}+\d{1,2}$/u.test(word)
  )
}

function unspaced(text: string): string {
  if (!/^(?:\p{L} ){3}/u.test(text)) return text
  return text
    .split(/\s{2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ')
}
