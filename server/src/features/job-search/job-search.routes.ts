import {
  listCities,
  listCountries,
  listStates,
  searchJobs,
  searchLanguages,
} from '@waymark/contract/job-search/job-search.ts'
import { follow, listFollowed, unfollow } from '@waymark/contract/job-search/followed-employers.ts'
import { hide, listHidden, unhide } from '@waymark/contract/job-search/hidden-jobs.ts'
import { matchJobs } from '@waymark/contract/job-search/job-matches.ts'
import { listSources } from '@waymark/contract/job-search/job-sources.ts'
import type { Hono } from 'hono'
import { chooseLanguage } from '../../lib/http/accept-language.ts'
import type { HttpEnv, Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import type { Jobs } from '../../lib/jobs.ts'
import type { Places } from '../../lib/places/places.ts'
import { createFollowedEmployers } from './followed/followed.service.ts'
import { createHiddenRepository } from './hidden/hidden.repository.ts'
import type { JobSearchService } from './job-search.service.ts'
import { mountSavedSearches, type SavedSearchesRouteDeps } from './saved/saved-searches.routes.ts'
import { scheduleFeeds } from './sources/feed-schedule.service.ts'
import { listSourceHealth } from './sources/list-sources.service.ts'
import type { FeedDeps } from './sources/run-feed.service.ts'

type JobSearchDeps = FeedDeps &
  SavedSearchesRouteDeps & { jobs: Jobs; places(): Promise<Places>; jobSearch: JobSearchService }

export function mountJobSearch(app: Hono<HttpEnv>, mount: Mount, deps: JobSearchDeps): void {
  const { places, jobSearch } = deps

  mount(listCountries, async () => ({ countries: (await places()).listCountries() }))
  mount(listStates, async ({ body }) => {
    const known = await places()
    const country = known.findCountry(body.country)
    return { states: country === undefined ? [] : known.listStates(country) }
  })
  mount(listCities, async ({ body }) => {
    const known = await places()
    const country = known.findCountry(body.country)
    return { cities: country === undefined ? [] : known.listCities(country, body.state) }
  })
  const hidden = createHiddenRepository(deps.db)
  mount(searchJobs, ({ caller, body, acceptLanguage }) => {
    const browserLanguage = chooseLanguage(acceptLanguage, searchLanguages)
    return jobSearch.search(caller.userId, body, {
      language: caller.language,
      browserLanguage,
      wider: true,
      folded: true,
    })
  })
  mount(matchJobs, async ({ caller, body }) => ({ matches: await jobSearch.matches(caller.userId, body.job_ids) }))
  mount(listHidden, async ({ caller }) => ({ hidden: await hidden.list(caller.userId) }))
  mount(hide, async ({ caller, body }) => {
    const added = await hidden.add(caller.userId, body.kind, body.job_id, deps.clock.now())
    return added ? { hidden: added } : refuse('not_found')
  })
  mount(unhide, async ({ caller, params }) =>
    (await hidden.remove(caller.userId, params.id)) ? {} : refuse('not_found'),
  )
  const followed = createFollowedEmployers(deps)
  mount(listFollowed, ({ caller }) => followed.list(caller.userId))
  mount(follow, ({ caller, body }) => followed.follow(caller.userId, body))
  mount(unfollow, async ({ caller, params }) =>
    (await followed.unfollow(caller.userId, params.id)) ? {} : refuse('not_found'),
  )
  mount(listSources, () => listSourceHealth(deps.db, deps.listings))
  mountSavedSearches(app, mount, deps)
  scheduleFeeds(deps)
}
