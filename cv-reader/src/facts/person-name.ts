import type { ContactPiece } from './contact-pieces.ts'
import { lettersBehindNames } from '../words/credential-words.ts'
import { allWords } from '../words/dictionary.ts'
import { foldWord, normalWords, squeezed } from '../words/normal-words.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import type { ReadValue } from './fields.ts'
import { sectionNamed } from '../words/section-names.ts'

const documentTitles = new Set(allWords(({ document_titles }) => document_titles).map(squeezed))
const particles =
  /^(?:d[aeiou]s?|del|della|dell|den|der|des|van|von|vom|vander|zu|zum|zur|la|le|las|los|lo|el|al|bin|bint|ibn|ben|ter|ten|te|y|e|i|af|av|und|op|’t|'t|mac|st\.?)$/iu
const nameWord = /^[("“„]?\p{Lu}[\p{L}\p{M}'’`.-]*[)"”“]?,?$/u
const uncasedWord = /^[\p{Lo}\p{M}]+$/u
const behind =
  /\s*[,(]?\s+(?:(?:(?:cpa|cfa|cma|cia|acca|cima|mba|phd|md|pe|pmp)[\s-]candidate|ph\.?\s?d|e?m\.?b\.?a|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|b\.?tech|m\.?tech|pmp|cpa|cfa|rn|bsn|msn|esq|p\.?e|dds|jd|ll\.?m|mphil|dphil|frcs|shrm-?s?cp|rgn|rmn|lpn|cna|aprn|lcsw|lmft|ed\.?d|m\.?ed|b\.?ed|pgce|qts|m\.?eng|b\.?eng|c\.?eng|mrics|mciob|acca|fcca|aca|cima|cma|cia|cissp|dipl\.?-?ing|mag|ll\.?b|m\.?phil|b\.?com|m\.?p\.?h|m\.?f\.?a|pharm\.?d|dnp|fnp)\b\.?[,)]?\s*)+$/i

/** "Patricia Huang, ACMA, CGMA". Case counts, for "Mice" is a surname and "MICE" an engineer. */
const letters = new RegExp(String.raw`(?:\s*[,(]\s*(?:${lettersBehindNames})[.®™]?\)?)+$`, 'u')
/** Letters that no list has, behind a whole name that is not in capitals itself: "Ana Ruiz, FXYZ". */
const unknownLetters = /^(\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)+?)(?:,\s\p{Lu}{3,6})+$/u

const withoutLetters = (text: string) => text.replace(letters, '').replace(behind, '').replace(unknownLetters, '$1')

/** True if a text is a name with degrees behind it: "Ana Ruiz, M.A.", which looks like a town in Massachusetts. */
export function isNameWithDegrees(text: string, email: string | undefined): boolean {
  const plain = withoutLetters(text)
  return plain !== text && matchesEmail(plain, email)
}

/** The labelled name, else the largest at the top, else the first. Case stays: `McKAY` cannot be guessed. */
export function readPersonName(
  pieces: readonly ContactPiece[],
  email: string | undefined,
  bodySize: number,
): ReadValue | undefined {
  const turned = pieces.find(({ label, text }) => label === 'surname_first' && nameIn(text) !== undefined)
  if (turned) return toValue(givenFirst(nameIn(turned.text) ?? '', email), [turned], isPair(turned) ? 'high' : 'medium')
  const labelled = pieces.find(({ label, text }) => label === 'name' && nameIn(text) !== undefined)
  if (labelled) return toValue(nameIn(labelled.text) ?? '', [labelled], 'high')
  const candidates = joinBroken(
    pieces.filter(({ label, line }) => label === undefined && line.page <= 1),
    email,
    bodySize,
  )
  const largest = Math.max(0, ...candidates.map(({ size }) => size))
  const fits = candidates.filter(({ size }) => size >= largest * 0.97)
  const best = fits.find(({ name }) => matchesEmail(name, email)) ?? fits[0]
  if (best === undefined) return undefined
  return toValue(best.name, best.pieces, confidenceOf(best, { email, bodySize, pieces }))
}

const isPair = ({ text }: ContactPiece) => text.includes(',') || text.split(/\s+/).length === 2

/** "Bürgisser Ladina" as "Ladina Bürgisser": the family name ends at a comma, with the capitals, or with its first whole word. */
function givenFirst(name: string, email: string | undefined): string {
  const [family = '', behind] = name.split(/,\s*/)
  if (behind !== undefined) return `${behind} ${family}`
  const words = name.split(' ')
  // "marie.dupont@" shows that "Marie Dupont" is in order, whatever the label says.
  const local = foldWord(email?.split('@')[0] ?? '')
  const [start, end] = [words[0] ?? '', words.at(-1) ?? ''].map((word) => local.indexOf(foldWord(word)))
  if (start !== undefined && end !== undefined && start !== -1 && start < end) return name
  const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase()
  const first = words.findIndex((word) => !particles.test(word))
  const shouted = words.findIndex((word) => !isShouted(word) && !particles.test(word))
  const isTold = words.some(isShouted) && shouted > 0
  // "García López María" has two family names, "Keller Anna Lena" two given ones: nothing says which.
  if (!isTold && words.length - first > 2) return name
  const given = isTold ? shouted : first + 1
  return given >= words.length ? name : [...words.slice(given), ...words.slice(0, given)].join(' ')
}

type Candidate = { name: string; size: number; pieces: readonly ContactPiece[]; at: number }

const toValue = (value: string, pieces: readonly ContactPiece[], confidence: ReadValue['confidence']): ReadValue => ({
  value,
  confidence,
  lines: [...new Set(pieces.map(({ line }) => line.index))],
})

function confidenceOf(
  { name, size, at }: Candidate,
  { email, bodySize, pieces }: { email: string | undefined; bodySize: number; pieces: readonly ContactPiece[] },
): ReadValue['confidence'] {
  const isWhole = name.split(' ').length > 1 && !/\d/.test(name)
  if (isWhole && (matchesEmail(name, email) || size > bodySize * 1.2)) return 'high'
  const others = pieces.filter((piece) => piece.size > size * 1.05)
  return (isWhole && at === 0) || (size > bodySize * 1.2 && others.length === 0) ? 'medium' : 'low'
}

function joinBroken(pieces: readonly ContactPiece[], email: string | undefined, bodySize: number): Candidate[] {
  const candidates: Candidate[] = []
  const second = Math.max(
    bodySize,
    ...pieces
      .map(({ size }) => size)
      .toSorted((a, b) => b - a)
      .slice(1, 2),
  )
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1]
    const isBroken =
      next !== undefined &&
      isNextLine(piece, next) &&
      (isOneWord(piece) || isOneWord(next)) &&
      (isOneWord(piece) || piece.size > bodySize * 1.2)
    const joined = isBroken ? nameIn(`${piece.text} ${next.text}`) : undefined
    const name = joined ?? nameIn(piece.text, piece.size > second * 1.2 || matchesEmail(piece.text, email))
    if (name === undefined || (joined === undefined && !name.includes(' ') && piece.size === 0 && at > 0)) return
    candidates.push({
      name,
      size: piece.size,
      pieces: joined === undefined || next === undefined ? [piece] : [piece, next],
      at,
    })
  })
  return candidates
}

const isOneWord = ({ text }: ContactPiece) => !/\s/.test(text)
const isNextLine = (piece: ContactPiece, next: ContactPiece) =>
  piece.first &&
  next.first &&
  next.line.index === piece.line.index + 1 &&
  piece.size > 0 &&
  Math.abs(next.size - piece.size) < piece.size * 0.1

/** The name in a text, without degrees after it or a document title before it; undefined if there is none. */
export function nameIn(text: string, mayBeTitle = false): string | undefined {
  const plain = withoutLetters(
    unspaced(text)
      .replace(/^(?:curriculum vitae|cv|résumé|resume|lebenslauf|name)(?:\s+(?:of|von|de|di))?\s*[:–—-]?\s+/i, '')
      .replace(/\s+[–—-]\s+.*$/u, '')
      .replace(/\s+(?:curriculum vitae|cv|résumé|resume|lebenslauf)$/i, ''),
  ).replace(/[\s,:]+$/u, '')
  const words = plain.split(/\s+/)
  if (plain.length < 2 || plain.length > 60 || words.length > 6) return undefined
  if (documentTitles.has(squeezed(plain)) || sectionNamed(plain)?.exact === true) return undefined
  const [last = '', given = ''] = plain.split(/,\s*/)
  const isTurned = plain.split(',').length === 2 && given !== '' && placeLikeness(plain) < 1
  if (plain.includes(',') && !isTurned) return undefined
  if (!words.every(isNameWord) || words.every((word) => particles.test(word))) return undefined
  // `Alex Baker` and `Anna Koch` contain an occupation: they must be the largest text or match the e-mail address.
  if (!mayBeTitle && titleWords(plain) >= 1.5) return undefined
  if (employerWords(plain) >= 2 || placeLikeness(plain) >= 1) return undefined
  return isTurned ? `${last}, ${given}` : plain
}

/** "Prof. Dr. med. Urs Keller" */
const academic = /^(?:med|dent|vet|rer|nat|phil|iur|jur|oec|pol|techn|habil|sc|h\.c|e\.h)\.$/u

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

function matchesEmail(name: string, email: string | undefined): boolean {
  const local = foldWord(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  return normalWords(name).some((word) => word.length > 2 && local.includes(word))
}
