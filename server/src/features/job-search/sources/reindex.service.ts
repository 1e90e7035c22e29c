import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import { isDatabaseAway, type Db } from '../../../lib/db.ts'
import type { Log } from '../../../lib/log.ts'
import { sortPendingTerms } from '../index/listing-terms.ts'
import { indexVersion, type PreparedListing } from '../index/prepare-listing.ts'
import { createReindexRepository } from '../index/reindex.repository.ts'
import type { StoredListing } from '../index/stored-posting.ts'
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

/**
 * Returns whether there are more. Nothing is locked while the postings are read; the lock of the connection keeps other processes
 * away. Who cannot be indexed is skipped and noted in the log: its source will show it again.
 */
export async function reindexSlice(deps: ReindexDeps, most = sliceSize): Promise<boolean> {
  const { db } = deps
  const isMore = await db.connection().execute(async (connection) => {
    const repository = createReindexRepository(connection)
    if (!(await repository.lock())) return false
    try {
      return await reindexNext(deps, connection, most)
    } finally {
      await repository.unlock()
    }
  })
  if (isMore) await sortPendingTerms(db)
  return isMore
}

async function reindexNext(deps: ReindexDeps, connection: Db, most: number): Promise<boolean> {
  const repository = createReindexRepository(connection)
  const progress = await repository.findProgress(indexVersion)
  if (progress.next_id > progress.last_id) return false
  const stored = await repository.listOpen(progress, most)
  const prepared = await read(deps, stored)
  const last = stored.length < most ? progress.last_id : (stored.at(-1)?.id ?? progress.last_id)
  await save(deps, connection, stored, prepared)
  await repository.advance(last + 1)
  return last < progress.last_id
}

/** Halves what cannot be read until the posting is found that is at fault. */
async function read(deps: ReindexDeps, stored: readonly StoredListing[]): Promise<Map<number, PreparedListing>> {
  if (stored.length === 0) return new Map()
  const answer = await deps.listingReader.readStored({ stored, now: deps.clock.now() })
  if (!('problem' in answer)) return new Map(answer.prepared)
  if (stored.length === 1) {
    deps.log.warn({ listing: stored[0]?.id, problem: answer.problem }, 'a listing was not indexed')
    return new Map()
  }
  const middle = stored.length >> 1
  const first = await read(deps, stored.slice(0, middle))
  return new Map([...first, ...(await read(deps, stored.slice(middle)))])
}

/** All at once, or one after the other where one of them is refused. */
async function save(
  deps: ReindexDeps,
  connection: Db,
  stored: readonly StoredListing[],
  prepared: ReadonlyMap<number, PreparedListing>,
): Promise<void> {
  try {
    await connection.transaction().execute((transaction) => createReindexRepository(transaction).save(stored, prepared))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (stored.length > 1) for (const one of stored) await save(deps, connection, [one], prepared)
    else deps.log.warn({ listing: stored[0]?.id, err: error }, 'a listing was not indexed')
  }
}
