import { isJobUrl, jobLimits, jobStatuses, withScheme, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { csvLimits, type CsvRow } from '@waymark/contract/job-transfer.ts'
import { parse } from 'csv-parse/sync'
import { columnOf, statusOf, type CsvColumn } from './columns.ts'
import { isDayFirst, readDate } from './dates.ts'
import { fromCell, historyFromCell } from './cells.ts'

export type ReadRow = Omit<CsvRow, 'existed'>
export type ReadCsv =
  | { rows: ReadRow[]; unused_columns: string[]; encoding: string }
  | { problem: 'csv_unreadable' | 'csv_too_long' }

/** The header is within these rows: some exports begin with other lines. */
const headerRows = 10
const maxColumns = 500
const maxNameLength = 100

/** Reads a CSV file of applications. Dates after `now` are not part of a history. */
export function readCsv(bytes: Uint8Array, now: Date): ReadCsv {
  const { text, encoding } = decode(bytes)
  const records = parseRecords(text)
  if (!records) return { problem: 'csv_unreadable' }
  const header = records.slice(0, headerRows).findIndex((record) => isHeader(record))
  if (header === -1) return { problem: 'csv_unreadable' }
  if (records.length - header - 1 > csvLimits.rows) return { problem: 'csv_too_long' }
  const names = (records[header] ?? []).slice(0, maxColumns).map((name) => name.slice(0, maxNameLength))
  const columns = names.map(columnOf)
  const body = records.slice(header + 1)
  // With English headers the month comes first, as in Huntr, Teal and Simplify, unless a date shows otherwise.
  const isEnglish = names.some((name) => /\b(company|employer|job title)\b/i.test(name))
  const dayFirst = isDayFirst(body.flat()) ?? !isEnglish
  const seen = new Set<string>()
  const rows = body.flatMap((record, index) => {
    if (record.every((cell) => cell.trim() === '')) return []
    const row = readRow(cellsOf(record, columns), header + index + 2, { dayFirst, now })
    if (row.problem !== null) return [row]
    if (seen.has(row.job_url)) return [{ ...row, problem: 'twice' as const }]
    seen.add(row.job_url)
    return [row]
  })
  const unused_columns = names.filter((name, index) => columns[index] === undefined && name.trim() !== '')
  return rows.length === 0 ? { problem: 'csv_unreadable' } : { rows, unused_columns, encoding }
}

/** By byte-order mark, the zero bytes of UTF-16, as UTF-8 if valid, or else as Windows-1252. */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const start = bytes.subarray(0, 200)
  const zerosAt = (odd: number) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length
  const isWide = (odd: number) => zerosAt(odd) > start.length / 8 && zerosAt(1 - odd) === 0
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || isWide(1)) return decoded(bytes, 'utf-16le')
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || isWide(0)) return decoded(bytes, 'utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

function decoded(bytes: Uint8Array, encoding: string): { text: string; encoding: string } {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function parseRecords(text: string): string[][] | undefined {
  // Excel writes the delimiter into the first line.
  const hint = /^sep=(.)\r?\n/i.exec(text)
  const content = hint ? text.slice(hint[0].length) : text
  try {
    const records: string[][] = parse(content, {
      delimiter: hint?.[1] ?? delimiterOf(content),
      relax_column_count: true,
      relax_quotes: true,
      to: csvLimits.rows + headerRows + 1,
    })
    // The database cannot store NUL, and no text contains it: this is a program or a picture.
    return records.some((record) => record.some((cell) => cell.includes('\0'))) ? undefined : records
  } catch {
    return undefined
  }
}

function delimiterOf(text: string): string {
  const start = text.slice(0, 5000).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => [sign, start.split(sign).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

function isHeader(record: readonly string[]): boolean {
  const columns = record.slice(0, maxColumns).map(columnOf)
  return columns.includes('job_title') || (columns.includes('company_name') && columns.includes('job_url'))
}

type Cells = Partial<Record<CsvColumn, string>>

function cellsOf(record: readonly string[], columns: readonly (CsvColumn | undefined)[]): Cells {
  const cells: Cells = {}
  columns.forEach((column, index) => {
    const cell = fromCell(record[index] ?? '')
    if (column !== undefined && !cells[column]) cells[column] = cell
  })
  return cells
}

function readRow(cells: Cells, row: number, { dayFirst, now }: { dayFirst: boolean; now: Date }): ReadRow {
  const { job_title = '', company_name = '', location = '', source = '', notes = '' } = cells
  const dateOf = (cell: string | undefined) => readDate(cell ?? '', dayFirst)
  const pastOf = (cell: string | undefined) => {
    const date = dateOf(cell)
    return date !== undefined && date <= new Date(now.getTime() + 86_400_000).toISOString() ? date : undefined
  }
  const facts = {
    row,
    job_title,
    company_name,
    job_url: withScheme(cells.job_url ?? ''),
    location,
    salary: salaryOf(cells),
    source,
    notes,
    follow_up_on: dateOf(cells.follow_up_on)?.slice(0, 10) ?? null,
    ...historyOf(cells, pastOf),
  }
  return { ...facts, problem: problemOf(facts) }
}

function historyOf(
  cells: Cells,
  pastOf: (cell: string | undefined) => string | undefined,
): Pick<ReadRow, 'status' | 'at' | 'earlier'> {
  const own = historyFromCell(cells.history ?? '')
  const last = own?.at(-1)
  if (own && last) return { status: last.status, at: last.at, earlier: own.slice(0, -1).slice(-csvLimits.earlier) }
  const status: JobStatus = statusOf(cells.status ?? '') ?? (pastOf(cells.Applied) ? 'Applied' : 'Viewed')
  const at = pastOf(cells[status]) ?? pastOf(cells.date) ?? null
  const earlier = jobStatuses
    .flatMap((stage) => {
      const date = stage === status ? undefined : pastOf(cells[stage])
      return date === undefined || (at !== null && date > at) ? [] : [{ status: stage, at: date }]
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))
  return { status, at, earlier }
}

function salaryOf({ salary, lowest_salary, highest_salary }: Cells): string {
  if (salary) return salary
  return [...new Set([lowest_salary, highest_salary])].filter(Boolean).join(' – ')
}

function problemOf(row: Omit<ReadRow, 'problem'>): ReadRow['problem'] {
  if (row.job_title === '') return 'title_missing'
  if (row.company_name === '') return 'company_missing'
  if (row.job_url === '') return 'url_missing'
  const texts = ['job_title', 'company_name', 'job_url', 'location', 'salary', 'source', 'notes'] as const
  if (texts.some((name) => row[name].length > jobLimits[name])) return 'too_long'
  return isJobUrl(row.job_url) ? null : 'url_wrong'
}
