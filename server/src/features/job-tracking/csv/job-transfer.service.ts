import { setImmediate } from 'node:timers/promises'
import type { BodyOf, WholeFile, UploadedFile } from '@waymark/contract/define-endpoint.ts'
import { csvLimits, type CsvRow, type importJobs } from '@waymark/contract/job-transfer.ts'
import { jobStatuses } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import { hashUrl } from '../../../lib/url-hash.ts'
import { historyToCell, toCell } from './cells.ts'
import type { CsvReader } from './csv-reader.ts'
import { createJobTransferRepository, type ExportedJob, type JobToImport } from './job-transfer.repository.ts'
import { createRemindersRepository } from '../reminders/reminders.repository.ts'

type Preview = { data: { rows: CsvRow[]; problems_total: number; unused_columns: string[]; encoding: string } }
type ImportedJob = BodyOf<typeof importJobs>['jobs'][number]

/** Jobs handled before the event loop is given back: some milliseconds. */
const batchSize = 500

export async function previewFile(
  { db, clock, csv }: { db: Db; clock: Clock; csv: CsvReader },
  userId: string,
  file: UploadedFile | undefined,
): Promise<Preview | Refusal<'file_missing' | 'csv_unreadable' | 'csv_too_long' | 'unavailable'>> {
  if (!file) return refuse('file_missing')
  const read = await csv.read({ bytes: file.bytes, now: clock.now() }, userId)
  if (read === 'busy') return refuse('unavailable', { retryAfterS: 5 })
  if ('problem' in read) return refuse(read.problem)
  const urls = read.rows.map(({ job_url }) => job_url)
  const known = await createJobTransferRepository(db).listKnown(userId, urls)
  const wrong = read.rows.filter(({ problem }) => problem !== null)
  const left = new Set(wrong.slice(csvLimits.problems))
  const rows = read.rows.filter((row) => !left.has(row)).map((row) => ({ ...row, existed: known.has(row.job_url) }))
  return { data: { ...read, rows, problems_total: wrong.length } }
}

/** Adds all new jobs or none. Existing jobs do not change, so importing a file twice adds nothing. */
export function importBoard(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  jobs: readonly ImportedJob[],
): Promise<{ added: number; existed: number }> {
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const added = new Set<string>()
    // In one order, because two imports of the same jobs would otherwise deadlock.
    const ordered = jobs.toSorted((a, b) => (a.job_url < b.job_url ? -1 : Number(a.job_url > b.job_url)))
    for (let from = 0; from < ordered.length; from += batchSize) {
      const rows = ordered.slice(from, from + batchSize).map((job) => toRow(job, now))
      for (const url of await createJobTransferRepository(transaction).add(userId, rows, now)) added.add(url)
    }
    const reminders = jobs.flatMap(({ job_url, follow_up_on }) =>
      follow_up_on != null && added.has(job_url)
        ? [{ kind: 'follow_up' as const, about: follow_up_on, job_url_hash: hashUrl(job_url) }]
        : [],
    )
    await createRemindersRepository(transaction).add(userId, reminders, now)
    return { added: added.size, existed: jobs.length - added.size }
  })
}

function toRow({ status, at, earlier = [], ...job }: ImportedJob, now: Date): JobToImport {
  const entries = [...earlier, { status, at: at ?? now.toISOString() }]
  const history = entries.map((entry) => ({ status: entry.status, timestamp: new Date(entry.at).toISOString() }))
  return {
    ...job,
    history,
    last_changed_at: history.at(-1)?.timestamp ?? now.toISOString(),
    follow_up_on: job.follow_up_on ?? null,
  }
}

const columns: Record<string, (job: ExportedJob) => string> = {
  'Job Title': (job) => job.job_title,
  Company: (job) => job.company_name,
  'Job URL': (job) => job.job_url,
  Status: (job) => job.history.at(-1)?.status ?? '',
  Location: (job) => job.location,
  Salary: (job) => job.salary,
  Source: (job) => job.source,
  'Follow Up On': (job) => job.follow_up_on ?? '',
  Interviews: (job) => job.interviews.map(({ at, text }) => `${at} ${text}`.trim()).join('\n'),
  Contacts: (job) => job.contacts.map((contact) => Object.values(contact).filter(Boolean).join(', ')).join('\n'),
  Notes: (job) => job.notes,
  ...Object.fromEntries(
    jobStatuses.map((status) => [
      status,
      (job: ExportedJob) => job.history.find((entry) => entry.status === status)?.timestamp ?? '',
    ]),
  ),
  History: (job) => historyToCell(job.history),
  Archived: (job) => job.archived_at?.toISOString() ?? '',
}

const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(',')}\r\n`
/**
 * The board as a spreadsheet: when each status was first reached, and the exact history in one cell. Without `contacts`
 * it holds no other people's data.
 */
export async function exportBoard(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  { contacts = true } = {},
): Promise<WholeFile> {
  const shown = Object.entries(columns).filter(([name]) => contacts || name !== 'Contacts')
  const cellsOf = (job: ExportedJob) => shown.map(([, column]) => column(job))
  const jobs = await createJobTransferRepository(db).listAll(userId)
  // Without the byte-order mark Excel assumes the machine's own encoding.
  const parts = [Buffer.from(`\ufeff${toLine(shown.map(([name]) => name))}`)]
  for (let from = 0; from < jobs.length; from += batchSize) {
    const lines = jobs.slice(from, from + batchSize).map((job) => toLine(cellsOf(job)))
    parts.push(Buffer.from(lines.join('')))
    await setImmediate()
  }
  return {
    bytes: Buffer.concat(parts),
    media_type: 'text/csv; charset=utf-8',
    name: `waymark-applications-${clock.now().toISOString().slice(0, 10)}.csv`,
  }
}
