import { findDates } from '../facts/dates.ts'
import { type FieldLabel, labelOf } from '../words/field-labels.ts'
import type { IndexedLine } from '../lines/line.ts'

export type LabelledRow = { line: IndexedLine; cells: ReadonlyMap<FieldLabel, string> }

/** Rows of a table with a header ("Degree | Institution | Year | Marks"); undefined for any other text. */
export function readLabelledTable(lines: readonly IndexedLine[]): LabelledRow[] | undefined {
  const [head, ...rows] = lines
  const labels = head?.text.split('\t').map(labelOf) ?? []
  if (labels.length < 2 || labels.includes(undefined) || !labels.includes('school') || rows.length === 0)
    return undefined
  const read = rows.map((line) => ({ line, cells: line.text.split('\t').map((cell) => cell.trim()) }))
  if (read.some(({ cells }) => cells.length !== labels.length)) return undefined
  return read.map(({ line, cells }) => ({
    line,
    cells: new Map(labels.flatMap((label, at) => (label && cells[at] ? [[label, cells[at]] as const] : []))),
  }))
}

export function yearsOfCell(cell: string): string {
  const years = findDates(cell).flatMap(({ from, to }) => [from, to].flatMap((month) => month ?? []))
  return [...new Set(years.map((date) => (date === 'present' ? date : date.slice(0, 4))))].join(' - ')
}
