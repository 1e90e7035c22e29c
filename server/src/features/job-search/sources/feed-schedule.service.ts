import type { JobKind, Jobs } from '../../../lib/jobs.ts'
import { sourceRanks } from '../../../providers/listings/source-posting.ts'
import type { Transaction } from 'kysely'
import type { Feed } from '../../../providers/listings/listings.ts'
import { createFollowedRepository } from '../followed/followed.repository.ts'
import { createListingsRepository } from '../index/listings.repository.ts'
import { createFeedsRepository } from './feeds.repository.ts'
import { reindexOld } from './reindex.service.ts'
import { runFeed, type FeedDeps } from './run-feed.service.ts'
import { createUnreadFeeds } from './unread-feeds.ts'

const feedRun: JobKind<{ feed: string }> = {
  name: 'listing-feed',
  options: { policy: 'short', retryLimit: 0, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
}

/** Boards that all users of an installation follow together: reading them takes minutes of each six hours. */
export const mostBoards = 1000
/** How long postings of a feed that is no longer read are shown: nobody knows which are still open. */
const asleepDays = 14
/** Nobody hires for an advertisement this old. */
const oldestDays = 180
/** Closed ones are kept for a while: who saw one yesterday may look for it today. */
const closedDays = 30
const dayMs = 86_400_000

/** Reads every feed when it is due, and shows the bundled sample while there is nothing else. */
export function scheduleFeeds(deps: FeedDeps & { jobs: Jobs }): void {
  const { jobs, log } = deps
  const unread = createUnreadFeeds(log)
  jobs.on(feedRun, async ({ feed }) => {
    const found = (await activeFeeds(deps)).find(({ id }) => id === feed)
    const problem = found && (await runFeed(deps, found))
    if (problem) unread.note(feed, problem)
    await keepSample(deps)
  })
  jobs.regularly('listing-feeds', '* * * * *', () => queueDueFeeds(deps))
  jobs.regularly('listing-reindex', '* * * * *', () => reindexOld(deps))
  jobs.regularly('listing-cleanup', '23 * * * *', () => cleanUp(deps))
  jobs.atStart(async () => {
    await queueDueFeeds(deps)
    keepSample(deps).catch((error: unknown) => log.warn({ err: error }, 'the sample postings could not be read'))
  })
}

/** The operator's feeds, and the boards of employers that somebody follows. */
async function activeFeeds({ db, listings }: Pick<FeedDeps, 'db' | 'listings'>): Promise<Feed[]> {
  const followed = await createFollowedRepository(db).listAllFeeds(mostBoards)
  return listings.feeds(followed).filter(({ idle }) => !idle)
}

export async function queueFeed(jobs: Jobs, transaction: Transaction<object>, feed: string): Promise<void> {
  await jobs.enqueue(transaction, feedRun, { feed }, { oncePer: feed })
}

async function queueDueFeeds(deps: FeedDeps & { jobs: Jobs }): Promise<void> {
  const { db, clock, jobs } = deps
  const ids = (await activeFeeds(deps)).map(({ id }) => id)
  const feeds = createFeedsRepository(db)
  await feeds.add(ids, clock.now())
  const due = await feeds.listDue(ids, clock.now())
  await db.transaction().execute(async (transaction) => {
    for (const feed of due) await queueFeed(jobs, transaction, feed)
  })
}

/** Indexes the sample while there is nothing else, and removes it again. */
export async function keepSample({ db, clock, listings, listingReader }: FeedDeps): Promise<void> {
  if (listings.sample === undefined) return
  const repository = createListingsRepository(db)
  const feeds = createFeedsRepository(db)
  const now = clock.now()
  const shown = await feeds.countOpen('sample')
  if (await feeds.hasRealListings()) {
    if (shown > 0) await repository.closeUnseen('sample', new Date(now.getTime() + dayMs), now)
    return
  }
  if (shown > 0) return
  const page = { source: 'sample', board: '', body: listings.sample, page: 0, since: undefined, now }
  const read = await listingReader.read(page)
  if ('problem' in read) throw new Error(read.problem)
  await repository.save({ id: 'sample', rank: sourceRanks.sample }, read.listings, now)
}

export async function cleanUp(deps: FeedDeps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  await closeAsleep(deps, now)
  const repository = createListingsRepository(db)
  await repository.closeOld(new Date(now.getTime() - oldestDays * dayMs), now)
  await repository.deleteClosed(new Date(now.getTime() - closedDays * dayMs))
}

/** Closes what came from feeds that are no longer read, such as the board of an employer that nobody follows. */
async function closeAsleep(deps: FeedDeps, now: Date): Promise<void> {
  const active = (await activeFeeds(deps)).map(({ id }) => id)
  const asleep = await createFeedsRepository(deps.db).listAsleep(active, new Date(now.getTime() - asleepDays * dayMs))
  for (const id of asleep) await createListingsRepository(deps.db).closeUnseen(id, new Date(now.getTime() + dayMs), now)
}
