import type { ContactPiece } from './contact-pieces.ts'
import { isLargeCity } from '../words/city-names.ts'
import { isCountry, placeLikeness } from '../words/place-names.ts'
import type { ReadValue } from './fields.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import { isState } from '../words/states.ts'

export type PostalPlace = { address?: ReadValue; present_location?: ReadValue; used: readonly ContactPiece[] }

const streetWord =
  /(?:str(?:\.|asse|aße)|weg|allee|platz|gasse|ring|damm|ufer|chaussee|stieg|twiete|steig|graben|markt|wall|hof|kamp)(?=\s*\d|$|,)|\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|court|ct\.?|square|apartment|apt\.?|suite|unit|floor|flat|house|block|sector|plot|near|rue|chemin|impasse|quai|allée|route|calle|c\/|avda\.?|avenida|plaza|paseo|carrer|via|viale|piazza|corso|rua|travessa|praça|straat|laan|plein|p\.?\s?o\.?\s?box|highway|hwy\.?|parkway|pkwy|terrace|close|crescent|nagar|colony|grove|gardens|mews|croft|parade)(?=[\s,.\d]|$)/iu

/** `City, State` or `City, Country` is the location; a street, or more around a postcode, is the address too. */
export function readPostalPlace(pieces: readonly ContactPiece[]): PostalPlace {
  const free = pieces.filter(
    ({ text, label }) => (label === undefined || label === 'address' || label === 'location') && text.length <= 200,
  )
  const street = free.find((piece) => piece.label !== 'location' && isStreet(piece))
  const address = street === undefined ? undefined : addressFrom(street, free)
  const rest = joinBrokenPlaces(free.filter((piece) => !(address?.pieces ?? []).includes(piece)))
  const place = rest.find(({ label }) => label === 'location') ?? bestPlace(rest)
  const location = place === undefined ? placeOfAddress(address) : locationOf(place)
  return {
    ...(address && { address: address.value }),
    ...(location && { present_location: location }),
    used: [
      ...(address?.pieces ?? []),
      ...(place ? [place, ...free.filter(({ line }) => (place.lines ?? []).includes(line.index))] : []),
    ],
  }
}

type Address = { value: ReadValue; pieces: readonly ContactPiece[] }

function isStreet({ text, label }: ContactPiece): boolean {
  const hasNumber = /(?<![\d.])\d{1,5}[a-z]?(?![\d.])/i.test(text)
  if (label === 'address') return (hasNumber || streetWord.test(text)) && placeScore(text) < 2
  const words = text.split(/\s+/).length
  if (words > 20 || placeScore(text) >= 2 || !/\p{L}{2}/u.test(text)) return false
  if (streetWord.test(text) && hasNumber) return true
  return hasNumber && /,/.test(text) && placeScore(afterFirstComma(text)) >= 2
}

const afterFirstComma = (text: string) => text.replace(/^[^,]*,\s*/, '')

/** Between the street and the county with its postcode: "3 Mill Lane", "Wells", "Somerset BA5 1AA". */
const townName = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:[\s-][\p{L}'’]+){0,3},?$/u

function addressFrom(street: ContactPiece, free: readonly ContactPiece[]): Address {
  const pieces = [street]
  let at = free.indexOf(street)
  for (let next = free[++at]; next !== undefined && pieces.length < 4; next = free[++at]) {
    const last = pieces.at(-1) ?? street
    const isNear = next.line.index - last.line.index <= 1 && (next.label === undefined || next.label === 'address')
    const isTown = townName.test(next.text) && placeScore(free[at + 1]?.text ?? '') >= 2
    if (!isNear || (placeScore(next.text) < 2 && !isStreet(next) && !isCountry(next.text) && !isTown && !isCode(next)))
      break
    pieces.push(next)
  }
  const value = pieces.reduce((whole, piece) => {
    const text = piece.text.replace(/,$/, '')
    return whole === '' ? text : isCode(piece) ? `${whole} ${text}` : `${whole}, ${text}`
  }, '')
  const isSure = street.label === 'address' || (streetWord.test(street.text) && pieces.length > 1)
  return { value: { value, confidence: isSure ? 'high' : 'medium', lines: linesOf(pieces) }, pieces }
}

function placeOfAddress(address: Address | undefined): ReadValue | undefined {
  const parts = address?.value.value.split(/,\s*/) ?? []
  for (let from = 1; from < parts.length; from++) {
    const place = parts.slice(from).join(', ')
    if (placeScore(place) >= 2 && !streetWord.test(place))
      return { value: place, confidence: 'medium', lines: address?.value.lines ?? [] }
  }
  return undefined
}

function bestPlace(pieces: readonly Place[]): Place | undefined {
  const labelled = pieces.find(({ label, text }) => label === 'address' && placeScore(text) > 0)
  return labelled ?? pieces.find(({ text }) => placeScore(text) >= 2) ?? pieces.find(isPartOfCity)
}

/** "Hounslow, London"; "Data Analyst, London" and "Kent Health Trust, Leeds" are no places. */
function isPartOfCity({ text }: ContactPiece): boolean {
  const [part = '', city = '', ...more] = text.split(/,\s*/)
  const isNamed = townName.test(part) && titleWords(part) < 1 && employerWords(part) < 1
  return more.length === 0 && isNamed && isLargeCity(city)
}

/** A place may be broken over two lines of a narrow column: `Cape Town, South`, `Africa`. */
type Place = ContactPiece & { lines?: readonly number[] }

function joinBrokenPlaces(pieces: readonly ContactPiece[]): Place[] {
  return pieces.map((piece, at): Place => {
    const next = pieces[at + 1]
    const mayGoOn =
      next?.first === true &&
      next.label === undefined &&
      next.line.index === piece.line.index + 1 &&
      /,/.test(piece.text)
    // "WebLogic, Tomcat" above "Québec, Québec, Canada": the second is a place without the first.
    if (!mayGoOn || placeScore(piece.text) >= 2 || placeScore(next.text) >= 3) return piece
    const text = `${piece.text} ${next.text}`
    return placeScore(text) >= 2 ? { ...piece, text, lines: [piece.line.index, next.line.index] } : piece
  })
}

function locationOf(piece: Place): ReadValue {
  const isSure = piece.label === 'location' || placeScore(piece.text) >= 2
  return {
    value: piece.text.replace(/[.,;]+$/, ''),
    confidence: isSure ? 'high' : 'medium',
    lines: piece.lines ?? linesOf([piece]),
  }
}

const linesOf = (pieces: readonly ContactPiece[]) => [...new Set(pieces.map(({ line }) => line.index))]

/** "DERBY" and "DE1 2RJ" set apart. */
const isCode = ({ text }: ContactPiece) => text.length < 9 && letteredCode.test(` ${text}`)

const letteredCode = /,?\s+(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?=,|$)/

/** "Solihull B91": the first half of a British postcode; a letter ends it in London only. "English B2" is a level, "Sales B2B" a market. */
const outward =
  /^\p{Lu}\p{Ll}[\p{L}\s'’-]{1,40},?\s(?![ABC][12]$)(?:[A-Z]{1,2}\d{2}|[A-Z]{2}\d|E1W|N1[CP]|W1[A-W]|[EW]C\d[A-Z]|SW1[A-Y]|SE1P|NW1W)$/u

/** How surely a text is a place: 2 and more with a state, a country or a postcode. */
export function placeScore(text: string): number {
  const plain = text
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/\.$/, '')
    .trim()
  if (plain.length > 80 || /[@:?!]|\d{7}/.test(plain)) return 0
  const withoutLetters = plain.replace(letteredCode, '')
  const withoutCode = withoutLetters.replace(/,?\s+\d{4,6}(?:-\d{3,4})?(?=,|$)/, '')
  const parts = withoutCode.split(/\s*,\s*/)
  const isNamed = parts.length >= 2 && parts.length <= 4 && /^[^\d]{2,40}$/.test(parts[0] ?? '')
  const last = parts.at(-1) ?? ''
  if (isNamed && (isState(last) || isCountry(last) || isState(last.replace(/\s+\S+$/, '')))) return 3
  // "Conductor de camión C10", "Commercial (69)": what somebody does is no place, whatever stands behind it.
  if (parts.length === 1 && titleWords(withoutCode) >= 1.5) return 0
  if (parts.length === 1 && withoutLetters !== plain && /^\p{Lu}[^\d]{1,40}$/u.test(withoutLetters)) return 2
  if (outward.test(plain)) return 2
  if (parts.length === 1 && withoutCode !== plain && isLargeCity(withoutCode)) return 2.5
  if (parts.length === 1 && withoutCode !== plain && /^\p{Lu}/u.test(withoutCode) && /\s[A-Z]{2}$/.test(withoutCode))
    return 2
  if (/^(?:remote|hybrid)/i.test(plain)) return 0
  // `Nantes (44)`: a French department.
  if (/^\p{Lu}[\p{L}\s'’-]{1,40}\s\(\d{2,3}\)$/u.test(text.trim())) return 2
  return parts.length === 1 && isState(plain) ? 2 : placeLikeness(plain)
}
