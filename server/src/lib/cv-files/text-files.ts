import path from 'node:path'
import type { SourceFile } from '@waymark/cv-reader/facts/outcome.ts'
import type { Unreadable } from '@waymark/cv-reader/lines/lines-from-file.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import { createFileReader, type FileReader, type FileReaderSettings } from '../children/file-reader.ts'

export type TextFiles = FileReader<SourceFile, FileText | Unreadable>

// 20 times the time and 4 times the memory of the worst of 58 real CVs on two cores (0.8 s, 150 MB).
export function createTextFiles({ timeoutMs = 15_000, reuse, queue }: FileReaderSettings = {}): TextFiles {
  return createFileReader<SourceFile, FileText | Unreadable>({
    script: path.join(import.meta.dirname, 'text-files-child.ts'),
    limits: { heapMb: 256, residentMb: 700, timeoutMs },
    reuse,
    queue,
    busy: { unreadable: 'busy' },
    failed: (reason) => ({ unreadable: reason === 'failed' ? 'damaged' : 'too_complex' }),
  })
}
