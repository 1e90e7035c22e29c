import type { FoundJob, JobToFind } from '@waymark/contract/job-search/job-search.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Refusal } from '../../lib/http/refusal.ts'
import type { Places } from '../../lib/places/places.ts'
import { createFollowedRepository } from './followed/followed.repository.ts'
import { createHiddenRepository } from './hidden/hidden.repository.ts'
import type { JobMatcher } from './match/job-matcher.ts'
import { createJobMatches } from './match/job-matches.service.ts'
import { createJobSearch, type Preferences } from './query/search-jobs.service.ts'
import { sourceNameOf } from './sources/list-sources.service.ts'

export { occupationIn } from './query/occupations.ts'

export type JobSearchService = ReturnType<typeof createJobSearchService>

type JobSearchDeps = { db: Db; clock: Clock; places(): Promise<Places>; jobMatcher: JobMatcher }

export function createJobSearchService(deps: JobSearchDeps) {
  const search = createJobSearch({ ...deps, sourceName: sourceNameOf })
  const hidden = createHiddenRepository(deps.db)
  const followed = createFollowedRepository(deps.db)
  const matches = createJobMatches(deps)

  async function preferencesOf(userId: string): Promise<Preferences> {
    const [hiddenKeys, feeds] = await Promise.all([hidden.keys(userId), followed.listFeeds(userId)])
    return { hidden: hiddenKeys, followed: feeds }
  }

  return {
    search: async (userId: string, job: JobToFind): Promise<{ results: FoundJob[] } | Refusal<'validation'>> =>
      search(job, await preferencesOf(userId), (ids) => matches(userId, ids)),

    matches,
  }
}
