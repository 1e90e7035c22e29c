import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
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
/** Enough to find two unreadable postings among 200 by halving; each read may take the reader's whole time limit. */
const mostReads = 40
/** Searches and sources come first: indexing takes at most half of the machine. */
const pauseMs = 150
/** Shorter than the interval between two calls. */
const longestMs = 50_000

/**
 * Indexes what an earlier version indexed again, in slices, so that old postings get this version's words and tokens.
 * Each slice notes how far it came, and the next run continues there.
 */
export async function reindexOld(deps: ReindexDeps): Promise<void> {
  const until = deps.clock.now().getTime() + longestMs
  while (deps.clock.now().getTime() < until && (await reindexSlice(deps))) await sleep(pauseMs)
}

/**
 * Returns whether there are more. Nothing is locked while postings are read; the connection's lock keeps other
 * processes away. A posting that cannot be indexed is skipped and logged: its source will show it again.
 */
export async function reindexSlice(deps: ReindexDeps, most = sliceSize): Promise<boolean> {
  const { db } = deps
  const isMore = await db.connection().execute(async (connection) => {
    const repository = createReindexRepository(connection)
    if (!(await repository.lock())) return false
    try {
      return await reindexNext(deps, connection, most)
    } finally {
      // A connection that breaks ends its locks, and its first error is the one to tell.
      await repository
        .unlock()
        .catch((err: unknown) => deps.log.warn({ err }, 'the lock of the index was not returned'))
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
  if (!prepared) return false
  const last = stored.length < most ? progress.last_id : (stored.at(-1)?.id ?? progress.last_id)
  await save(deps, connection, stored, prepared)
  await repository.advance(last + 1)
  return last < progress.last_id
}

/** Undefined if the reader itself fails: then no posting is at fault, and none is skipped. */
async function read(
  { listingReader, clock, log }: ReindexDeps,
  stored: readonly StoredListing[],
): Promise<Map<number, PreparedListing> | undefined> {
  const now = clock.now()
  const prepared = new Map<number, PreparedListing>()
  const waiting = [stored]
  for (let reads = 0; reads < mostReads; reads++) {
    const some = waiting.pop() ?? []
    if (some.length === 0) return prepared
    const answer = await listingReader.readStored({ stored: some, now })
    if (!('problem' in answer)) {
      for (const [id, listing] of answer.prepared) prepared.set(id, listing)
      continue
    }
    const { problem } = answer
    if (reads === 0 && 'problem' in (await listingReader.readStored({ stored: [], now }))) {
      log.error({ problem }, 'listings cannot be read, and keep what an earlier version wrote')
      return undefined
    }
    if (some.length === 1) log.warn({ listing: some[0]?.id, problem }, 'a listing was not indexed')
    else waiting.push(some.slice(some.length >> 1), some.slice(0, some.length >> 1))
  }
  const listings = waiting.flat().map(({ id }) => id)
  if (listings.length > 0) log.warn({ listings }, 'listings were not indexed: too many beside them cannot be read')
  return prepared
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
    if (!isOfListing(error)) throw error
    if (stored.length > 1) for (const one of stored) await save(deps, connection, [one], prepared)
    else deps.log.warn({ listing: stored[0]?.id, err: error }, 'a listing was not indexed')
  }
}

/** SQLSTATE of data that is refused, of limits, of a text that is no tsvector, and of a statement that takes too long. */
const statesOfListing = /^(?:22|23|54|42601|57014)/

/** Whether only this listing is at fault. A full disk or a missing database stops all of them. */
function isOfListing(error: unknown): boolean {
  const state = error instanceof pg.DatabaseError ? error.code : undefined
  return state === undefined ? !isDatabaseAway(error) : statesOfListing.test(state)
}
