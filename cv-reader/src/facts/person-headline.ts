import type { IndexedLine } from '../lines/line.ts'
import { titleWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import type { ReadValue } from './fields.ts'
import { findPhones } from './phone-numbers.ts'
import { writtenLinks } from './web-links.ts'

const maxLength = 120

/** The line below the name that says what the person is: "Staff Nurse | Surgery". Not contact data or a sentence. */
export function readHeadline(own: readonly IndexedLine[], name: ReadValue | undefined): ReadValue | undefined {
  if (name === undefined) return undefined
  const last = Math.max(...name.lines)
  const line = own.find(({ index, text }) => index > last && index <= last + 2 && text !== '')
  if (line === undefined || !isHeadline(line.text)) return undefined
  return { value: line.text.replaceAll('\t', ' '), confidence: 'medium', lines: [line.index] }
}

function isHeadline(text: string): boolean {
  if (text.length > maxLength || text.split(/\s+/).length > 14 || /[.!?:;]$/.test(text)) return false
  if (text.includes('@') || findPhones(text).length > 0 || writtenLinks(text).length > 0) return false
  const parts = text.split(/\s*[|•·,/–—\t]\s*/u).filter(Boolean)
  const isTitle = (part: string) => titleWords(part) >= 1.5 && placeLikeness(part) < 1
  // "Software Engineer and data nerd" is a headline; "I am a nurse who …" is a sentence.
  return !/^(?:i|ich|je|yo)\s/i.test(text) && parts.some(isTitle)
}
