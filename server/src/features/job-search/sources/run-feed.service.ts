import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import type { Log } from '../../../lib/log.ts'
import { fetchFeedPage, signInToFeed, type Feed, type Listings } from '../../../providers/listings/listings.ts'
import { sourceRanks } from '../../../providers/listings/source-posting.ts'
import { createListingsRepository } from '../index/listings.repository.ts'
import { createFeedsRepository } from './feeds.repository.ts'
import type { ListingReader, ReadPage } from './listing-reader.ts'

export type FeedDeps = { db: Db; clock: Clock; log: Log; listings: Listings; listingReader: ListingReader }
type Run = { seen: number; isWhole: boolean; problem: string | undefined }

const batchSize = 500
/** A run that finds so small a share of the open postings was incomplete, whatever it answers. */
const fewest = 0.2
/** A source that shows only its newest postings closes those unseen for this long. */
const unseenDays = 45
const dayMs = 86_400_000
const minuteMs = 60_000
const longestPauseMs = dayMs

/**
 * Unseen postings close only after a complete run of the usual size: a failing or changed source closes nothing.
 * @returns why nothing could be read, if so
 */
export async function runFeed(deps: FeedDeps, feed: Feed): Promise<string | undefined> {
  const { db, clock, log } = deps
  const feeds = createFeedsRepository(db)
  const startedAt = clock.now()
  const state = await feeds.claim(feed.id, startedAt)
  if (!state) return undefined
  const run = await readPages(deps, feed, state.last_success_at ?? undefined, startedAt)
  const regular = feed.source.everyMinutes * minuteMs
  if (run.seen === 0) {
    const pause = Math.min(regular * 2 ** Math.min(state.failures, 6), longestPauseMs)
    const problem = run.problem ?? 'The source answered without a single posting.'
    await feeds.noteFailure(feed.id, problem, startedAt, new Date(clock.now().getTime() + pause))
    return problem
  }
  const closed = await closeMissing(deps, feed, run, startedAt)
  await feeds.noteSuccess(feed.id, run.seen, startedAt, new Date(clock.now().getTime() + regular))
  log.info({ feed: feed.id, seen: run.seen, closed, problem: run.problem }, 'a source of postings was read')
  return undefined
}

async function readPages(deps: FeedDeps, feed: Feed, since: Date | undefined, now: Date): Promise<Run> {
  const { source } = feed
  const run: Run = { seen: 0, isWhole: false, problem: undefined }
  const signedIn = await signInToFeed(deps.listings, feed)
  if ('problem' in signedIn) return { ...run, problem: signedIn.problem }
  for (let page = 0; page < source.mostPages; page++) {
    if (page > 0) await sleep(source.pauseMs)
    const answer = await fetchFeedPage(deps.listings, feed, { page, since, now }, signedIn.headers)
    const read =
      'problem' in answer
        ? answer
        : await deps.listingReader.read({ source: source.id, board: feed.board, body: answer.body, page, since, now })
    // What came before a bad page is good; nothing is closed, because the run is incomplete.
    if ('problem' in read) return { ...run, problem: read.problem }
    run.seen += await save(deps, feed, read)
    if (!read.hasMore || read.listings.length + read.dropped === 0) return { ...run, isWhole: true }
  }
  return run
}

async function save({ db, clock }: FeedDeps, { id, source }: Feed, { listings }: ReadPage): Promise<number> {
  const repository = createListingsRepository(db)
  for (let from = 0; from < listings.length; from += batchSize)
    await repository.save({ id, rank: sourceRanks[source.kind] }, listings.slice(from, from + batchSize), clock.now())
  return listings.length
}

async function closeMissing({ db, clock }: FeedDeps, feed: Feed, run: Run, startedAt: Date): Promise<number> {
  const repository = createListingsRepository(db)
  if (!feed.source.showsAll)
    return repository.closeUnseen(feed.id, new Date(startedAt.getTime() - unseenDays * dayMs), clock.now())
  const open = await createFeedsRepository(db).countOpen(feed.id)
  if (!run.isWhole || run.seen < open * fewest) return 0
  return repository.closeUnseen(feed.id, startedAt, clock.now())
}
