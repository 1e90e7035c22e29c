import { findDates, withoutDates } from '../facts/dates.ts'
import { isPlanned, saysExpiry } from '../facts/expected-dates.ts'
import type { ReadValue } from '../facts/fields.ts'
import { findPhones } from '../facts/phone-numbers.ts'
import type { IndexedLine } from '../lines/line.ts'
import { labelNamed, splitLabel } from '../words/contact-labels.ts'
import { saysRenewal } from '../words/credential-words.ts'
import { isBareClass, namesLicence } from '../words/licence-words.ts'
import type { ReadCertification } from './certifications.ts'

const separator = /\t+|\s+[|•·∙⋅–—]\s+|\s*[|•;]\s*|\s{3,}|(?<=\p{Ll}{5}|\)|\s[A-E]\d?E?)\.\s+(?=\p{Lu})/u
const mostWords = 10
const mostCharacters = 100

/** Licences that a CV names outside a section of their own: beside the address, among the skills, under "Other". */
export function readLicences(lines: readonly IndexedLine[]): ReadCertification[] {
  const read: ReadCertification[] = []
  let waiting: { label: string; line: number; isOpen: boolean } | undefined
  const settle = () => {
    if (waiting && namesLicence(waiting.label)) read.push(toCertification(waiting.label, [waiting.line]))
    waiting = undefined
  }
  for (const { text, index } of lines) {
    if (text.length > 400) continue
    for (const piece of piecesOf(text)) {
      if (waiting && index - waiting.line <= 1 && (isBareClass(piece) || (waiting.isOpen && isAnswer(piece)))) {
        read.push(toCertification(`${waiting.label}: ${piece}`, [...new Set([waiting.line, index])]))
        waiting = undefined
        continue
      }
      settle()
      if (labelNamed(piece) === 'licence')
        waiting = { label: piece.replace(/\s?[:：]$/u, ''), line: index, isOpen: /[:：]$/u.test(piece) }
      else if (isLicence(piece)) read.push(toCertification(piece, [index]))
    }
  }
  settle()
  return read
}

/** What may stand behind "Driving licence:" in a cell or line of its own; the next fact of the person may not. */
const isAnswer = (text: string) =>
  text.length <= 40 && !/[@:]|\d{5}/.test(text) && labelNamed(text) === undefined && findPhones(text).length === 0

/** A list of three or more, or of nothing but licences, is cut at its commas; "Permis B, véhicule personnel" is one statement. */
function piecesOf(text: string): string[] {
  return text
    .split(separator)
    .flatMap((piece) => {
      const parts = piece.split(/,\s+/)
      return parts.length > 2 || (parts.length > 1 && parts.every(namesLicence)) ? parts : [piece]
    })
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
  const isWhole = saysExpiry(text) || isPlanned(text) || saysRenewal(text)
  const year = isWhole ? undefined : /\d{4}/.exec(findDates(text)[0]?.from ?? '')?.[0]
  const value = (found: string): ReadValue => ({ value: found, confidence: 'medium', lines })
  const name = isWhole ? text : withoutDates(text)
  return { certification_name: value(name), ...(year !== undefined && { certification_date: value(year) }) }
}
