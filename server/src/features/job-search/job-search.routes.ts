import { listCities, listCountries, listStates, searchJobs } from '@waymark/contract/job-search.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mount } from '../../lib/http/mount.ts'
import type { Places } from '../../lib/places/places.ts'
import type { SourceName } from './query/found-jobs.repository.ts'
import { createJobSearch } from './query/search-jobs.service.ts'

type JobSearchDeps = { db: Db; clock: Clock; places(): Promise<Places>; sourceName(id: string): SourceName }

export function mountJobSearch(mount: Mount, deps: JobSearchDeps): void {
  const { places } = deps
  const search = createJobSearch(deps)

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
  mount(searchJobs, ({ body }) => search(body))
}
