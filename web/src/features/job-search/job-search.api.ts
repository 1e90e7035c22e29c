import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { hide, listHidden, unhide, type Hidden } from '@waymark/contract/job-search/hidden-jobs.ts'
import {
  listCities,
  listCountries,
  listStates,
  searchJobs,
  searchLimits,
  type FoundJob,
} from '@waymark/contract/job-search/job-search.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import { fewestScored } from '@waymark/contract/documents.ts'
import { matchJobs, type JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import { listSources } from '@waymark/contract/job-search/job-sources.ts'
import { call } from '../../lib/call.ts'
import { readsProfile } from '../../lib/profile-readers.ts'
import { readPosition } from './form/device-position.ts'
import { toBody, type Search } from './form/search-address.ts'

// Places never change while a page is open.
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: 1 }

export function useCountries() {
  return useQuery({
    ...forever,
    queryKey: ['search countries'],
    queryFn: async ({ signal }) => (await call(listCountries, { signal })).countries,
  })
}

export function useStates(country: string) {
  return useQuery({
    ...forever,
    queryKey: ['search states', country],
    enabled: country !== '',
    queryFn: async ({ signal }) => (await call(listStates, { body: { country }, signal })).states,
  })
}

export function useCities(country: string, state: string, isWanted: boolean) {
  return useQuery({
    ...forever,
    queryKey: ['search cities', country, state],
    enabled: country !== '' && isWanted,
    queryFn: async ({ signal }) =>
      (await call(listCities, { body: { country, ...(state && { state }) }, signal })).cities,
  })
}

export const foundKey = ['found jobs']
const foundKeyOf = (search: Search) => [...foundKey, search]

/** Pages of ten; a full page means that there are more. */
export function useFoundJobs(search: Search) {
  return useInfiniteQuery({
    queryKey: foundKeyOf(search),
    enabled: search.title !== '',
    // Back shows the list as it was; a new search is a new key.
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    retry: false,
    // One position for all pages: with another the order would be another, and jobs would be skipped.
    initialPageParam: { offset: 0, position: readPosition() },
    queryFn: ({ pageParam: { offset, position }, signal }) =>
      call(searchJobs, { body: toBody(search, offset, position), signal }),
    getNextPageParam: ({ results }, _pages, { offset, position }) =>
      results.length === searchLimits.page && offset + searchLimits.page <= searchLimits.offset
        ? { offset: offset + searchLimits.page, position }
        : undefined,
  })
}

/** Starts a search over from its first page. */
export function useSearchAgain(): (search: Search) => void {
  const client = useQueryClient()
  return (search) => void client.resetQueries({ queryKey: foundKeyOf(search) })
}

type FoundPage = AnswerOf<typeof searchJobs>

/** A job may appear twice if the index changed between two pages. */
export function withoutRepeats(pages: readonly FoundPage[]): FoundJob[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((job) => [job.id, job])).values()]
}

/** How well each job fits the profile, by id; empty while unknown. */
export function useJobMatches(pages: readonly FoundPage[]): ReadonlyMap<string, JobMatch> {
  return useQueries({
    queries: pages.map((page) => {
      const job_ids = page.results.map(({ id }) => id)
      return {
        queryKey: ['job matches', job_ids],
        meta: readsProfile,
        enabled: job_ids.length > 0,
        staleTime: 300_000,
        retry: false,
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(matchJobs, { body: { job_ids }, signal })).matches,
      }
    }),
    combine: mapOfMatches,
  })
}

/** False where a posting names so little that the job's own page shows no score either. */
export const isScored = ({ have, similar, missing }: JobMatch): boolean => have + similar + missing >= fewestScored

const mapOfMatches = (results: readonly { data: JobMatch[] | undefined }[]) =>
  new Map(results.flatMap(({ data = [] }) => data.map((match) => [match.job_id, match] as const)))

const sourcesKey = ['job sources']

/** Polls while sources are still being read. */
export function useSources() {
  return useQuery({
    queryKey: sourcesKey,
    queryFn: async ({ signal }) => (await call(listSources, { signal })).sources,
    refetchInterval: ({ state }) => (state.data?.some((source) => source.state === 'reading') ? 10_000 : false),
  })
}

/** Names of sources whose first answer is still to come, and whether any real posting is there; both undefined while unknown. */
export function useFirstReading() {
  const { data } = useSources()
  const reading = data?.filter(({ state }) => state === 'reading' || state === 'waiting')
  return { reading: reading?.map(({ name }) => name), hasRealJobs: data?.some(({ postings }) => postings > 0) }
}

const hiddenKey = ['hidden jobs']

export function useHidden(isWanted: boolean) {
  return useQuery({
    queryKey: hiddenKey,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await call(listHidden, { signal })).hidden,
  })
}

export function useHiding() {
  const client = useQueryClient()
  const refresh = () => Promise.all([foundKey, hiddenKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  return {
    async hide(kind: Hidden['kind'], job_id: string): Promise<Hidden> {
      const { hidden } = await call(hide, { body: { kind, job_id } })
      await refresh()
      return hidden
    },
    async unhide(id: string): Promise<void> {
      await call(unhide, { params: { id } })
      await refresh()
    },
  }
}
