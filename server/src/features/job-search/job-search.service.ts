import type { FoundJob, JobToFind } from '@waymark/contract/job-search.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Refusal } from '../../lib/http/refusal.ts'
import type { Places } from '../../lib/places/places.ts'
import { createHiddenRepository } from './hidden/hidden.repository.ts'
import { createJobSearch } from './query/search-jobs.service.ts'
import { sourceNameOf } from './sources/list-sources.service.ts'

export type JobSearchService = ReturnType<typeof createJobSearchService>

/** The search of a signed-in user, without hidden jobs and employers. */
export function createJobSearchService(deps: { db: Db; clock: Clock; places(): Promise<Places> }) {
  const search = createJobSearch({ ...deps, sourceName: sourceNameOf })
  const hidden = createHiddenRepository(deps.db)

  return {
    search: async (userId: string, job: JobToFind): Promise<{ results: FoundJob[] } | Refusal<'validation'>> =>
      search(job, await hidden.keys(userId)),
  }
}
