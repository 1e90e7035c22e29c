import { isTimeUnit } from '../words/calendar-words.ts'
import {
  type Point,
  between,
  isInOrder,
  match,
  monthBeforeRange,
  monthSpanAt,
  ongoingBefore,
  ongoingSince,
  pointAt,
  presentAt,
  settleOrder,
  shortRangeAt,
  shortSpanAt,
  sinceBefore,
  standsAlone,
  word,
} from './date-points.ts'

/** `YYYY-MM`, `YYYY` where the text names no month, or `present`. */
export type DatePoint = string

export type DateRange = {
  start: number
  end: number
  from: DatePoint | undefined
  to: DatePoint | undefined
  /** A dash follows the only date: the end may be on the next line or missing. */
  open: boolean
  bare: boolean
  /** "Summer 2016 and summer 2017": the time between may not belong to it. */
  isPair?: true
}

function toDatePoint({ year, month, present }: Point): DatePoint {
  if (present) return 'present'
  if (year !== undefined && month !== undefined) return `${year}-${String(month).padStart(2, '0')}`
  return String(year)
}

/** True for a date within brackets, with or without other words: "(since June 2021)". */
export function isBracketed(text: string, { start, end }: DateRange): boolean {
  return /\([^()]*$/.test(text.slice(0, start)) && /^[^()]*\)/.test(text.slice(end))
}

/** True for "Wesley School (2022 – 2024)", but not for versions: "Visual Studio 2005-2019". */
export function endsInTime(text: string): boolean {
  const last = findDates(text).at(-1)
  const isSet = last !== undefined && /(?:[(,|\t]|\s[–—-])\s?$/u.test(text.slice(0, last.start))
  return isSet && last.to !== undefined && !/[\p{L}\d]/u.test(text.slice(last.end))
}

function rangeAt(text: string, at: number): DateRange | undefined {
  const pair = shortRangeAt(text, at) ?? monthSpanAt(text, at) ?? shortSpanAt(text, at)
  if (pair && standsAlone(text, { ...pair[0], end: Math.max(pair[0].end, pair[1].end) })) {
    return toDate(text, pair[0], pair[1])
  }
  const first = monthBeforeRange(text, at) ?? pointAt(text, at)
  if (!first) return undefined
  const gap = match(between, text, first.end)
  const next = gap ? first.end + gap[0].length : 0
  const second = gap ? (shortSpanAt(text, next)?.[1] ?? pointAt(text, next) ?? presentAt(text, next)) : undefined
  if (second && isInOrder(first, second)) {
    const isAlone = standsAlone(text, { ...first, end: second.end })
    return isAlone ? toDate(text, ...settleOrder(text, first, second)) : undefined
  }
  if (!standsAlone(text, first)) return undefined
  return pairAt(text, first) ?? toDate(text, first, undefined)
}

/** Two years or seasons joined by "and", nothing else: of months and days the reader would not know the year. */
function pairAt(text: string, first: Point): DateRange | undefined {
  const and = match(pairWord, text, first.end)
  const second = and && pointAt(text, first.end + and[0].length)
  if (!second || first.month || second.month || !isInOrder(first, second) || !standsAlone(text, second))
    return undefined
  const date = toDate(text, first, second)
  return { ...date, bare: /^['’\d]+$/.test(text.slice(first.start, first.end)), isPair: true }
}

function toDate(text: string, first: Point, second: Point | undefined): DateRange {
  const before = text.slice(Math.max(0, first.start - 14), first.start)
  const since = sinceBefore.exec(before)
  const start = since ? first.start - since[0].replace(/^[^\p{L}]/u, '').length : first.start
  const end = second?.end ?? first.end
  if (!second && ongoingBefore.test(before) === false && ongoingSince.test(before)) {
    return { start, end, from: toDatePoint(first), to: 'present', open: false, bare: false }
  }
  const dash = second ? null : /^\s{0,3}(?:[-–—]|to|bis|à|al?|hasta)[^\S\t]*(?=\t|$)/i.exec(text.slice(end, end + 20))
  const bare = !second && /^['’\d]+$/.test(text.slice(first.start, end))
  return {
    start,
    end: end + (dash?.[0].length ?? 0),
    from: toDatePoint(first),
    to: second && toDatePoint(second),
    open: dash !== null,
    bare,
  }
}

/** Finds dates and ranges in order, but no phone numbers, postcodes or grades. "since 2020" is an open range. */
export function findDates(text: string): DateRange[] {
  const dates: DateRange[] = []
  let at = 0
  const end = Math.min(text.length, maxLineLength)
  while (at < end && dates.length < 50) {
    const date = /[\p{L}\d'’]/u.test(text[at] ?? '') ? rangeAt(text, at) : undefined
    if (date) dates.push(date)
    at = date ? date.end : endOfToken(text, at)
  }
  return dates
}

/** No entry's date is further into a line; hostile lines have 200 kB. */
const maxLineLength = 600

const pairWord = /\s(?:and|und|et|y|e|en|&)\s(?:en\s|im\s|in\s|de\s)?/iuy

function endOfToken(text: string, at: number): number {
  const found = match(word, text, at) ?? match(/\d+/y, text, at)
  return at + (found?.[0].length ?? 1)
}

const durationPattern = /(\d{1,2})\+?\s?(\p{L}[\p{L}\p{M}]*\.?)/gu

/** The first 600 characters of a line without dates, durations ("3 yrs 2 mos") and their brackets and separators; a comma stays. */
export function withoutDates(given: string): string {
  const text = given.slice(0, maxLineLength)
  let rest = text
  for (const { start, end } of findDates(text).toReversed()) rest = `${rest.slice(0, start)}\ue000${rest.slice(end)}`
  rest = rest.replace(durationPattern, (whole, _count: string, unit: string) => (isTimeUnit(unit) ? '\ue000' : whole))
  return rest
    .replace(/\(\s*[\ue000\s,;·•&-]*(?:and|und|et|y)?[\ue000\s,;·•&-]*\)/g, '\ue000')
    .replace(/\s*[-–—|,;:·•/(]*\s*\ue000[\s\ue000]*[-–—|,;:·•/)]*\s*/g, (cut) =>
      /[,;]/.test(cut) ? '\ue000\ue001\ue000' : '\ue000',
    )
    .replace(/^[\ue000\ue001]+|[\ue000\ue001]+$/g, '')
    .replace(/\ue000*\ue001[\ue000\ue001]*/g, ', ')
    .replace(/\ue000+/g, ' ')
    .trim()
}

export function isOnlyDates(text: string): boolean {
  if (text.length > maxLineLength || !/\d/.test(text)) return false
  return withoutDates(text).replace(/[^\p{L}\d]/gu, '') === ''
}
