import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { toContactPieces, type ContactPiece } from '../facts/contact-pieces.ts'
import { findEmails } from '../facts/email-addresses.ts'
import type { IndexedLine } from '../lines/line.ts'
import { allWords } from '../words/dictionary.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import { nameIn } from '../facts/name-forms.ts'
import { findPhones } from '../facts/phone-numbers.ts'
import { placeScore } from '../facts/postal-place.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'

type Reference = ReadEntry<ProfileDocument['references'][number]>

const onRequest = allWords(({ on_request }) => on_request)
/** True for "References on request". */
export const namesNobody = (text: string) =>
  onRequest.some((phrase) => text.slice(0, 300).toLowerCase().includes(phrase))

/** Each reference begins with a name and has a title, a company, a number or an address. */
export function readReferences(lines: readonly IndexedLine[]): Reference[] {
  const told = lines.filter(({ text }) => !namesNobody(text) && !isStatement(text))
  const pieces = toContactPieces(told.flatMap(onePerLine).map(commasAsCells))
  const people: ContactPiece[][] = []
  for (const piece of pieces) {
    const isName =
      piece.label === 'name' ||
      (piece.label === undefined && nameIn(piece.text)?.includes(' ') === true && employerWords(piece.text) < 1.5)
    const isOpen = people.at(-1)?.some((other) => other.line === piece.line) === true
    if (isName && !(isOpen && !piece.first)) people.push([piece])
    else people.at(-1)?.push(piece)
  }
  return people.map(readPerson).filter((person) => person !== undefined)
}

/** "I enjoy running, and volunteer on Sundays." names nobody and no employer. */
const isStatement = (text: string) => /^(?:I|Ich|Je|J['’]\p{L}+|Yo)\s/u.test(text) && findPhones(text).length === 0

const address = String.raw`(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Rev|Sir|Herrn?|Frau|Mme|Mlle|Sra?|Srta|Dña|Doña|Don|D|M)`
/** "Mrs J. Pollard, Manager, 01904 496 0123. Mr A. Khan, Head": a full stop or semicolon before a person. */
const nextPerson = new RegExp(
  String.raw`(?:;\s+|(?<=[\p{Ll}\d)]{2})\.\s+)(?=${address}\.?\s\p{Lu})|;\s+(?=\p{Lu}\S*\s\p{Lu})`,
  'u',
)

const onePerLine = (line: IndexedLine): IndexedLine[] => {
  const texts = line.text.slice(0, 600).split(nextPerson)
  return texts.length < 2 ? [line] : texts.map((text) => ({ ...line, text }))
}

const commasAsCells = (line: IndexedLine): IndexedLine =>
  /,\s/.test(line.text) ? { ...line, text: line.text.replace(/,\s+(?!(?:inc|ltd|llc|gmbh)\b)/gi, '\t') } : line

function readPerson([first, ...rest]: readonly ContactPiece[]): Reference | undefined {
  const name = first === undefined ? undefined : nameIn(first.text)
  if (first === undefined || name === undefined) return undefined
  const email = findEmails(rest.map(({ line }) => line))[0]
  const phone = rest.flatMap((piece) => findPhones(piece.text).map(({ value }) => of(piece, value, 'high')))[0]
  const words = rest.filter(
    ({ text, label }) =>
      label === undefined &&
      !text.includes('@') &&
      findPhones(text).length === 0 &&
      placeScore(text) < 2 &&
      text.length <= 100,
  )
  const title = words.find(({ text }) => titleWords(text) >= 1.5)
  const company =
    words.find((piece) => piece !== title && employerWords(piece.text) >= 1.5) ??
    (title && words.find((piece) => piece !== title))
  if (email === undefined && phone === undefined && title === undefined && company === undefined) return undefined
  return {
    name: of(first, name, email || phone ? 'high' : 'medium'),
    ...(title && { title: of(title, title.text, 'medium') }),
    ...(company && { company: of(company, company.text, 'medium') }),
    ...(phone && { mobile: phone }),
    ...(email && { email: { value: email.text, confidence: 'high' as const, lines: email.lines } }),
  }
}

const of = ({ line }: ContactPiece, value: string, confidence: ReadValue['confidence']): ReadValue => ({
  value,
  confidence,
  lines: [line.index],
})
