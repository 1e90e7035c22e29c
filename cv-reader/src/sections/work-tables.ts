import { type LabelledRow, readLabelledTable } from '../entries/labelled-tables.ts'
import { townsOfColumn } from '../entries/leftover-places.ts'
import { findDates } from '../facts/dates.ts'
import type { ReadValue } from '../facts/fields.ts'
import type { IndexedLine } from '../lines/line.ts'
import { rightEdges } from '../lines/wrapped-lines.ts'
import { dateValue, type Work } from './work.ts'
import { readBody } from './work-bodies.ts'

/** The jobs of a table whose header names its columns: "Period | Position | Company"; undefined for any other text. */
export function readWorkTable(lines: readonly IndexedLine[], home?: string): Work[] | undefined {
  const rows = withTowns(readLabelledTable(lines, ['employer', 'title']), home)
  const works = rows?.map((row) => workOfRow(row, lines)) ?? []
  // If the jobs below the header are not its rows, reading them in its column order would mix up their fields.
  const areRead = works.every(({ title, employer }) => title ?? employer) && works.some(({ from }) => from)
  return areRead && works.length > 0 ? works : undefined
}

function withTowns(
  rows: readonly LabelledRow[] | undefined,
  home: string | undefined,
): readonly LabelledRow[] | undefined {
  if (!rows || rows.some(({ cells }) => cells.has('place'))) return rows
  const towns = townsOfColumn(
    rows.map(({ cells }) => cells.get('employer') ?? ''),
    home,
  )
  return rows.map((row, at) => {
    const found = towns?.[at]
    return found ? { ...row, cells: new Map([...row.cells, ['employer', found.name], ['place', found.town]]) } : row
  })
}

function workOfRow({ cells, lines, more }: LabelledRow, all: readonly IndexedLine[]): Work {
  const value = (text: string | undefined): ReadValue | undefined =>
    text ? { value: text, confidence: 'high', lines } : undefined
  const [date] = findDates(cells.get('date') ?? '')
  const { duties, achievements } = readBody(more, rightEdges(all), cells.get('title'))
  const first = value(cells.get('duties'))
  return {
    title: value(cells.get('title')),
    employer: value(cells.get('employer')),
    place: value(cells.get('place')),
    from: dateValue(date?.from, lines, date?.isPair),
    to: dateValue(date?.to, lines, date?.isPair),
    duties: first ? [first, ...duties] : duties,
    achievements,
    isRead: true,
  }
}
