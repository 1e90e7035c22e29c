import path from 'node:path'
import type { ProfileReading, SourceFile, UnreadableProfile } from '@waymark/cv-reader/facts/outcome.ts'
import { createFileReader, type FileReader, type FileReaderSettings } from '../children/file-reader.ts'

export type ProfileFiles = FileReader<SourceFile, ProfileReading | UnreadableProfile>

// Limits as in text-files.ts; 20 s, not 15, because the fields are read after the lines.
export function createProfileFiles({ timeoutMs = 20_000, reuse, queue }: FileReaderSettings = {}): ProfileFiles {
  return createFileReader<SourceFile, ProfileReading | UnreadableProfile>({
    script: path.join(import.meta.dirname, 'profile-files-child.ts'),
    limits: { heapMb: 256, residentMb: 700, timeoutMs },
    reuse,
    queue,
    busy: { unreadable: 'busy' },
    failed: (reason) => ({ unreadable: reason === 'failed' ? 'damaged' : 'too_complex' }),
  })
}
