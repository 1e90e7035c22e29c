import { parse } from 'csv-parse/sync'
import { inflateEntry, listZipEntries, zipLimits, type ZipEntry } from '../lines/zip-entries.ts'
import type { UnreadableProfile } from '../facts/outcome.ts'
import { exactText } from './exact-text.ts'

/** `line` is the row's index among all rows that were read. */
export type Row = { line: number; cell(column: string): string; columns: readonly string[] }
export type LinkedInTables = {
  rowsOf(table: LinkedInTable): Row[]
  /** Every row that was read: the review shows them as the file's lines. */
  lines: { text: string; place: string }[]
}

/** Columns that identify each table, from public descriptions of the export (2023 to 2026); always in English. */
const columnsOf = {
  Profile: ['First Name', 'Last Name'],
  'Profile Summary': ['Profile Summary'],
  'Email Addresses': ['Email Address'],
  PhoneNumbers: ['Number', 'Type'],
  'Whatsapp Phone Numbers': ['Number'],
  Positions: ['Company Name', 'Title'],
  Volunteering: ['Company Name', 'Role'],
  Education: ['School Name'],
  Skills: ['Name'],
  Languages: ['Name', 'Proficiency'],
  Courses: ['Name'],
  Certifications: ['Name', 'Authority'],
  Publications: ['Name', 'Published On'],
  Projects: ['Title'],
  Honors: ['Title'],
  Patents: ['Title'],
  Organizations: ['Name'],
  TestScores: ['Name'],
  Recommendations_Received: ['First Name', 'Last Name', 'Text'],
} as const satisfies Record<string, readonly string[]>
export type LinkedInTable = keyof typeof columnsOf
export const linkedInTables = Object.keys(columnsOf) as LinkedInTable[]

const otherNames: ReadonlyMap<string, LinkedInTable> = new Map([
  ['volunteer experiences', 'Volunteering'],
  ['volunteer experience', 'Volunteering'],
  ['honors_awards', 'Honors'],
  ['test_scores', 'TestScores'],
  ['phone numbers', 'PhoneNumbers'],
])

/** For all tables together; a life's CV has some 100 kB. Messages and connections are never opened. */
const maxBytes = 10_485_760

/** Reads a LinkedIn archive in any folders. `type` for another zip, `empty` for an archive without a CV table. */
export function readLinkedInTables(bytes: Buffer): LinkedInTables | UnreadableProfile {
  const entries = listZipEntries(bytes)
  if (!entries) return { unreadable: 'damaged' }
  if (entries.length > zipLimits.entries) return { unreadable: 'too_complex' }
  const found = findTables(entries)
  if (found.size === 0) return { unreadable: entries.some(isOtherPart) ? 'empty' : 'type' }
  if ([...found.values()].some(({ encrypted }) => encrypted)) return { unreadable: 'password' }
  if ([...found.values()].reduce((sum, { size }) => sum + size, 0) > maxBytes) return { unreadable: 'too_complex' }
  const contents = new Map<LinkedInTable, string>()
  let total = 0
  for (const [table, entry] of found) {
    const content = inflateEntry(bytes, entry)
    if (typeof content === 'string') return { unreadable: content }
    if ((total += content.length) > maxBytes) return { unreadable: 'too_complex' }
    contents.set(table, exactText(content))
  }
  return collect(contents)
}

function collect(contents: ReadonlyMap<LinkedInTable, string>): LinkedInTables | UnreadableProfile {
  const lines: LinkedInTables['lines'] = []
  const rows = new Map<LinkedInTable, Row[]>()
  for (const table of linkedInTables) {
    const read = readTable(table, contents.get(table) ?? '')
    if (!read) continue
    const place = `${table}.csv`
    const lower = read.columns.map((column) => column.toLowerCase())
    const made = read.cells.map((cells) => ({
      line: lines.push({ text: lineOf(cells), place }) - 1,
      columns: read.columns,
      cell: (column: string) => cells[lower.indexOf(column.toLowerCase())] ?? '',
    }))
    rows.set(table, made)
  }
  if (rows.size === 0) return { unreadable: 'type' }
  return { lines, rowsOf: (table) => rows.get(table) ?? [] }
}

function findTables(entries: readonly ZipEntry[]): Map<LinkedInTable, ZipEntry> {
  const found = new Map<LinkedInTable, ZipEntry>()
  // Of two with one name the one nearer to the top wins; `__MACOSX` holds shadow files.
  const byDepth = entries.filter(({ name }) => !name.includes('__MACOSX')).toSorted((a, b) => depth(a) - depth(b))
  for (const entry of byDepth) {
    const base = /([^/\\]+)\.csv$/i.exec(entry.name)?.[1]?.toLowerCase() ?? ''
    const table = linkedInTables.find((name) => name.toLowerCase() === base) ?? otherNames.get(base)
    if (table && !found.has(table)) found.set(table, entry)
  }
  return found
}

const depth = ({ name }: ZipEntry): number => name.split(/[/\\]/).length
const isOtherPart = ({ name }: ZipEntry): boolean => /(^|[/\\])(connections|messages|invitations)\.csv$/i.test(name)

/** Some tables start with notes: the header is the first row with the table's own columns. */
function readTable(table: LinkedInTable, text: string): { columns: string[]; cells: string[][] } | undefined {
  const options = { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true }
  const rows = parse(text, { ...options, trim: false }) as unknown as string[][]
  const clean = rows.map((row) => row.map((cell) => decodeEntities(cell).trim()))
  const wanted = columnsOf[table].map((column) => column.toLowerCase())
  const at = clean.findIndex((row) => {
    const columns = row.map((cell) => cell.toLowerCase())
    return wanted.every((column) => columns.includes(column))
  })
  if (at === -1) return undefined
  return {
    columns: clean[at] ?? [],
    cells: clean.slice(at + 1).filter((row) => row.some(Boolean)),
  }
}

const lineOf = (cells: readonly string[]): string =>
  cells
    .filter(Boolean)
    .map((cell) => cell.replace(/\s+/g, ' '))
    .join(' · ')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' }

/** Some years of the export contain HTML entities. */
function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
}
