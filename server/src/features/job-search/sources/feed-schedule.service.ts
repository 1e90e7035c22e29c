import type { JobKind, Jobs } from '../../../lib/jobs.ts'
import { sourceRanks } from '../../../providers/listings/source-posting.ts'
import { createListingsRepository } from '../index/listings.repository.ts'
import { createFeedsRepository } from './feeds.repository.ts'
import { runFeed, type FeedDeps } from './run-feed.service.ts'

const feedRun: JobKind<{ feed: string }> = {
  name: 'listing-feed',
  options: { policy: 'short', retryLimit: 0, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
}

/** Nobody hires for an advertisement this old. */
const oldestDays = 180
/** Closed ones are kept for a while: who saw one yesterday may look for it today. */
const closedDays = 30
const dayMs = 86_400_000

/** Reads every feed when it is due, and shows the bundled sample while there is nothing else. */
export function scheduleFeeds(deps: FeedDeps & { jobs: Jobs }): void {
  const { jobs } = deps
  jobs.on(feedRun, async ({ feed }) => {
    const found = deps.listings.feeds().find(({ id, idle }) => id === feed && !idle)
    if (found) await runFeed(deps, found)
    await keepSample(deps)
  })
  jobs.regularly('listing-feeds', '* * * * *', () => queueDueFeeds(deps))
  jobs.regularly('listing-cleanup', '23 * * * *', () => cleanUp(deps))
  jobs.atStart(async () => {
    await queueDueFeeds(deps)
    keepSample(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'the sample postings could not be read'))
  })
}

async function queueDueFeeds({ db, clock, jobs, listings }: FeedDeps & { jobs: Jobs }): Promise<void> {
  const ids = listings
    .feeds()
    .filter(({ idle }) => !idle)
    .map(({ id }) => id)
  const feeds = createFeedsRepository(db)
  await feeds.add(ids, clock.now())
  const due = await feeds.listDue(ids, clock.now())
  await db.transaction().execute(async (transaction) => {
    for (const feed of due) await jobs.enqueue(transaction, feedRun, { feed }, { oncePer: feed })
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

async function cleanUp({ db, clock }: FeedDeps): Promise<void> {
  const now = clock.now()
  const repository = createListingsRepository(db)
  await repository.closeOld(new Date(now.getTime() - oldestDays * dayMs), now)
  await repository.deleteClosed(new Date(now.getTime() - closedDays * dayMs))
}
