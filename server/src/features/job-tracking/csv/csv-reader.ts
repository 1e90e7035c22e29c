import path from 'node:path'
import { createFileReader, type FileReader, type FileReaderSettings } from '../../../lib/children/file-reader.ts'
import type { ReadCsv } from './read-csv.ts'

export type CsvReader = FileReader<{ bytes: Uint8Array; now: Date }, ReadCsv | 'busy'>

export function createCsvReader({ reuse }: Pick<FileReaderSettings, 'reuse'> = {}): CsvReader {
  return createFileReader<{ bytes: Uint8Array; now: Date }, ReadCsv | 'busy'>({
    script: path.join(import.meta.dirname, 'read-csv-child.ts'),
    limits: { heapMb: 512, residentMb: 700, timeoutMs: 20_000, processes: 1 },
    reuse,
    busy: 'busy',
    failed: () => ({ problem: 'csv_unreadable' }),
  })
}
