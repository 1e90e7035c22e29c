import path from 'node:path'
import { ChildFailure, createGuardedChild } from '../../../lib/children/guarded-child.ts'
import type { PreparedListing } from '../index/prepare-listing.ts'
import type { StoredListing } from '../index/stored-posting.ts'

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

export type StoredToRead = { stored: readonly StoredListing[]; now: Date }
/** Prepared listings by the ids of the stored ones. */
export type ReadStored = { prepared: ReadonlyMap<number, PreparedListing> }
export type ReaderTask = { page: PageToRead } | StoredToRead

export type ListingReader = {
  read(page: PageToRead): Promise<ReadPage | { problem: string }>
  /** Reads postings again that are in the index. */
  readStored(task: StoredToRead): Promise<ReadStored | { problem: string }>
  stop(): void
}

/** Reads pages of sources off the event loop: thousands of untrusted texts, cleaned, placed and hashed. */
export function createListingReader(): ListingReader {
  const child = createGuardedChild<ReaderTask, ReadPage | ReadStored>(
    path.join(import.meta.dirname, 'listing-reader-child.ts'),
    {
      heapMb: 512,
      residentMb: 800,
      timeoutMs: 120_000,
      processes: 1,
      // Loading the places for each page would take longer than reading it; nothing in here is native code.
      reuse: true,
    },
  )
  async function run<Answer extends ReadPage | ReadStored>(task: ReaderTask): Promise<Answer | { problem: string }> {
    try {
      // The child answers each kind of task with its own kind of answer.
      return (await child.run(task)) as Answer
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error
      return { problem: error.message }
    }
  }
  return {
    read: (page) => run<ReadPage>({ page }),
    readStored: (task) => run<ReadStored>(task),
    stop: () => child.stop(),
  }
}
