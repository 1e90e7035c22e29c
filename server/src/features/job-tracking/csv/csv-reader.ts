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

/** Both answer `busy` when too many wait. */
export type CsvReader = {
  read(file: { bytes: Uint8Array; now: Date }, owner: string): Promise<CsvPreview | 'busy'>
  /** Checks what the browser sends to be imported. */
  check(body: { bytes: Uint8Array; now: Date }, owner: string): Promise<CheckedImport | 'busy'>
  stop(): void
}

/** Bytes. A longer import takes more than some milliseconds, so a child process checks it. */
const largeImport = 65_536

/** Reads spreadsheets and what becomes of them off the event loop: both can be megabytes. */
export function createCsvReader({ reuse, queue }: Omit<FileReaderSettings, 'timeoutMs'> = {}): CsvReader {
  const options = {
    script: path.join(import.meta.dirname, 'read-csv-child.ts'),
    limits: { heapMb: 512, residentMb: 700, timeoutMs: 20_000 },
    reuse,
    queue,
  }
  const files = createFileReader<CsvTask, CsvAnswer | 'busy'>({
    ...options,
    busy: 'busy',
    failed: () => ({ problem: 'csv_unreadable' }),
  })
  return {
    read: async (file, owner) => (await files.read({ kind: 'file', ...file }, owner)) as CsvPreview | 'busy',
    async check(body, owner) {
      if (body.bytes.length <= largeImport) return checkImport(body.bytes, body.now)
      const answer = await files.read({ kind: 'import', ...body }, owner)
      // A body that the process could not check within its limits is none that the web sends.
      return typeof answer === 'object' && 'problem' in answer ? 'invalid_json' : (answer as CheckedImport | 'busy')
    },
    stop: () => files.stop(),
  }
}
