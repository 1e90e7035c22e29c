import { monthOf } from '../words/calendar-words.ts'

export type NumberOrder = 'dayFirst' | 'monthFirst'

export type FoundDay = { value: string; start: number; end: number }

type Numbers = { year: string | undefined; month: number | undefined; day: string | undefined }

const yearFirst = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/u
const numbers = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4})(?!\d)/u
const dayAndName =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s?(?:of\s|de\s|-)?(\p{L}{3,12})\.?,?\s?(?:de\s|-)?(\d{4})(?!\d)/iu
const nameAndDay = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/iu

/** The first full date of a text, its month a number or a name. Skips ambiguous numbers unless `order` is given. */
export function findDay(given: string, order?: NumberOrder): FoundDay | undefined {
  const text = given.slice(0, 200)
  return (
    matchDay(text, yearFirst, ([year, month, day]) => ({ year, month: Number(month), day })) ??
    matchDay(text, numbers, (parts) => ofNumbers(parts, order)) ??
    matchDay(text, dayAndName, ([day, name = '', year]) => ({ year, month: monthOf(name), day })) ??
    matchDay(text, nameAndDay, ([name = '', day, year]) => ({ year, month: monthOf(name), day }))
  )
}

function matchDay(text: string, pattern: RegExp, read: (parts: string[]) => Numbers): FoundDay | undefined {
  const found = pattern.exec(text)
  const value = found && calendarDay(read(found.slice(1)))
  return value ? { value, start: found.index, end: found.index + found[0].length } : undefined
}

/** Full stops mean day, month, year everywhere. Else, without `order`, only numbers above 12 or equal ones tell. */
function ofNumbers([first, mark, second, year]: string[], order: NumberOrder | undefined): Numbers {
  const [a, b] = [Number(first), Number(second)]
  if (mark === '.' || order === 'dayFirst') return { year, month: b, day: first }
  if (order === 'monthFirst') return { year, month: a, day: second }
  if (a > 12 || a === b) return { year, month: b, day: first }
  return { year, month: b > 12 ? a : undefined, day: second }
}

function calendarDay({ year, month, day }: Numbers): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isReal && Number(year) > 1900 ? text : undefined
}
