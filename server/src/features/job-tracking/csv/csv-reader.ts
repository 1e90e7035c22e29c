import path from 'node:path'
import { createFileReader, type FileReader } from '../../../lib/children/file-reader.ts'
import type { ReadCsv } from './read-csv.ts'

export type CsvReader = FileReader<{ bytes: Uint8Array; now: Date }, ReadCsv | 'busy'>

export function createCsvReader(): CsvReader {
  return createFileReader<{ bytes: Uint8Array; now: Date }, ReadCsv | 'busy'>({
    script: path.join(import.meta.dirname, 'read-csv-child.ts'),
    limits: { heapMb: 512, residentMb: 700, timeoutMs: 20_000, processes: 1 },
    busy: 'busy',
    failed: () => ({ problem: 'csv_unreadable' }),
  })
}
