import { maritalStatuses } from '@waymark/contract/profile-sections.ts'
import { foldWord, monthOf } from '../words/calendar-words.ts'
import { allWords } from '../words/dictionary.ts'
import type { ContactPiece } from './contact-pieces.ts'
import type { ReadValue } from './fields.ts'

type Facts = { nationality?: ReadValue; date_of_birth?: ReadValue; marital_status?: ReadValue }

/** Nationality, birth date and marital status, only where a label says so. */
export function readPersonalFacts(pieces: readonly ContactPiece[]): Facts {
  const of = (label: ContactPiece['label']) => pieces.find((piece) => piece.label === label)
  const nationality = of('nationality')
  const birth = of('birth')
  const marital = of('marital')
  const date = birth === undefined ? undefined : readBirthDate(birth)
  const status = marital === undefined ? undefined : maritalStatus(marital.text)
  return {
    ...(nationality !== undefined &&
      isShortText(nationality.text) && { nationality: value(nationality, nationality.text) }),
    ...(date && { date_of_birth: date }),
    ...(marital !== undefined && status !== undefined && { marital_status: value(marital, status) }),
  }
}

const value = (piece: ContactPiece, text: string): ReadValue => ({
  value: text,
  confidence: 'high',
  lines: [piece.line.index],
})
const isShortText = (text: string) => text.length <= 60 && !/\d/.test(text) && /\p{L}/u.test(text)

function maritalStatus(text: string): string | undefined {
  const folded = foldWord(text.slice(0, 60))
  return maritalStatuses.find((status) =>
    allWords(({ marital_statuses }) => marital_statuses[status]).some((word) => folded.startsWith(foldWord(word))),
  )
}

/** A whole date with one reading; anything else stays text. */
function readBirthDate({ text, line }: ContactPiece): ReadValue | undefined {
  const date = dateIn(text.slice(0, 80))
  if (date !== undefined) return { value: date, confidence: 'high', lines: [line.index] }
  const partial = /\d[\d./-]*\d{4}|\d{4}[\d./-]*\d|\d{4}/.exec(text.slice(0, 80))?.[0]
  return partial === undefined ? undefined : { value: '', confidence: 'low', lines: [line.index], partial }
}

function dateIn(text: string): string | undefined {
  const iso = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text)
  if (iso) return calendarDate(iso[1], Number(iso[2]), iso[3])
  const numbers = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4})(?!\d)/.exec(text)
  if (numbers) return ofNumbers(Number(numbers[1]), numbers[2] ?? '', Number(numbers[3]), numbers[4])
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s?(?:of\s|de\s|-)?(\p{L}{3,12})\.?,?\s?(?:de\s|-)?(\d{4})/iu.exec(text)
  if (dayFirst) return calendarDate(dayFirst[3], monthOf(dayFirst[2] ?? ''), dayFirst[1])
  const monthFirst = /(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})/iu.exec(text)
  return monthFirst ? calendarDate(monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2]) : undefined
}

/**
 * Full stops mean day, month, year everywhere. With slashes only a number above 12, or two equal numbers, tell the
 * order.
 */
function ofNumbers(first: number, mark: string, second: number, year: string | undefined): string | undefined {
  if (mark === '.' || first > 12 || first === second) return calendarDate(year, second, String(first))
  return second > 12 ? calendarDate(year, first, String(second)) : undefined
}

function calendarDate(
  year: string | undefined,
  month: number | undefined,
  day: string | undefined,
): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isReal && Number(year) > 1900 ? text : undefined
}
