import { findDates } from '../facts/dates.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'

/**
 * "JUN 2021" above "PRESENT" in a margin whose lines are closer than those beside it: both are one range, although the title stands between
 * them in the order of lines, and stands beside that range. `sources` gets the indexes of all three.
 */
export function joinStackedDates(
  lines: readonly IndexedLine[],
  sources: Map<number, readonly number[]>,
): IndexedLine[] {
  const used = new Set<number>()
  return lines.flatMap((line, at) => {
    if (used.has(line.index)) return []
    const [beside, end] = [lines[at + 1], lines[at + 2]]
    const [first] = line.spans
    if (!first || !beside || !end || !isStack(line, beside, end)) return [line]
    used.add(beside.index).add(end.index)
    sources.set(beside.index, [line.index, beside.index, end.index])
    const date = { ...first, text: `${line.text} – ${end.text}` }
    const own = beside.spans.map((span, index) => (index === 0 ? { ...span, apart: true } : span))
    return [{ ...lineOfSpans(beside, [date, ...own]), left: line.left, gapAbove: line.gapAbove }]
  })
}

function isStack(start: IndexedLine, beside: IndexedLine, end: IndexedLine): boolean {
  const isFlow = [beside, end].every(({ block, page }) => block === start.block && page === start.page)
  const isMargin = Math.abs(start.left - end.left) <= 3 && beside.left > Math.max(start.right, end.right)
  const isClose = end.top > start.top && end.top - start.top <= maxLeading * start.size
  return isFlow && isMargin && isClose && start.spans.length === 1 && isRange(start.text, end.text)
}

/** In sizes of the type. */
const maxLeading = 1.5

function isRange(start: string, end: string): boolean {
  const [whole, ...more] = findDates(`${start} – ${end}`)
  const isWhole = more.length === 0 && whole?.start === 0 && whole.end === start.length + 3 + end.length
  return isWhole && whole.to !== undefined && findDates(start)[0]?.to === undefined
}
