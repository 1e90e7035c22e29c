import path from 'node:path'
import type { SourceFile } from '@waymark/cv-reader/facts/outcome.ts'
import type { Unreadable } from '@waymark/cv-reader/lines/lines-from-file.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import { createFileReader, type FileReader } from '../children/file-reader.ts'

/** Reads the text of a PDF or Word file. */
export type TextFiles = FileReader<SourceFile, FileText | Unreadable>

// Of 58 real CVs on two cores the slowest took 0.8 s and the largest 150 MB, a PDF of 10 MB took 0.5 s. The limits leave
// twenty times the time and four times the memory, and end a page that inflates to gigabytes.
export function createTextFiles({ timeoutMs = 15_000 } = {}): TextFiles {
  return createFileReader<SourceFile, FileText | Unreadable>({
    script: path.join(import.meta.dirname, 'text-files-child.ts'),
    limits: { heapMb: 256, residentMb: 700, timeoutMs, processes: 2 },
    busy: { unreadable: 'busy' },
    failed: (reason) => ({ unreadable: reason === 'failed' ? 'damaged' : 'too_complex' }),
  })
}
