import type { CsvRow } from '@waymark/contract/job-transfer.ts'
import type { JobToImport } from './job-transfer.api.ts'

export type RowKind = 'new' | 'existed' | 'problem'
export type RowFilter = RowKind | 'all'

/** What will happen with a row. One with a problem could not be added even if it is on the board. */
export function kindOf({ problem, existed }: CsvRow): RowKind {
  if (problem !== null) return 'problem'
  return existed ? 'existed' : 'new'
}

export function countKinds(rows: readonly CsvRow[]): Record<RowFilter, number> {
  const counts = { all: rows.length, new: 0, existed: 0, problem: 0 }
  for (const row of rows) counts[kindOf(row)]++
  return counts
}

/** New rows that were not unticked, as they are sent. */
export function jobsToAdd(rows: readonly CsvRow[], unticked: ReadonlySet<number>): JobToImport[] {
  return rows
    .filter((row) => kindOf(row) === 'new' && !unticked.has(row.row))
    .map(({ row: _row, problem: _problem, existed: _existed, ...job }) => job)
}
