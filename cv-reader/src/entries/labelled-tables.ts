import { findDates } from '../facts/dates.ts'
import type { IndexedLine } from '../lines/line.ts'
import { allWords } from '../words/dictionary.ts'
import { type FieldLabel, labelOf } from '../words/field-labels.ts'
import { foldWord } from '../words/normal-words.ts'

/** A row of a table: `cells` by the label of their column, and the lines below it that only describe it. */
export type LabelledRow = {
  line: IndexedLine
  cells: ReadonlyMap<FieldLabel, string>
  lines: readonly number[]
  more: readonly IndexedLine[]
}

type Column = { label: FieldLabel | undefined; left: number; isEnd: boolean }
type Cell = { text: string; left: number }
type Row = { cells: Map<FieldLabel, string>; line: IndexedLine; lines: number[]; more: IndexedLine[] }

const starts = new Set(allWords(({ from, since }) => [...from, ...since]).map(foldWord))
const ends = new Set(allWords(({ until }) => until).map(foldWord))

/**
 * Rows of a table with a header ("Degree | Institution | Year | Marks"); undefined for any other text. `needed`: labels of which the
 * header has one at least. The first row has the header among its lines.
 */
export function readLabelledTable(
  [head, ...others]: readonly IndexedLine[],
  needed: readonly FieldLabel[],
): LabelledRow[] | undefined {
  const columns = head ? columnsOf(head) : []
  if (!head || !needed.some((label) => columns.some((column) => column.label === label))) return undefined
  const rows: Row[] = []
  for (const line of others) {
    const cells = placedCells(line, columns)
    const open = rows.at(-1)
    if (cells === undefined) return undefined
    if (startsRow(line, cells, columns)) rows.push({ cells: new Map(), line, lines: [], more: [] })
    else if (open && describes(line, cells)) {
      open.more.push(line)
      continue
    }
    const row = rows.at(-1)
    if (row === undefined) return undefined
    addCells(row, cells)
    row.lines.push(line.index)
  }
  rows[0]?.lines.push(head.index)
  return rows.length > 0 ? rows : undefined
}

/** Two known labels at least, and nothing that is longer than a label. */
function columnsOf(head: IndexedLine): Column[] {
  const cells = cellsOf(head)
  const columns = cells.map(({ text, left }): Column => {
    const word = foldWord(text)
    const isTime = starts.has(word) || ends.has(word)
    return { label: isTime ? 'date' : labelOf(text), left, isEnd: ends.has(word) }
  })
  const known = columns.filter(({ label }) => label !== undefined).length
  const areLabels = cells.every(({ text }) => text.length <= 40 && findDates(text).length === 0)
  return areLabels && known > 1 && known >= columns.length - 1 ? columns : []
}

const cellsOf = (line: IndexedLine): Cell[] => {
  const lefts = line.spans.flatMap(({ left, apart }, at) => (at === 0 || apart ? [left] : []))
  return line.text.split('\t').map((text, at) => ({ text: text.trim(), left: lefts[at] ?? line.left }))
}

/** True for the header of a table, also where its rows are not laid out like it: it names no employer. */
export const isTableHead = (line: IndexedLine): boolean => {
  const columns = columnsOf(line)
  return columns.length > 2 && columns.every(({ label }) => label !== undefined)
}

type PlacedCell = { text: string; column: Column }

/** Undefined if two cells stand in one column, or one in none. */
function placedCells(line: IndexedLine, columns: readonly Column[]): PlacedCell[] | undefined {
  const cells = cellsOf(line)
  const placed = cells.map(({ text, left }, at) => {
    const column = cells.length === columns.length ? columns[at] : columns.findLast((one) => one.left <= left + 6)
    return column && { text, column }
  })
  const own = placed.filter((cell) => cell !== undefined)
  return own.length === cells.length && new Set(own.map(({ column }) => column)).size === own.length ? own : undefined
}

/** Word files have no widths: their lines are paragraphs, and those of a PDF may be the rest of a cell. */
const isParagraph = (line: IndexedLine) => line.right <= line.left

function startsRow(line: IndexedLine, cells: readonly PlacedCell[], columns: readonly Column[]): boolean {
  const isDated = cells.some(({ text, column }) => column.label === 'date' && findDates(text)[0]?.start === 0)
  const areDated = columns.some(({ label }) => label === 'date')
  if (line.bullet || isDated || (areDated && !isParagraph(line))) return isDated
  return cells.length > 1 && cells[0]?.column === columns[0]
}

const describes = (line: IndexedLine, [first, second]: readonly PlacedCell[]): boolean =>
  second === undefined &&
  (line.bullet || first?.column.label === 'duties' || (isParagraph(line) && first?.column.label === 'title'))

function addCells({ cells, line }: Row, added: readonly PlacedCell[]): void {
  for (const { text, column } of added) {
    const { label, isEnd } = column
    const known = label && cells.get(label)
    const mark = isEnd ? ' – ' : isParagraph(line) ? ', ' : ' '
    if (label && text !== '') cells.set(label, known === undefined ? text : `${known}${mark}${text}`)
  }
}

export function yearsOfCell(cell: string): string {
  const years = findDates(cell).flatMap(({ from, to }) => [from, to].flatMap((month) => month ?? []))
  return [...new Set(years.map((date) => (date === 'present' ? date : date.slice(0, 4))))].join(' - ')
}
