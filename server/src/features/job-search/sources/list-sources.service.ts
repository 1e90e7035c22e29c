import type { SourceHealth } from '@waymark/contract/job-search/job-sources.ts'
import type { Db } from '../../../lib/db.ts'
import { nameOf } from '../../../providers/listings/boards/lever.ts'
import type { Feed, Listings } from '../../../providers/listings/listings.ts'
import { allSources } from '../../../providers/listings/sources.ts'
import type { SourceName } from '../query/found-jobs.repository.ts'
import { createFeedsRepository, type FeedState } from './feeds.repository.ts'

export async function listSourceHealth(db: Db, listings: Listings): Promise<{ sources: SourceHealth[] }> {
  const states = new Map((await createFeedsRepository(db).list()).map((state) => [state.id, state]))
  return { sources: listings.feeds().map((feed) => healthOf(feed, states.get(feed.id))) }
}

function healthOf({ id, source, board, idle }: Feed, state: FeedState | undefined): SourceHealth {
  return {
    id,
    name: source.name,
    employer: source.isBoard ? nameOf(board.replace(/^eu:/, '')) : null,
    url: source.homepage,
    terms_url: source.terms,
    state: idle ?? runningState(state),
    last_run_at: state?.last_run_at?.toISOString() ?? null,
    last_success_at: state?.last_success_at?.toISOString() ?? null,
    postings: state?.postings ?? 0,
    problem: state?.problem ?? null,
  }
}

function runningState(state: FeedState | undefined): SourceHealth['state'] {
  if (!state) return 'waiting'
  if (state.reading_since) return 'reading'
  if (state.failures > 0) return 'failing'
  return state.last_success_at ? 'ok' : 'waiting'
}

export function sourceNameOf(id: string): SourceName {
  if (id === 'sample') return { name: 'Sample', url: '', is_sample: true }
  const source = allSources.find((one) => one.id === id.split(':')[0])
  return { name: source?.name ?? id, url: source?.homepage ?? '', is_sample: false }
}
