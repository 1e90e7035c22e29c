import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../children/guarded-child.ts'
import { createFairQueue } from '../children/fair-queue.ts'
import type { Unreadable } from '@waymark/cv-reader/lines/lines-from-file.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'

export type CvTextReader = {
  /** Never throws for anything that a file can hold. */
  read(file: { name: string; bytes: Uint8Array }): Promise<FileText | Unreadable>
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
  const child = createGuardedChild<{ name: string; bytes: Uint8Array }, FileText | Unreadable>(script, limits)
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
