import { type DatePoint, type DateRange, isBracketed, withoutDates } from '../facts/dates.ts'
import { saysPromotion } from '../words/entry-labels.ts'
import type { DatedLine } from './dated-lines.ts'
import { isFree } from './entry-starts.ts'

/**
 * Takes the date from lines that only remark on the entry whose whole range stands beside them: "IP Paralegal (promoted from Legal
 * Assistant, January 2021)" below "Kessler Bright LLP – August 2019 – March 2024", or "Promoted to manager in June 2021".
 */
export function withoutDateAsides(described: readonly DatedLine[]): DatedLine[] {
  const first = described.findIndex(({ date }) => date)
  return described.map((it, index) => {
    if (isRemark(it) && first !== -1 && first < index) return { ...it, date: undefined, isHead: false }
    const { date } = it
    if (!isAside(it) || !date) return it
    const around = rangeBeside(described, index, date, hasWordsBeside(it.line.text, date))
    if (!around) return it
    if (hasWordsBeside(it.line.text, date) || !hasMorePositions(described, index, around))
      return { ...it, date: undefined }
    // A position that has lasted since then ended with the employment.
    return date.to === 'present' ? { ...it, date: { ...date, to: around.to } } : it
  })
}

/** A position of its own has a range, or its date in a cell. */
const isRemark = ({ line, dates }: DatedLine): boolean =>
  saysPromotion(line.text) && !dates.some(({ to }) => to !== undefined) && !line.text.includes('\t')

/** "Staff Engineer (2023–), Senior Engineer (2021–2023)" tells of several positions, and each time is a part of the whole. */
const isAside = ({ line, date, dates }: DatedLine): boolean =>
  date !== undefined &&
  isBracketed(line.text, date) &&
  (date.to === undefined || date.to === 'present' || dates.filter((it) => isBracketed(line.text, it)).length > 1)

function hasWordsBeside(text: string, { start, end }: DateRange): boolean {
  const inside = text.slice(text.lastIndexOf('(', start) + 1, start) + (/^[^)]*/.exec(text.slice(end))?.[0] ?? '')
  // "(2 weeks, May 2023)" says how long, and remarks on nothing.
  return /\p{L}{2}/u.test(withoutDates(inside))
}

const maxLinesBetween = 2

function rangeBeside(
  described: readonly DatedLine[],
  index: number,
  inner: DateRange,
  mayBeBelow: boolean,
): DateRange | undefined {
  let above = index - 1
  while (index - above <= maxLinesBetween && isFree(described[above])) above--
  const near = [described[above], ...(mayBeBelow ? [described[index + 1]] : [])]
  return near.flatMap((it) => (it && isWhole(it) && contains(it.date, inner) ? [it.date] : []))[0]
}

const isWhole = (it: DatedLine): it is DatedLine & { date: DateRange } =>
  it.date?.to !== undefined && !isBracketed(it.line.text, it.date)

function hasMorePositions(described: readonly DatedLine[], index: number, around: DateRange): boolean {
  const below = described.slice(index + 1)
  const end = below.findIndex(isWhole)
  return below
    .slice(0, end === -1 ? below.length : end)
    .some(({ line, date }) => date !== undefined && isBracketed(line.text, date) && contains(around, date))
}

function contains(outer: DateRange, { from }: DateRange): boolean {
  if (outer.from === undefined || outer.to === undefined || from === undefined) return false
  return compare(outer.from, from) <= 0 && compare(from, outer.to) < 0
}

/** Compares years where one of the two has no month. */
function compare(a: DatePoint, b: DatePoint): number {
  const [first, second] = [a, b].map((point) => (point === 'present' ? '9999-12' : point))
  const length = Math.min(first?.length ?? 0, second?.length ?? 0)
  return (first ?? '').slice(0, length).localeCompare((second ?? '').slice(0, length))
}
