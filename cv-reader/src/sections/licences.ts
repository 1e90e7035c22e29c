import { expires } from '../entries/short-entries.ts'
import { findDates, withoutDates } from '../facts/dates.ts'
import { isPlanned } from '../facts/expected-dates.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { findPhones } from '../facts/phone-numbers.ts'
import type { IndexedLine } from '../lines/line.ts'
import { labelNamed, splitLabel } from '../words/contact-labels.ts'
import { namesLicence } from '../words/licence-words.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'

export type ReadCertification = ReadEntry<ProfileDocument['certifications'][number]>

const separator = /\t+|\s+[|•·∙⋅–—]\s+|\s*[|•;]\s*|\s{3,}/u
const mostWords = 10
const mostCharacters = 100

/** Licences that a CV names outside a section of their own: beside the address, among the skills, under "Other". */
export function readLicences(lines: readonly IndexedLine[]): ReadCertification[] {
  const read: ReadCertification[] = []
  let waiting: { label: string; line: number } | undefined
  for (const { text, index } of lines) {
    if (text.length > 400) continue
    for (const piece of piecesOf(text)) {
      const label = waiting
      waiting = undefined
      if (labelNamed(piece) === 'licence') waiting = { label: piece.replace(/\s?[:：]$/u, ''), line: index }
      else if (label !== undefined && index - label.line <= 1)
        read.push(toCertification(`${label.label}: ${piece}`, [...new Set([label.line, index])]))
      else if (isLicence(piece)) read.push(toCertification(piece, [index]))
    }
  }
  return read
}

/** A list of three or more is cut at its commas; "Permis B, véhicule personnel" is one statement. */
function piecesOf(text: string): string[] {
  return text
    .split(separator)
    .flatMap((piece) => (piece.split(/,\s/).length > 2 ? piece.split(/,\s+/) : [piece]))
    .map((piece) => piece.replace(/^[^\p{L}\d(]+/u, '').replace(/[\s,.;]+$/u, ''))
    .filter((piece) => piece !== '')
}

function isLicence(text: string): boolean {
  if (text.length > mostCharacters || text.split(/\s+/).length > mostWords || text.includes('@')) return false
  const { label, rest } = splitLabel(text)
  if (label === 'licence') return rest !== ''
  return label === undefined && namesLicence(text) && findPhones(text).length === 0
}

export function toCertification(text: string, lines: readonly number[]): ReadCertification {
  const isWhole = expires.test(text) || isPlanned(text)
  const year = isWhole ? undefined : /\d{4}/.exec(findDates(text)[0]?.from ?? '')?.[0]
  const value = (found: string): ReadValue => ({ value: found, confidence: 'medium', lines })
  const name = isWhole ? text : withoutDates(text)
  return { certification_name: value(name), ...(year !== undefined && { certification_date: value(year) }) }
}
