import path from 'node:path'
import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { wordRows, wordsByName } from '../../../lib/list-file.ts'

const csvColumns = [
  'job_title',
  'company_name',
  'job_url',
  'status',
  'location',
  'salary',
  'lowest_salary',
  'highest_salary',
  'source',
  'notes',
  'follow_up_on',
  'history',
  'date',
  ...jobStatuses,
] as const
export type CsvColumn = (typeof csvColumns)[number]

const namesOf = wordsByName(path.join(import.meta.dirname, 'column-names.tsv'))
const columnOfHeader = new Map(csvColumns.flatMap((column) => namesOf(column).map((header) => [header, column])))

export function columnOf(header: string): CsvColumn | undefined {
  return columnOfHeader.get(plain(header))
}

const statusWords = wordRows(path.join(import.meta.dirname, 'status-words.tsv')).map(
  ({ name, words }) => [name as JobStatus, new RegExp(words.join('|'))] as const,
)

/** Maps another tracker's status; unanswered ones ("Ghosted") stay Applied. Undefined for an unknown word. */
export function statusOf(text: string): JobStatus | undefined {
  const word = plain(text)
  return word === '' ? undefined : statusWords.find(([, pattern]) => pattern.test(word))?.[0]
}

/** Longer texts are not names, and unclosed brackets in them would take the pattern hours. */
const maxNameLength = 200

function plain(text: string): string {
  return text
    .slice(0, maxNameLength)
    .replace(/\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
