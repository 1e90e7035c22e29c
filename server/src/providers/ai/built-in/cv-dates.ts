/** A date with a month in a CV: how it is written, and the month as a number that can be compared (year × 12 + month). */
export type FoundDate = {
  format: DateFormat
  written: string
  month: number
  line: string
  isStart: boolean
  rangeEnd: number | undefined
}
export type DateFormat = 'January 2020' | 'Jan 2020' | '01/2020' | '2020-01'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const dateRule = new RegExp(
  String.raw`\b(?<name>${monthName})\.?,? ?['’]?(?<nameYear>(?:19|20)\d\d)\b|(?<![\d/.-])(?<month>0?[1-9]|1[0-2])[/.](?<slashYear>(?:19|20)\d\d)\b|(?<![\d/.-])(?<isoYear>(?:19|20)\d\d)-(?<isoMonth>0[1-9]|1[0-2])(?![\d-])`,
  'gi',
)

/** The dates of one line; two of them with a dash or "to" between are a range. Day-exact dates are no CV dates and left out. */
export function findDates(line: string): FoundDate[] {
  const matches = [...line.matchAll(dateRule)]
  return matches.map((match, index) => {
    const next = matches[index + 1]
    const between = next && line.slice(match.index + match[0].length, next.index)
    const isStart = between !== undefined && /^\s*(?:[-–—]|to|until|till)\s*$/i.test(between)
    const rangeEnd = isStart && next ? monthOf(next) : undefined
    return { format: formatOf(match), written: match[0], month: monthOf(match), line, isStart, rangeEnd }
  })
}

function monthOf({ groups = {} }: RegExpMatchArray): number {
  const year = Number(groups['nameYear'] ?? groups['slashYear'] ?? groups['isoYear'])
  const month = groups['name']
    ? names.indexOf(groups['name'].slice(0, 3).toLowerCase())
    : Number(groups['month'] ?? groups['isoMonth']) - 1
  return year * 12 + month
}

function formatOf({ groups = {} }: RegExpMatchArray): DateFormat {
  if (groups['isoYear']) return '2020-01'
  if (groups['slashYear']) return '01/2020'
  return (groups['name'] ?? '').length > 4 ? 'January 2020' : 'Jan 2020'
}

/** Months whose full name is as short as a shortened one say nothing about the format. */
export function tellsFormat({ written }: FoundDate): boolean {
  return !/^(?:may|june|july)\b/i.test(written)
}

/** The month of a moment, for comparison with `FoundDate.month`. */
export function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
