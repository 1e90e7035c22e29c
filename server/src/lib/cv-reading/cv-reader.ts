import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../guarded-child.ts'
import type { CvFile, CvReading, CvUnreadable } from './cv-reading.ts'

/** Files that wait are held in memory: 16 of 10 MB are 160 MB. */
const mostAtOnce = 16

export type CvReader = {
  /** Never throws for anything that a file can hold. */
  read(file: CvFile): Promise<CvReading | CvUnreadable>
  stop(): void
}

/**
 * Reads files of strangers into what they say about a person, each file in a process of its own (as cv-text.ts does;
 * the same limits, and 20 s because reading comes after finding the lines).
 */
export function createCvReader({ timeoutMs = 20_000 } = {}): CvReader {
  const script = path.join(import.meta.dirname, 'cv-reading-child.ts')
  const limits = { heapMb: 256, residentMb: 700, timeoutMs, processes: 2, reuse: false }
  const child = createGuardedChild<CvFile, CvReading | CvUnreadable>(script, limits)
  let running = 0
  return {
    async read(file) {
      if (running >= mostAtOnce) return { unreadable: 'busy' }
      running++
      try {
        return await child.run(file)
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { unreadable: error.reason === 'failed' ? 'damaged' : 'too_complex' }
      } finally {
        running--
      }
    },
    stop: () => child.stop(),
  }
}
