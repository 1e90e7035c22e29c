import { setImmediate } from 'node:timers/promises'
import type { WholeFile, UploadedFile } from '@waymark/contract/define-endpoint.ts'
import { jobStatuses } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { rawJson, type RawJson } from '../../../lib/http/raw-json.ts'
import { busy, refuse, type Refusal } from '../../../lib/http/refusal.ts'
import { withoutPeople } from '../../../providers/ai/private-lines.ts'
import { historyToCell, toCell } from './cells.ts'
import { batchSize } from './check-import.ts'
import type { CsvReader } from './csv-reader.ts'
import { createJobTransferRepository, type ExportedJob } from './job-transfer.repository.ts'
import { createRemindersRepository, type ReminderKey } from '../reminders/reminders.repository.ts'

export async function previewFile(
  { db, clock, csv }: { db: Db; clock: Clock; csv: CsvReader },
  userId: string,
  file: UploadedFile | undefined,
): Promise<RawJson | Refusal<'file_missing' | 'csv_unreadable' | 'csv_too_long' | 'import_timed_out' | 'busy'>> {
  if (!file) return refuse('file_missing')
  const read = await csv.read({ bytes: file.bytes, now: clock.now() }, userId)
  if (read === 'busy') return busy
  if (read === 'timed_out') return timedOut
  if ('problem' in read) return refuse(read.problem)
  const { batches, ...rest } = read
  const rows: string[] = []
  for (const batch of batches) rows.push(await createJobTransferRepository(db).markKnown(userId, batch))
  const list = rows.flatMap((some, index) => (index === 0 ? [some] : [',', some]))
  return rawJson(['{"rows":[', ...list, `],${JSON.stringify(rest).slice(1)}`])
}

/** Adds all new jobs or none. Existing jobs do not change, so importing a file twice adds nothing. */
export async function importBoard(
  { db, clock, csv }: { db: Db; clock: Clock; csv: CsvReader },
  userId: string,
  body: Uint8Array,
): Promise<{ added: number; existed: number } | Refusal<'validation' | 'invalid_json' | 'import_timed_out' | 'busy'>> {
  const now = clock.now()
  const checked = await csv.check({ bytes: body, now }, userId)
  if (checked === 'busy') return busy
  if (checked === 'timed_out') return timedOut
  if (checked === 'invalid_json') return refuse('invalid_json')
  if ('fields' in checked) return refuse('validation', checked)
  return db.transaction().execute(async (transaction) => {
    const reminders: ReminderKey[] = []
    let added = 0
    for (const batch of checked.batches) {
      const jobs = await createJobTransferRepository(transaction).add(userId, batch, now)
      added += jobs.length
      for (const { job_url_hash, follow_up_on } of jobs)
        if (follow_up_on !== null) reminders.push({ kind: 'follow_up', about: follow_up_on, job_url_hash })
    }
    await createRemindersRepository(transaction).add(userId, reminders, now)
    return { added, existed: checked.total - added }
  })
}

const timedOut = refuse('import_timed_out', { retryAfterS: 60 })

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
/** A job without the data of other people, as its notes and interviews name them, too. */
function withoutContactsOf(job: ExportedJob): ExportedJob {
  const names = job.contacts.map(({ name }) => name)
  const interviews = job.interviews.map((one) => ({ ...one, text: withoutPeople(one.text, names) }))
  return { ...job, contacts: [], interviews, notes: withoutPeople(job.notes, names) }
}

/** The board as CSV with the whole history. Without `contacts` it holds no other people's data. */
export async function exportBoard(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  { contacts = true } = {},
): Promise<WholeFile> {
  const shown = Object.entries(columns).filter(([name]) => contacts || name !== 'Contacts')
  const cellsOf = (job: ExportedJob) => {
    const told = contacts ? job : withoutContactsOf(job)
    return shown.map(([, column]) => column(told))
  }
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
