import { allWords, alternatives } from '../words/dictionary.ts'
import { isPresentWord, monthOf } from '../words/calendar-words.ts'

export type Point = { start: number; end: number; year: number | undefined; month: number | undefined; present?: true }

const year = String.raw`(?<!\d)(?:19[4-9]\d|20[0-4]\d)(?!\d)`
const shortYear = String.raw`['’]\d\d(?!\d)`
const seasons = `${alternatives(allWords(({ seasons: words }) => words))}|Q[1-4]|[HST][12]`
const until = alternatives(allWords(({ until: words }) => words))
const since = alternatives(allWords(({ since: words }) => words))
const from = alternatives(allWords(({ from: words }) => words))
/** Patterns match at the scan's position, and none runs over more than a few dozen characters. */
const sticky = (source: string) => new RegExp(source, 'iuy')

const dayMonth = sticky(String.raw`(\d{1,2})[./](\d{1,2})[./-](${year})|(\d{1,2})-(\d{1,2})-(${year})`)
const yearMonthDay = sticky(String.raw`(${year})[-./](\d{1,2})[-./](\d{1,2})(?!\d)`)
const yearMonth = sticky(String.raw`(${year})\s?[-./]\s?(0?[1-9]|1[0-2])(?!\d|[-./]\d)`)
const monthYear = sticky(String.raw`(0?[1-9]|1[0-2])\s?[-./]\s?(${year})`)
const eastAsian = sticky(String.raw`(${year})\s?[年년]\s?(?:(\d{1,2})\s?[月월])?`)
const dayBefore = String.raw`(?:\d{1,2}(?:\.|st|nd|rd|th|er|º)?[^\S\t]{1,2}(?:de\s)?)?`
const dayAfter = String.raw`(?:\s{1,2}\d{1,2}(?:st|nd|rd|th)?(?=,\s))?`
const named = sticky(
  String.raw`${dayBefore}(\p{L}[\p{L}\p{M}]{2,13})\.?${dayAfter},?(?:\s?[-/.]\s?|\s{0,3})(?:(?:de|del|of|do|di)\s)?((?:${year})|${shortYear})`,
)
const season = sticky(String.raw`(?:${seasons})(?:\s(?:of|de|semester|term))?[\s'’-]{1,2}(?:20)?(${year})(?:/\d{2,4})?`)
const bareYear = sticky(`(${year})`)
const apostropheYear = sticky(String.raw`(${shortYear})`)
const monthOnly = sticky(String.raw`(\p{L}[\p{L}\p{M}]{2,13})\.?|(0?[1-9]|1[0-2])\.?(?=\s?[-–—])`)
export const word = sticky(String.raw`[\p{L}\p{M}]+`)

export const between = sticky(
  String.raw`\s{0,4}(?:[-‐‑‒–—−~→]{1,2}|(?:${until})(?![\p{L}])|(?=jusqu))\s{0,4}(?:(?:zum?|bis|le|la|el|the|jusqu['’](?:à|en|au))\s|l['’])?`,
)
export function isUntil(text: string): boolean {
  return text !== '' && match(between, text, 0)?.[0].length === text.length
}
export const sinceBefore = new RegExp(String.raw`(?:^|[^\p{L}.])(?:${since}|${from}):? {1,2}$`, 'iu')
export const ongoingSince = new RegExp(String.raw`(?:^|[^\p{L}])(?:${since})\s{1,2}$`, 'iu')
export const ongoingBefore = /(?:^|[^\p{L}])(?:bis|jusqu['’]à|hasta)\s{1,2}$/iu

export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function yearOf(text: string): number {
  const digits = Number(text.replace(/\D/g, ''))
  if (digits >= 100) return digits
  return digits < 50 ? 2000 + digits : 1900 + digits
}

const isMonth = (month: number) => month >= 1 && month <= 12

/** "31.12.2020" and "12/31/2020" have one reading; "03/04/2020" has two, so only its year is known. */
function ofThreeNumbers(found: RegExpExecArray): { year: number; month: number | undefined } | undefined {
  const [first, second] = [Number(found[1] ?? found[4]), Number(found[2] ?? found[5])]
  const value = Number(found[3] ?? found[6])
  if (first > 31 || second > 31 || first * second === 0 || (first > 12 && second > 12)) return undefined
  if (found[0].includes('.') || first > 12) return isMonth(second) ? { year: value, month: second } : undefined
  return { year: value, month: second > 12 || first === second ? first : undefined }
}

export function pointAt(text: string, at: number): Point | undefined {
  const point = (found: RegExpExecArray, year: number, month?: number): Point => ({
    start: at,
    end: at + found[0].length,
    year,
    month,
  })
  let found = match(dayMonth, text, at)
  if (found) {
    const date = ofThreeNumbers(found)
    return date && point(found, date.year, date.month)
  }
  if ((found = match(yearMonthDay, text, at)) && isMonth(Number(found[2])))
    return point(found, yearOf(found[1] ?? ''), Number(found[2]))
  if ((found = match(eastAsian, text, at)))
    return point(found, Number(found[1]), found[2] ? Number(found[2]) : undefined)
  if ((found = match(monthYear, text, at))) return point(found, Number(found[2]), Number(found[1]))
  if ((found = match(yearMonth, text, at)) && !isYearSpan(found))
    return point(found, Number(found[1]), Number(found[2]))
  if ((found = match(named, text, at))) {
    const month = monthOf(found[1] ?? '')
    if (month) return point(found, yearOf(found[2] ?? ''), month)
  }
  if ((found = match(season, text, at))) return point(found, Number(found[1]))
  if ((found = match(bareYear, text, at))) return point(found, Number(found[1]))
  if ((found = match(apostropheYear, text, at))) return point(found, yearOf(found[1] ?? ''))
  return undefined
}

/** "2009-10" may be October or two years; "2019-03" cannot be years. */
function isYearSpan(found: RegExpExecArray): boolean {
  return /^\d{4}[-/]\d\d$/.test(found[0]) && Number(found[2]) > Number(found[1]) % 100
}

/** Rejects numbers within longer ones, prices, percentages and addresses. */
export function standsAlone(text: string, { start, end }: Point): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  const after = text.slice(end, end + 3)
  if (/[\p{L}\d_$€£#@=&]$/u.test(before) || /[\d][-./,]$/.test(before) || /[/+]$/.test(before)) return false
  if (/\d[\s)]$/.test(before) && /^\s\d/.test(after)) return false
  return !/^(?:[\d_%€$@+]|[\p{L}](?![월年])|[-./,]\d\d|\/\p{L}|\s?[€$£%])/u.test(after)
}

const shortSpan = sticky(String.raw`(${year})\s?[-–/]\s?(\d\d)(?![\d]|[-./]\d)`)

/** "2016-19" and "2016/17". */
export function shortSpanAt(text: string, at: number): [Point, Point] | undefined {
  const found = match(shortSpan, text, at)
  if (!found) return undefined
  const first = Number(found[1])
  const last = Math.floor(first / 100) * 100 + Number(found[2])
  if (last <= first || last - first > 60) return undefined
  const whole = { start: at, end: at + found[0].length, month: undefined }
  return [
    { ...whole, year: first },
    { ...whole, year: last },
  ]
}

const monthSpan = sticky(
  String.raw`(${year})-(0[1-9]|1[0-2])\s{0,3}(?:[-–—]|to|bis|à|al?)\s{0,3}(?=\p{L}|${year}-\d\d(?!\d))`,
)

/** "2009-10 – 2011-05": beside another month it is a month. */
export function monthSpanAt(text: string, at: number): [Point, Point] | undefined {
  const found = match(monthSpan, text, at)
  const next = found ? at + found[0].length : 0
  const second = found ? (monthPointAt(text, next) ?? presentAt(text, next)) : undefined
  return found && second
    ? [{ start: at, end: at + 7, year: Number(found[1]), month: Number(found[2]) }, second]
    : undefined
}

function monthPointAt(text: string, at: number): Point | undefined {
  const found = match(yearMonth, text, at)
  return found ? { start: at, end: at + found[0].length, year: Number(found[1]), month: Number(found[2]) } : undefined
}

export function presentAt(text: string, at: number): Point | undefined {
  let end = at
  let last: Point | undefined
  for (let count = 0; count < 4; count++) {
    const piece = /^[\s']{0,2}[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/u.exec(text.slice(end, end + 30))
    if (!piece) break
    end += piece[0].length
    if (isPresentWord(text.slice(at, end))) last = { start: at, end, year: undefined, month: undefined, present: true }
  }
  return last
}

/** "Jan – Mar 2019", "03–05/2019": the year appears once, after both months. */
export function monthBeforeRange(text: string, at: number): Point | undefined {
  const found = match(monthOnly, text, at)
  const month = found && (found[2] ? Number(found[2]) : monthOf(found[1] ?? ''))
  if (!found || !month) return undefined
  const gap = match(between, text, at + found[0].length)
  const second = gap && pointAt(text, at + found[0].length + gap[0].length)
  if (!second?.month || second.year === undefined || second.month < month) return undefined
  return { start: at, end: at + found[0].length, year: second.year, month }
}

const twoDigits = sticky(String.raw`(?:(0?[1-9]|1[0-2])/|(\p{L}[\p{L}\p{M}]{2,13})\.?[\s-])(\d\d)(?!\d|[/.]\d)`)

/** "03/19" and "Jan 19" are months only in a range of two such: alone they may be days. */
function shortPointAt(text: string, at: number): Point | undefined {
  const found = match(twoDigits, text, at)
  const month = found && (found[1] ? Number(found[1]) : monthOf(found[2] ?? ''))
  return found && month ? { start: at, end: at + found[0].length, year: yearOf(found[3] ?? ''), month } : undefined
}

export function shortRangeAt(text: string, at: number): [Point, Point] | undefined {
  const first = shortPointAt(text, at)
  const gap = first && match(between, text, first.end)
  const next = first && gap ? first.end + gap[0].length : 0
  const second = gap ? (shortPointAt(text, next) ?? presentAt(text, next)) : undefined
  return first && second && isInOrder(first, second) ? [first, second] : undefined
}

export function isInOrder(first: Point, second: Point): boolean {
  if (second.present || first.year === undefined || second.year === undefined) return true
  if (first.month && second.month) return first.year * 12 + first.month <= second.year * 12 + second.month
  return first.year <= second.year
}

function twoNumbers(text: string, { start, end }: Point): [number, number] | undefined {
  const found = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(text.slice(start, end))
  return found ? [Number(found[1]), Number(found[2])] : undefined
}

/** Both ends of a range share one day-month order: an unambiguous end or a constant 1 settles it. */
export function settleOrder(text: string, first: Point, second: Point): [Point, Point] {
  const [one, other] = [twoNumbers(text, first), twoNumbers(text, second)]
  if (!one || !other) return [first, second]
  const both = [one, other]
  const dayFirst = both.some(([day]) => day > 12)
  const monthFirst = both.some(([, day]) => day > 12)
  if (dayFirst && monthFirst) return [first, second]
  if (dayFirst || (!monthFirst && both.every(([day]) => day === 1)))
    return [
      { ...first, month: one[1] },
      { ...second, month: other[1] },
    ]
  if (monthFirst || both.every(([, day]) => day === 1))
    return [
      { ...first, month: one[0] },
      { ...second, month: other[0] },
    ]
  return [first, second]
}
