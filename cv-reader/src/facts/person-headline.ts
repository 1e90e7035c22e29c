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
  const near = own.filter(({ index, text }) => index > last && index <= last + 3 && text !== '')
  // The address and the telephone may stand between.
  const line = near.find(({ text }) => isHeadline(ownCell(text)) || titleBeforeContact(text) || !holdsContact(text))
  if (line === undefined) return undefined
  const title = titleBeforeContact(line.text)
  if (title) return { value: title, confidence: 'medium', lines: [line.index] }
  const next = own[own.indexOf(line) + 1]
  // "Approved Electrician –" above "Commercial Maintenance"
  const isBroken = next?.index === line.index + 1 && (/\s[–—|/&-]$/u.test(line.text) || goesOn(line, next))
  const whole = isBroken ? `${line.text} ${next.text}` : ''
  const text = isHeadline(whole) ? whole : ownCell(line.text)
  if (!isHeadline(text)) return undefined
  const lines = text === whole && next ? [line.index, next.index] : [line.index]
  return { value: text.replaceAll('\t', ' '), confidence: 'medium', lines }
}

/** "Carer at Bright Homes | Dementia" above "Champion | Open to work": half of a part would be another one. */
const goesOn = (line: IndexedLine, next: IndexedLine) =>
  [line, next].every(({ text }) => /\s[|•·]\s/u.test(text)) && line.size === next.size && !holdsContact(next.text)

const holdsContact = (text: string) => text.includes('@') || findPhones(text).length > 0 || addressed.test(text)
/** "41 Braithwaite Avenue, Keighley BD22 6QH" */
const addressed = /\d.*,|,.*\d/

/** "Head Chef • Galway, Ireland • 087 555 0199" */
function titleBeforeContact(text: string): string | undefined {
  const [first = '', ...others] = text.split(/\s*[|•·\t]\s*|\s[–—]\s/u)
  return others.some(holdsContact) && !/\d/.test(first) && isHeadline(first) ? first : undefined
}

/** A birth date or another fact may stand at the right of the line. */
const ownCell = (text: string) => {
  const [first = '', ...others] = text.split('\t')
  return others.some((cell) => /\d{4}/.test(cell)) ? first : text
}

function isHeadline(text: string): boolean {
  if (text.length > maxLength || text.split(/\s+/).length > 14 || isSentence(text)) return false
  if (text.includes('@') || findPhones(text).length > 0 || writtenLinks(text).length > 0) return false
  const parts = text.split(/\s*[|•·,/–—\t]\s*/u).filter(Boolean)
  const isTitle = (part: string) => titleWords(part) >= 1.5 && placeLikeness(part) < 1
  // "Software Engineer and data nerd" is a headline; "I am a nurse who …" is a sentence.
  return !/^(?:i|ich|je|yo)\s/i.test(text) && parts.some(isTitle)
}

/** "Personalfachkauffrau (IHK) i. A." ends in an abbreviation. */
const isSentence = (text: string) => /[!?:;]$/.test(text) || (text.endsWith('.') && !/[\s.]\p{L}{1,2}\.$/u.test(text))
