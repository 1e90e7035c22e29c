import type { CsvRow } from '@waymark/contract/job-transfer.ts'
import type { JobToImport } from './job-transfer.api.ts'

export type RowKind = 'new' | 'existed' | 'problem'
export type RowFilter = RowKind | 'all'

/** What importing the row does. A row with a problem cannot be added even if it is on the board. */
export function kindOf({ problem, existed }: CsvRow): RowKind {
  if (problem !== null) return 'problem'
  return existed ? 'existed' : 'new'
}

export function countKinds(rows: readonly CsvRow[]): Record<RowFilter, number> {
  const counts = { all: rows.length, new: 0, existed: 0, problem: 0 }
  for (const row of rows) counts[kindOf(row)]++
  return counts
}

export function jobsToAdd(rows: readonly CsvRow[], unticked: ReadonlySet<number>): JobToImport[] {
  return rows
    .filter((row) => kindOf(row) === 'new' && !unticked.has(row.row))
    .map(({ row: _row, problem: _problem, existed: _existed, ...job }) => job)
}
