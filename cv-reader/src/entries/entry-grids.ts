import { isOnlyDates } from '../facts/dates.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'

/** Untangles entries side by side ("Course A ⇥ Course B" over "2020 ⇥ 2019"), revealed by a row of dates only. */
export function inColumns(lines: readonly IndexedLine[]): readonly IndexedLine[] {
  const turned: IndexedLine[] = []
  let at = 0
  while (at < lines.length) {
    const rows = rowsOfGrid(lines, at)
    turned.push(...(rows.length > 0 ? columnsOf(rows) : lines.slice(at, at + 1)))
    at += Math.max(1, rows.length)
  }
  return turned
}

const maxRows = 4

function rowsOfGrid(lines: readonly IndexedLine[], start: number): IndexedLine[][] {
  const rows: IndexedLine[][] = []
  for (const line of lines.slice(start, start + maxRows)) {
    const cells = cellsOf(line)
    if (cells.length < 2 || (rows[0] && !sharesColumns(rows[0], cells))) break
    rows.push(cells)
  }
  return rows.length > 1 && rows.some((cells) => cells.every(({ text }) => isOnlyDates(text))) ? rows : []
}

function sharesColumns(first: readonly IndexedLine[], cells: readonly IndexedLine[]): boolean {
  return (
    cells.length === first.length &&
    cells.every(({ left, right }, at) => {
      const next = first[at + 1]
      return left >= (first[at]?.left ?? 0) - 3 && (next === undefined || right < next.left)
    })
  )
}

function cellsOf(line: IndexedLine): IndexedLine[] {
  const starts = line.spans.flatMap(({ apart }, at) => (at === 0 || apart ? [at] : []))
  return starts.map((start, at) => lineOfSpans(line, line.spans.slice(start, starts[at + 1])))
}

const between = 2

function columnsOf(rows: readonly IndexedLine[][]): IndexedLine[] {
  const count = rows[0]?.length ?? 0
  return Array.from({ length: count }, (_, column) =>
    rows.flatMap((cells, row) => {
      const cell = cells[column]
      return cell ? [{ ...cell, gapAbove: row === 0 ? between : 0 }] : []
    }),
  ).flat()
}

/** Lines per entry, if a lone date ends each entry and all have the same number of lines; else undefined. */
export function sizeOfEntries(lines: readonly IndexedLine[]): number | undefined {
  const ends = lines.flatMap(({ text }, index) => (isOnlyDates(text) ? [index] : []))
  const size = (ends[0] ?? 0) + 1
  const areAlike = ends.every((end, at) => end === (at + 1) * size - 1) && lines.length === ends.length * size
  const areWhole = lines.every(({ text, bullet }) => !text.endsWith(',') && !bullet && /[\p{L}\d]/u.test(text))
  return ends.length > 1 && size > 1 && size <= maxRows && areAlike && areWhole ? size : undefined
}
