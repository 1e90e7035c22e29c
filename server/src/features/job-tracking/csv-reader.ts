import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../../lib/guarded-child.ts'
import type { ReadCsv } from './read-csv.ts'

export type CsvReader = {
  /** @param userId whose file it is: one person has two read at a time */
  read(bytes: Uint8Array, now: Date, userId: string): Promise<ReadCsv | 'busy'>
  stop(): void
}

/** Files that wait are held in memory: 16 of 10 MB are 160 MB. */
const mostAtOnce = 16
/** So that nobody takes all those places. */
const mostOfOne = 2

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
  const reading: string[] = []
  return {
    async read(bytes, now, userId) {
      if (reading.length >= mostAtOnce || reading.filter((one) => one === userId).length >= mostOfOne) return 'busy'
      reading.push(userId)
      try {
        return await child.run({ bytes, now })
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { problem: 'csv_unreadable' }
      } finally {
        reading.splice(reading.indexOf(userId), 1)
      }
    },
    stop: () => child.stop(),
  }
}
