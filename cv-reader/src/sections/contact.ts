import { toContactPieces, type ContactPiece } from '../facts/contact-pieces.ts'
import { findEmails, linkedEmails } from '../facts/email-addresses.ts'
import type { IndexedLine } from '../lines/line.ts'
import { readLanguages } from './languages.ts'
import { readPersonalFacts } from '../facts/personal-facts.ts'
import { readHeadline } from '../facts/person-headline.ts'
import { nameIn } from '../facts/name-forms.ts'
import { isNameWithDegrees, readPersonName } from '../facts/person-name.ts'
import { findPhones } from '../facts/phone-numbers.ts'
import { readPostalPlace } from '../facts/postal-place.ts'
import type { ReadProfile, ReadValue } from '../facts/fields.ts'
import { findLinks } from '../facts/web-links.ts'

export type ContactLines = {
  /** Lines above the first heading and in sections about the person. */
  own: readonly IndexedLine[]
  /** All other lines except references: an address may be in a footer. */
  others: readonly IndexedLine[]
  bodySize: number
}

export function readContact({ own, others, bodySize }: ContactLines): ReadProfile['personal_details'] {
  const pieces = toContactPieces(own)
  const email = readEmail(own, others)
  const phones = readPhones(
    pieces,
    email === undefined
      ? []
      : others.filter((line) => email.lines.includes(line.index) || isPhoneBeside(line, email, others)),
  )
  const links = findLinks(own).map(({ text, lines, confidence }): ReadValue => ({ value: text, lines, confidence }))
  const isFree = ({ text, line }: ContactPiece) =>
    !text.includes('@') &&
    findPhones(text).length === 0 &&
    !links.some(({ value, lines }) => lines.includes(line.index) && (text.includes(value) || value.includes(text)))
  const free = pieces.filter(isFree)
  const largest = Math.max(0, ...free.map(({ size }) => size))
  // The largest text above all others is the name, even where it ends like a state: "Ana Ruiz, MA".
  const isName = ({ text, size }: ContactPiece) =>
    (size === largest && size > bodySize * 1.3 && nameIn(text, true) !== undefined) ||
    isNameWithDegrees(text, email?.value)
  const { used, ...place } = readPostalPlace(free.filter((piece) => !isName(piece)))
  const name = readPersonName(
    free.filter((piece) => !used.includes(piece)),
    email?.value,
    bodySize,
  )
  const read = readHeadline(own, name)
  const isAddress = read && place.address?.lines.some((line) => read.lines.includes(line))
  const headline = isAddress ? undefined : read
  const languages = readLanguages(
    pieces.filter(({ label }) => label === 'languages').map(({ line, text }) => ({ ...line, text })),
  )
  return {
    ...(name && { name }),
    ...(headline && { headline }),
    ...(email && { email }),
    ...(phones.length > 0 && { mobile_numbers: phones }),
    ...place,
    ...(links.length > 0 && { links }),
    ...readPersonalFacts(pieces),
    ...(languages.length > 0 && { languages_known: languages }),
  }
}

function readEmail(own: readonly IndexedLine[], others: readonly IndexedLine[]): ReadValue | undefined {
  const near = findEmails(own)[0] ?? linkedEmails(own)[0]
  if (near !== undefined) return { value: near.text, confidence: near.isDoubtful ? 'low' : 'high', lines: near.lines }
  const far = findEmails(others)[0] ?? linkedEmails(others)[0]
  return far && { value: far.text, confidence: far.isDoubtful ? 'low' : 'medium', lines: far.lines }
}

function readPhones(pieces: readonly ContactPiece[], beside: readonly IndexedLine[]): ReadValue[] {
  const from = [...pieces, ...toContactPieces(beside)]
  const found = from.flatMap((piece) => {
    if (!mayHoldPhone(piece)) return []
    return findPhones(piece.text).map(({ value, international }): ReadValue => {
      const isSure = international || piece.label === 'phone' || value.replace(/\D/g, '').length >= 9
      return { value, confidence: isSure ? 'high' : 'medium', lines: [piece.line.index] }
    })
  })
  const seen = new Set<string>()
  return found.filter(({ value }) => {
    const digits = value.replace(/\D/g, '')
    return !seen.has(digits) && seen.add(digits)
  })
}

/** In a box or footer of its own the number stands above or below the address: a line with nothing else. */
function isPhoneBeside(line: IndexedLine, { lines: [at] }: ReadValue, others: readonly IndexedLine[]): boolean {
  const email = others.find(({ index }) => index === at)
  const isNear = email?.block === line.block && Math.abs(line.index - email.index) <= mostLinesBeside
  const [found, ...more] = isNear ? findPhones(line.text) : []
  return (
    found !== undefined &&
    more.length === 0 &&
    !/[\p{L}\d]{2}/u.test(line.text.slice(found.end)) &&
    /^(?:\p{L}{1,10}\.?:?)?\s?$/u.test(line.text.slice(0, found.start))
  )
}
const mostLinesBeside = 2

function mayHoldPhone({ label, text }: ContactPiece): boolean {
  return (label === undefined || label === 'phone' || label === 'email') && !/https?:|www\.|\/in\//i.test(text)
}
