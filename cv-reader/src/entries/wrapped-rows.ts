import { findDates } from '../facts/dates.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'

type Cell = IndexedLine['spans']

/**
 * "2006 – 2009 | Ausbildung zum | Berufsschule I," above "Fachlageristen | Ulm": the row of a table whose cells go on in the next line, each in
 * its column. Undefined where the lower line may be a row of its own.
 */
export function joinWrappedRow(
  above: IndexedLine,
  line: IndexedLine,
  isOpen: (text: string) => boolean,
): IndexedLine | undefined {
  const [cells, rests] = [cellsOf(above), cellsOf(line).filter((cell) => textOf(cell).trim() !== '')]
  if (cells.length < 2 || findDates(line.text.slice(0, 300)).length > 0) return undefined
  const columns = rests.map((rest) => cells.findIndex((cell) => Math.abs(leftOf(cell) - leftOf(rest)) <= 3))
  const areColumns =
    rests.length > 0 && columns.every((column, at) => column > (columns[at - 1] ?? -1) && !isDate(cells[column]))
  // The last cell alone is any line below any other.
  if (!areColumns || columns.join() === String(cells.length - 1)) return undefined
  const goOn = columns.some((column, at) => isOpen(textOf(cells[column])) || /^[(\p{Ll}]/u.test(textOf(rests[at])))
  if (!goOn) return undefined
  const spans = cells.flatMap((cell, column) => {
    const [first, ...others] = rests[columns.indexOf(column)] ?? []
    return first ? [...cell, { ...first, apart: false }, ...others] : cell
  })
  return { ...lineOfSpans(above, spans), left: above.left, right: Math.max(above.right, line.right) }
}

const isDate = (cell: Cell | undefined) => findDates(textOf(cell))[0]?.start === 0
const leftOf = (cell: Cell) => cell[0]?.left ?? 0
const textOf = (cell: Cell | undefined) => (cell ?? []).map(({ text }) => text).join(' ')

function cellsOf({ spans }: IndexedLine): Cell[] {
  const starts = spans.flatMap(({ apart }, at) => (at === 0 || apart ? [at] : []))
  return starts.map((start, at) => spans.slice(start, starts[at + 1]))
}
