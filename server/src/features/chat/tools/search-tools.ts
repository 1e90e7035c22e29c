import {
  jobContracts,
  jobHours,
  postedWithinDays,
  searchLanguages,
  searchLimits,
  searchRadii,
  type JobToFind,
} from '@waymark/contract/job-search/job-search.ts'
import * as z from 'zod/mini'
import { isRefusal } from '../../../lib/http/refusal.ts'
import { parsePlace } from '../../../lib/places/place-parser.ts'
import { countryName, type Places } from '../../../lib/places/places.ts'
import type { DocumentsService } from '../../documents/documents.service.ts'
import type { JobSearchService } from '../../job-search/job-search.service.ts'
import type { PostingReader, PostingRefusal } from '../../../providers/postings/posting-reader.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import { postingTextMost } from '../proposals/proposal-payloads.ts'
import { defineTool, refuseTool, type ToolRefusal } from './tool.ts'

export type PostingMatch = NonNullable<Awaited<ReturnType<DocumentsService['match']>>>

type Deps = {
  jobSearch: JobSearchService
  places(): Promise<Places>
  postings: PostingReader
  documents: DocumentsService
  profiles: ReturnType<typeof createProfileService>
}

const most = 20
const jobUrl = z.strictObject({ job_url: z.string().check(z.trim(), z.maxLength(2048)) })

export function createSearchTools({ jobSearch, places, postings, documents, profiles }: Deps) {
  const searchJobs = defineTool({
    name: 'search_jobs',
    sentence: 'Search open jobs by title, and by place, age, yearly salary or remote work.',
    effect: 'reads',
    touches: ['postings'],
    input: z.strictObject({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimits.job_title)),
      /** As people write it: "Berlin", "Lyon, France", "Canada". */
      place: z.optional(z.string().check(z.maxLength(searchLimits.place))),
      remote: z.optional(z.boolean()),
      hours: z.optional(z.enum(jobHours)),
      contract: z.optional(z.enum(jobContracts)),
      posted_within: z.optional(z.literal([...postedWithinDays])),
      /** ISO 639-1 code of the language that postings are written in. */
      language: z.optional(z.enum(searchLanguages)),
      /** Around a city. */
      radius_km: z.optional(z.literal([...searchRadii])),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(most))),
      offset: z.optional(z.int().check(z.minimum(0), z.maximum(searchLimits.offset))),
    }),
    async run({ title, place, limit, offset, ...filters }, { asker }) {
      const searched = place?.trim() ? readPlace(place, await places()) : undefined
      if (place?.trim() && !searched) return refuseTool('unknown_place', 'This place is not known.')
      const job: JobToFind = {
        job_title: title,
        limit: limit ?? searchLimits.page,
        offset: offset ?? 0,
        sort: 'relevance',
        salary_currency: 'USD',
        ...(searched && namesOf(searched)),
        ...filters,
      }
      const found = await jobSearch.search(asker.userId, job, { language: asker.language, wider: false, folded: true })
      if (isRefusal(found)) return refuseTool('unknown_place', 'This place is not known.')
      return { ...found, ...(searched && { searched }) }
    },
  })

  const readPosting = defineTool({
    name: 'read_posting',
    sentence: 'Read a job posting by its address: title, company, place, salary, description, requirements.',
    effect: 'reads',
    touches: ['postings'],
    input: jobUrl,
    async run({ job_url }, { asker }) {
      const posting = await postings.preview(asker.userId, job_url)
      return isRefusal(posting) ? refuseReading(posting.refused) : { posting }
    },
  })

  const matchJob = defineTool({
    name: 'match_job',
    sentence: 'Compare the profile with what a posting asks for: have, similar or missing, in the words of both.',
    effect: 'reads',
    touches: ['profile', 'postings'],
    input: jobUrl,
    async run({ job_url }, { asker }) {
      const { version } = await profiles.load(asker.userId)
      if (version === 0) return refuseTool('profile_empty', 'The profile is still empty.')
      const known = await documents.match(asker.userId, job_url)
      if (known) return known
      const saved = await postings.save(asker.userId, job_url, undefined)
      if (isRefusal(saved)) return refuseReading(saved.refused)
      return (await documents.match(asker.userId, job_url)) ?? refuseReading('posting_unreadable')
    },
  })

  const matchText = defineTool({
    name: 'match_text',
    sentence: 'Compare the profile with a posting whose text the user pasted: have, similar or missing.',
    effect: 'reads',
    touches: ['profile', 'postings'],
    input: z.strictObject({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(postingTextMost)),
      title: z.optional(z.string().check(z.maxLength(200))),
      company: z.optional(z.string().check(z.maxLength(200))),
    }),
    async run({ text, title = '', company = '' }, { asker }) {
      const { version } = await profiles.load(asker.userId)
      if (version === 0) return refuseTool('profile_empty', 'The profile is still empty.')
      return documents.matchText(asker.userId, { text, title, company })
    },
  })

  return { search_jobs: searchJobs, read_posting: readPosting, match_job: matchJob, match_text: matchText }
}

function refuseReading(reason: PostingRefusal): ToolRefusal {
  const sentence =
    reason === 'busy' ? 'Too many pages are being read. Ask again in a minute.' : 'This posting cannot be read.'
  return refuseTool(reason, sentence)
}

/** What was searched: a country, or a state or city of it. */
export type SearchedPlace = { country_code: string; state?: string; city?: string }

export const namesOf = ({ country_code, ...rest }: SearchedPlace): Pick<JobToFind, 'country' | 'state' | 'city'> => ({
  country: countryName(country_code),
  ...rest,
})

/** Undefined for an unknown place. */
export function readPlace(text: string, places: Places): SearchedPlace | undefined {
  const { country, state, city } = parsePlace(text, places)
  if (country === undefined) return undefined
  if (city) return { country_code: country, city: city.name }
  return { country_code: country, ...(state && state.name !== '' && { state: state.name }) }
}
