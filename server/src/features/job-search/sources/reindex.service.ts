import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import type { Log } from '../../../lib/log.ts'
import { sortPendingTerms } from '../index/listing-terms.ts'
import { indexVersion } from '../index/prepare-listing.ts'
import { createReindexRepository } from '../index/reindex.repository.ts'
import type { ListingReader } from './listing-reader.ts'

export type ReindexDeps = { db: Db; clock: Clock; log: Log; listingReader: ListingReader }

const sliceSize = 200
/** Searches and sources come first: this is half of what the machine can do. */
const pauseMs = 150
/** Shorter than the interval between two calls. */
const longestMs = 50_000

/**
 * Indexes anew what an earlier version indexed, in slices, so that old postings have the words and tokens of this one. Each
 * slice notes how far it came; whoever is stopped goes on from there.
 */
export async function reindexOld(deps: ReindexDeps): Promise<void> {
  const until = deps.clock.now().getTime() + longestMs
  while (deps.clock.now().getTime() < until && (await reindexSlice(deps))) await sleep(pauseMs)
}

/** Returns whether there are more. */
export async function reindexSlice({ db, clock, log, listingReader }: ReindexDeps, most = sliceSize): Promise<boolean> {
  const isMore = await db.transaction().execute(async (transaction) => {
    const repository = createReindexRepository(transaction)
    const progress = await repository.claim(indexVersion)
    if (!progress || progress.next_id > progress.last_id) return false
    const stored = await repository.listOpen(progress, most)
    const read = stored.length === 0 ? undefined : await listingReader.readStored({ stored, now: clock.now() })
    // The others must not wait for one that cannot be read: its source will show it again.
    if (read && 'problem' in read) log.warn({ from: stored[0]?.id, problem: read.problem }, 'listings were not indexed')
    else if (read) await repository.save(stored, read.prepared)
    const last = stored.length < most ? progress.last_id : (stored.at(-1)?.id ?? progress.last_id)
    await repository.advance(last + 1)
    return last < progress.last_id
  })
  if (isMore) await sortPendingTerms(db)
  return isMore
}
