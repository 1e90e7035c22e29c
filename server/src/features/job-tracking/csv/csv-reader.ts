import path from 'node:path'
import { createFileReader, type FileReaderSettings } from '../../../lib/children/file-reader.ts'
import { checkImport, type CheckedImport } from './check-import.ts'
import type { ReadCsv } from './read-csv.ts'

/** As `ReadCsv`, with the rows as JSON lists, and of the rows with a problem the first ten. */
export type CsvPreview =
  | { batches: string[]; problems_total: number; unused_columns: string[]; encoding: string }
  | Extract<ReadCsv, { problem: string }>

export type CsvTask = { kind: 'file' | 'import'; bytes: Uint8Array; now: Date }
export type CsvAnswer = CsvPreview | CheckedImport

/** Why a file was not read to its end: too many wait, or its process ran into a limit. */
export type Unfinished = 'busy' | 'timed_out'

export type CsvReader = {
  read(file: { bytes: Uint8Array; now: Date }, owner: string): Promise<CsvPreview | Unfinished>
  /** Checks what the browser sends to be imported. */
  check(body: { bytes: Uint8Array; now: Date }, owner: string): Promise<CheckedImport | Unfinished>
  stop(): void
}

/** Bytes. A longer import takes more than some milliseconds, so a child process checks it. */
const largeImport = 65_536

/** Reads spreadsheets and what becomes of them off the event loop: both can be megabytes. */
export function createCsvReader({ timeoutMs = 20_000, reuse, queue }: FileReaderSettings = {}): CsvReader {
  const options = {
    script: path.join(import.meta.dirname, 'read-csv-child.ts'),
    limits: { heapMb: 512, residentMb: 700, timeoutMs },
    reuse,
    queue,
  }
  const files = createFileReader<CsvTask, CsvAnswer | Unfinished>({
    ...options,
    busy: 'busy',
    failed: (reason) => (reason === 'failed' ? { problem: 'csv_unreadable' } : 'timed_out'),
  })
  return {
    read: async (file, owner) => (await files.read({ kind: 'file', ...file }, owner)) as CsvPreview | Unfinished,
    async check(body, owner) {
      if (body.bytes.length <= largeImport) return checkImport(body.bytes, body.now)
      const answer = await files.read({ kind: 'import', ...body }, owner)
      return typeof answer === 'object' && 'problem' in answer ? 'invalid_json' : (answer as CheckedImport | Unfinished)
    },
    stop: () => files.stop(),
  }
}
