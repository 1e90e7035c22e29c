import { joinFlows, type Flow } from './flows.ts'
import { isDrawnAcross, partsColumns, turnsOf } from './columns.ts'
import { toRows, type Row } from './rows.ts'
import { findStrips, partsOf, type Strip } from './strips.ts'
import type { Word } from './words.ts'

const deepest = 5
/** A dense page has 1,500 words. */
const maxWords = 8000

/** Splits a page recursively along strips of white: above a strip, its left, its right, below it. */
export function layOut(words: readonly Word[], depth = 0): { flow: Flow; mixedColumns: boolean } {
  const rows = toRows(words)
  const strip = depth < deepest && words.length < maxWords ? columnStrip(findStrips(rows)) : undefined
  if (!strip) return { flow: rows.length > 0 ? [{ columns: undefined, rows }] : [], mixedColumns: false }
  const { from, to } = withoutLooseEnds(strip, rows)
  const within = rows.slice(from, to).flatMap((row) => row.words)
  const middle = (strip.left + strip.right) / 2
  const inner = [
    layOut(
      within.filter((word) => word.left < middle),
      depth + 1,
    ),
    layOut(
      within.filter((word) => word.left >= middle),
      depth + 1,
    ),
  ]
  const above = layOut(
    rows.slice(0, from).flatMap((row) => row.words),
    depth + 1,
  )
  const below = layOut(
    rows.slice(to).flatMap((row) => row.words),
    depth + 1,
  )
  return {
    flow: [[{ columns: inner.map(({ flow }) => flow), rows: undefined }], below.flow].reduce(joinFlows, above.flow),
    mixedColumns: isDrawnAcross(strip) || [...inner, above, below].some(({ mixedColumns }) => mixedColumns),
  }
}

function columnStrip(strips: readonly Strip[]): Strip | undefined {
  const refused: Strip[] = []
  return strips.find((strip) => {
    if (!strip.isPart && refused.some((one) => isPieceOf(strip, one))) return false
    const isColumns = partsColumns(strip)
    if (!isColumns && !strip.isPart) refused.push(strip)
    return isColumns
  })
}

function isPieceOf(strip: Strip, whole: Strip): boolean {
  const isWithin = strip.from >= whole.from && strip.to <= whole.to
  return isWithin && strip.left < whole.right && strip.right > whole.left
}

/** One-sided rows at a strip's ends, such as a heading, leave the columns if nearer to what is above or below. */
function withoutLooseEnds(strip: Strip, rows: readonly Row[]): { from: number; to: number } {
  let { from, to } = drawnTogether(strip, partsOf(rows))
  while (to < rows.length && to - from > 2 && sideOf(rows[to - 1], strip) !== 'both' && isNearerBelow(rows, to - 1))
    to--
  const side = sideOf(rows[from], strip)
  let next = from
  while (side !== 'both' && next < to - 3 && sideOf(rows[next], strip) === side) next++
  const goesOn = rows.slice(next, to).find((row) => [side, 'both'].includes(sideOf(row, strip)))
  const last = rows[next - 1]
  if (next > from && next - from < 4 && goesOn && last && isApart(last, goesOn)) from = next
  return { from, to }
}

function drawnTogether(strip: Strip, parts: readonly number[]): { from: number; to: number } {
  const inside = parts.filter((part) => part > strip.from && part < strip.to)
  const sides = (from: number, to: number) => {
    const within = ({ row }: { row: number }) => row >= from && row < to
    return { lefts: strip.lefts.filter(within), rights: strip.rights.filter(within) }
  }
  const isBetter = (from: number, to: number, than: { from: number; to: number }) => {
    const rest = sides(from, to)
    return Math.min(rest.lefts.length, rest.rights.length) > 1 && turnsOf(rest) < turnsOf(sides(than.from, than.to))
  }
  let { from, to } = strip
  for (const part of inside.slice(0, 2)) if (part - strip.from <= 4 && isBetter(part, to, { from, to })) from = part
  for (const part of inside.slice(-2).toReversed())
    if (strip.to - part <= 4 && isBetter(from, part, { from, to })) to = part
  return { from, to }
}

function sideOf(row: Row | undefined, { left, right }: Strip): 'left' | 'right' | 'both' {
  if (!row || (row.left < left && row.right > right)) return 'both'
  return row.left < left ? 'left' : 'right'
}

function isNearerBelow(rows: readonly Row[], index: number): boolean {
  const [before, row, after] = [rows[index - 1], rows[index], rows[index + 1]]
  if (!before || !row || !after) return false
  return after.base - after.size - row.base < row.base - row.size - before.base
}

function isApart(row: Row, next: Row): boolean {
  return next.base - next.size - row.base > 1.5 * next.size || row.size > 1.3 * next.size
}
