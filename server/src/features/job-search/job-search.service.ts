import type { JobToFind } from '@waymark/contract/job-search/job-search.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Refusal } from '../../lib/http/refusal.ts'
import type { Places } from '../../lib/places/places.ts'
import { createProfileService } from '../profile/profile.service.ts'
import { createFollowedRepository } from './followed/followed.repository.ts'
import { createHiddenRepository } from './hidden/hidden.repository.ts'
import { employmentTerms, type EmploymentTerms } from './index/employment-terms.ts'
import { wordsOf } from './index/words.ts'
import type { JobMatcher } from './match/job-matcher.ts'
import { createJobMatches } from './match/job-matches.service.ts'
import { homeCountries } from './query/place/home-countries.ts'
import { createJobSearch, type FoundJobs, type Preferences } from './query/search-jobs.service.ts'
import { createFeedsRepository } from './sources/feeds.repository.ts'
import { sourceNameOf } from './sources/list-sources.service.ts'

export { occupationIn } from './index/occupations.ts'

/** The hours and contracts that words such as "part time" or "CDI" ask for, read as postings are. */
export const termsAskedIn = (words: string): EmploymentTerms => employmentTerms([], wordsOf(words), [])

export type JobSearchService = ReturnType<typeof createJobSearchService>

type JobSearchDeps = { db: Db; clock: Clock; places(): Promise<Places>; jobMatcher: JobMatcher }

/**
 * `language`: of the account. `browserLanguage`: assumed where the account has none. `wider`: also jobs with fewer
 * words or farther away, marked as such. `unstated`: jobs that do not say the hours or contract asked for, even if not
 * wider. `folded`: one title of one employer is found once, with the number of the others.
 */
export type Reading = {
  language: string | null
  browserLanguage?: string | undefined
  wider: boolean
  unstated?: boolean
  folded?: boolean
}

export function createJobSearchService(deps: JobSearchDeps) {
  const search = createJobSearch({ ...deps, sourceName: sourceNameOf })
  const hidden = createHiddenRepository(deps.db)
  const followed = createFollowedRepository(deps.db)
  const profiles = createProfileService(deps)
  const matches = createJobMatches(deps)

  async function preferencesOf(userId: string): Promise<Preferences & { place: string }> {
    const [hiddenKeys, feeds, place] = await Promise.all([
      hidden.keys(userId),
      followed.listFeeds(userId),
      profiles.findLocation(userId),
    ])
    return { hidden: hiddenKeys, followed: feeds, place }
  }

  return {
    async search(
      userId: string,
      job: JobToFind,
      { language, browserLanguage, wider, unstated, folded }: Reading,
    ): Promise<FoundJobs | Refusal<'validation'>> {
      const [preferences, places] = await Promise.all([preferencesOf(userId), deps.places()])
      const homes = homeCountries({ place: preferences.place, language }, places)
      return search(
        job,
        { ...preferences, language: language ?? browserLanguage, homes },
        { wider, unstated, folded, matches: (ids) => matches(userId, ids) },
      )
    },

    matches,

    /** Changes when what a search finds may have changed. */
    async stateFor(userId: string): Promise<string> {
      return JSON.stringify([await preferencesOf(userId), await createFeedsRepository(deps.db).indexState()])
    },
  }
}
