import { jobContracts, jobHours, searchLimits, searchRadii } from '@waymark/contract/job-search/job-search.ts'
import { mostSavedSearches, savedSearchMails } from '@waymark/contract/job-search/saved-searches.ts'
import * as z from 'zod/mini'
import type { Places } from '../../../lib/places/places.ts'
import {
  listSearchNews,
  savedSearchName,
  type SearchNewsDeps,
} from '../../job-search/saved/saved-search-news.service.ts'
import type { SavedSearches } from '../../job-search/saved/saved-searches.service.ts'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import { findSameSearch } from '../proposals/saved-search-effect.ts'
import { toToolResult } from './proposed.ts'
import { namesOf, readPlace } from './search-tools.ts'
import { defineTool, refuseTool } from './tool.ts'

type Deps = SearchNewsDeps & {
  savedSearches: SavedSearches
  proposals: ProposalsService
  places(): Promise<Places>
}

const mostListed = 10

export function createSavedSearchTools(deps: Deps) {
  const { savedSearches, proposals, places } = deps

  const listSavedSearches = defineTool({
    name: 'list_saved_searches',
    sentence: 'List the saved searches with the jobs that came in within a week and since each was saved.',
    effect: 'reads',
    touches: ['postings'],
    input: z.strictObject({}),
    async run(_input, { asker }) {
      const news = await listSearchNews(deps, asker.userId, asker.language)
      return {
        searches: news.map(({ jobs, ...search }) => ({
          ...search,
          new_count: jobs.length,
          new_jobs: jobs.slice(0, mostListed),
        })),
      }
    },
  })

  const saveSearch = defineTool({
    name: 'save_search',
    sentence:
      'Propose to save a job search, and to mail the jobs that are new daily, weekly or not at all. The user confirms it.',
    effect: 'proposes',
    touches: ['postings'],
    input: z.strictObject({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimits.job_title)),
      /** As people write it: "Berlin", "Lyon, France", "Canada". */
      place: z.optional(z.string().check(z.maxLength(searchLimits.place))),
      remote: z.optional(z.boolean()),
      hours: z.optional(z.enum(jobHours)),
      contract: z.optional(z.enum(jobContracts)),
      /** Around a city. */
      radius_km: z.optional(z.literal([...searchRadii])),
      mails: z.enum(savedSearchMails),
    }),
    async run({ title, place, mails, ...filters }, { asker, session_id }) {
      const searched = place?.trim() ? readPlace(place, await places()) : undefined
      if (place?.trim() && !searched) return refuseTool('unknown_place', 'This place is not known.')
      const search = {
        job_title: title,
        sort: 'relevance' as const,
        salary_currency: 'USD' as const,
        ...(searched && namesOf(searched)),
        ...filters,
      }
      const { saved } = await savedSearches.list(asker.userId)
      if (saved.length >= mostSavedSearches && !findSameSearch(saved, search))
        return refuseTool('full', `There are ${mostSavedSearches} saved searches already. Delete one first.`)
      const subject = savedSearchName(search, asker.language)
      const draft = { kind: 'save_search', payload: { search }, after: mails, subject, job_url: null } as const
      return toToolResult(await proposals.propose(asker, { ...draft, session_id }))
    },
  })

  return { list_saved_searches: listSavedSearches, save_search: saveSearch }
}
