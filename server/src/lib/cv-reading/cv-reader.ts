import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../children/guarded-child.ts'
import { createFairQueue } from '../children/fair-queue.ts'
import type { SourceFile, ProfileReading, UnreadableProfile } from '@waymark/cv-reader/facts/outcome.ts'

export type CvReader = {
  /**
   * Never throws for anything that a file can hold.
   * @param owner whose file it is: see fair-queue.ts
   */
  read(file: SourceFile, owner?: string): Promise<ProfileReading | UnreadableProfile>
  stop(): void
}

/**
 * Reads files of strangers into what they say about a person, each file in a process of its own (as cv-text.ts does;
 * the same limits, and 20 s because reading comes after finding the lines).
 */
export function createCvReader({ timeoutMs = 20_000 } = {}): CvReader {
  const script = path.join(import.meta.dirname, 'cv-reading-child.ts')
  const limits = { heapMb: 256, residentMb: 700, timeoutMs, processes: 2, reuse: false }
  const child = createGuardedChild<SourceFile, ProfileReading | UnreadableProfile>(script, limits)
  const runFairly = createFairQueue()
  return {
    async read(file, owner) {
      try {
        const reading = await runFairly(() => child.run(file), owner)
        return reading === 'busy' ? { unreadable: 'busy' } : reading
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { unreadable: error.reason === 'failed' ? 'damaged' : 'too_complex' }
      }
    },
    stop: () => child.stop(),
  }
}
