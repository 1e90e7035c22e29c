import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../../../lib/children/guarded-child.ts'
import { createFairQueue } from '../../../lib/children/fair-queue.ts'
import type { ReadCsv } from './read-csv.ts'

export type CsvReader = {
  /** @param userId whose file it is: see fair-queue.ts */
  read(bytes: Uint8Array, now: Date, userId: string): Promise<ReadCsv | 'busy'>
  stop(): void
}

/** Reads CSV files beside the event loop: 10 MB of them take it longer than anybody else should wait. */
export function createCsvReader(): CsvReader {
  const script = path.join(import.meta.dirname, 'read-csv-child.ts')
  const child = createGuardedChild<{ bytes: Uint8Array; now: Date }, ReadCsv>(script, {
    heapMb: 512,
    residentMb: 700,
    timeoutMs: 20_000,
    processes: 1,
    reuse: false,
  })
  const runFairly = createFairQueue()
  return {
    async read(bytes, now, userId) {
      try {
        return await runFairly(() => child.run({ bytes, now }), userId)
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { problem: 'csv_unreadable' }
      }
    },
    stop: () => child.stop(),
  }
}
