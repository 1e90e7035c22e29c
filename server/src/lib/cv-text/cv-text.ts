import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../guarded-child.ts'

export type FileKind = 'pdf' | 'doc' | 'docx'

/** What a machine can read in an attached file. */
export type CvText = {
  kind: FileKind
  media_type: string
  /** Lines separated by \n, bullets as "• "; at most `maxTextLength` characters. */
  text: string
  /** Text that stands only in page headers and footers of a Word file, which many readers skip. */
  aside: string
  /** Pages of a PDF; Word files have none until somebody lays them out. */
  pages: number | undefined
  /** Whether there is more than was read: pages beyond the 30th, or text beyond the limit. */
  cut: boolean
  /** Whether a PDF draws its lines across two columns, so that readers in drawing order mix them. */
  mixed_columns: boolean
}

/**
 * Why there is no text. `type`: neither PDF, DOC nor DOCX, or another one than its name says. `password`, `damaged`,
 * `no_text` (a scan or empty) and `too_complex` (inflates, takes too long or too much memory).
 */
export type Unreadable = { unreadable: 'type' | 'password' | 'damaged' | 'no_text' | 'too_complex' }

/** 200 kB: a long CV has 15 kB; the rest is no CV. */
export const maxTextLength = 200_000

export type CvTextReader = {
  /** Never throws for anything that a file can hold. */
  read(file: { name: string; bytes: Uint8Array }): Promise<CvText | Unreadable>
  stop(): void
}

/**
 * Reads files of strangers, each in a process of its own. The limits come from measurements (research
 * "documents-frontend" §3 and this folder's tests): honest files need 0.3 to 1.2 s and 85 to 250 MB, a page that
 * inflates to gigabytes is stopped at 700 MB within 3 s.
 */
export function createCvTextReader(): CvTextReader {
  const script = path.join(import.meta.dirname, 'cv-text-child.ts')
  const limits = { heapMb: 256, residentMb: 700, timeoutMs: 15_000, processes: 2, reuse: false }
  const child = createGuardedChild<{ name: string; bytes: Uint8Array }, CvText | Unreadable>(script, limits)
  return {
    async read(file) {
      try {
        return await child.run(file)
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { unreadable: error.reason === 'failed' ? 'damaged' : 'too_complex' }
      }
    },
    stop: () => child.stop(),
  }
}
