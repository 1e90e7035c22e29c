import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../../../lib/children/guarded-child.ts'
import type { PreparedListing } from '../index/prepare-listing.ts'

export type PageToRead = {
  source: string
  board: string
  body: string
  page: number
  since: Date | undefined
  now: Date
}
export type ReadPage = {
  listings: PreparedListing[]
  dropped: number
  hasMore: boolean
}

export type ListingReader = {
  read(page: PageToRead): Promise<ReadPage | { problem: string }>
  stop(): void
}

/** Reads pages of sources off the event loop: thousands of untrusted texts, cleaned, placed and hashed. */
export function createListingReader(): ListingReader {
  const child = createGuardedChild<PageToRead, ReadPage>(path.join(import.meta.dirname, 'listing-reader-child.ts'), {
    heapMb: 512,
    residentMb: 800,
    timeoutMs: 120_000,
    processes: 1,
    // Loading the places for each page would take longer than reading it; nothing in here is native code.
    reuse: true,
  })
  return {
    async read(page) {
      try {
        return await child.run(page)
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        return { problem: error.message }
      }
    },
    stop: () => child.stop(),
  }
}
