import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../children/guarded-child.ts'
import { createFairQueue } from '../children/fair-queue.ts'

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
 * `no_text` (a scan or empty) and `too_complex` (inflates, takes too long or too much memory) lie in the file; `busy`
 * does not: too many files wait, and the same one may be read a moment later.
 */
export type Unreadable = { unreadable: 'type' | 'password' | 'damaged' | 'no_text' | 'too_complex' | 'busy' }

/** 200 kB: a long CV has 15 kB; the rest is no CV. */
export const maxTextLength = 200_000

export type CvTextReader = {
  /** Never throws for anything that a file can hold. */
  read(file: { name: string; bytes: Uint8Array }): Promise<CvText | Unreadable>
  stop(): void
}

/**
 * Reads files of strangers, each in a process of its own. Measured on two cores (this folder's tests): the 58 real CVs
 * take 0.1 to 0.8 s and at most 150 MB, a 10 MB PDF 0.5 s. The limits leave twenty times the time and three times the
 * memory, and end a page that inflates to gigabytes.
 */
export function createCvTextReader({ timeoutMs = 15_000 } = {}): CvTextReader {
  const script = path.join(import.meta.dirname, 'cv-text-child.ts')
  const limits = { heapMb: 256, residentMb: 700, timeoutMs, processes: 2, reuse: false }
  const child = createGuardedChild<{ name: string; bytes: Uint8Array }, CvText | Unreadable>(script, limits)
  const runFairly = createFairQueue()
  return {
    async read(file) {
      try {
        const reading = await runFairly(() => child.run(file))
        return reading === 'busy' ? { unreadable: 'busy' } : reading
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { unreadable: error.reason === 'failed' ? 'damaged' : 'too_complex' }
      }
    },
    stop: () => child.stop(),
  }
}
