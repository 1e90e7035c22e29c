import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'

export const searchLimits = {
  job_title: 200,
  place: 200,
  page: 10,
  most: 50,
  offset: 1000,
  radius_km: 50,
  salary: 100_000_000,
} as const

/** Around a chosen city, in kilometres; `searchLimits.radius_km` if none is chosen. */
export const searchRadii = [10, 25, 50, 100] as const
export const postedWithinDays = [1, 3, 7, 14, 30] as const
export const searchSorts = ['relevance', 'newest', 'salary', 'match'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Languages that the index stems and filters by. */
export const searchLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi'] as const

/** Yearly amounts are compared in one of these, at the product's own rates. */
export const salaryCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'SEK', 'SGD', 'INR', 'JPY'] as const

export const jobHours = ['full_time', 'part_time'] as const
export type JobHours = (typeof jobHours)[number]
/** Temporary: fixed term, freelance or seasonal work. Internship: apprenticeships too. */
export const jobContracts = ['permanent', 'temporary', 'internship'] as const
export type JobContract = (typeof jobContracts)[number]

/**
 * How a search found a job: by all its words, or, after those, as remote work beside a chosen place, in a place that could not be
 * read, without a word about the hours or the contract asked for, by some of the words, beyond the chosen city or state, by
 * words of the same stem, where no place is chosen, outside the country of the profile, or, where there is little else, under
 * another name of the work or as work that needs much the same.
 */
export const foundBy = [
  'all_words',
  'remote',
  'unread_place',
  'unstated',
  'fewer_words',
  'farther',
  'similar_words',
  'abroad',
  'related_work',
] as const
export type FoundBy = (typeof foundBy)[number]

const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimits.place))

export const jobToFind = z.strictObject({
  job_title: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimits.job_title)),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(searchLimits.most)), searchLimits.page),
  offset: z._default(z.int().check(z.minimum(0), z.maximum(searchLimits.offset)), 0),
  country: z.optional(placeName),
  state: z.optional(placeName),
  city: z.optional(placeName),
  /** Around the chosen city; 50 km by default. */
  radius_km: z.optional(z.literal([...searchRadii])),
  /** Nearer jobs come first; nothing is left out. Ignored if a place is chosen. */
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  remote: z.optional(z.boolean()),
  posted_within: z.optional(z.literal([...postedWithinDays])),
  salary_from: z.optional(z.number().check(z.minimum(0), z.maximum(searchLimits.salary))),
  salary_currency: z._default(z.enum(salaryCurrencies), 'USD'),
  language: z.optional(z.enum(searchLanguages)),
  /** Postings that say nothing of their hours or contract come after those that say what is wanted. */
  hours: z.optional(z.enum(jobHours)),
  contract: z.optional(z.enum(jobContracts)),
  /** A place among the words is one of the words. Otherwise the search is for that place, unless one is chosen. */
  place_as_words: z.optional(z.boolean()),
  source: z.optional(z.string().check(z.maxLength(60))),
  /** Only jobs of employers that the user follows. */
  followed: z.optional(z.boolean()),
  /** Only postings with the title and the employer of this job. */
  alike_to: z.optional(z.uuid()),
  sort: z._default(z.enum(searchSorts), 'relevance'),
})
export type JobToFind = z.infer<typeof jobToFind>

export const foundJob = z.strictObject({
  id: z.string(),
  job_title: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  // Safe HTML: paragraphs, lists, headings, emphasis and links.
  company_info: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  job_url: z.string(),
  country: z.nullable(z.string()),
  remote: z.boolean(),
  language: z.nullable(z.string()),
  employment_type: z.string(),
  /** From the title, the source, or the text; empty if none says. */
  hours: z.array(z.enum(jobHours)),
  contract: z.array(z.enum(jobContracts)),
  posted_at: z.string(),
  /** If false, `posted_at` is when the posting was first seen. */
  posted_at_known: z.boolean(),
  /** Of the first posting that this one repeats. */
  first_posted_at: z.string(),
  reposts: z.number(),
  /** Kilometres from the chosen city or the sent position, if both are known. */
  distance_km: z.nullable(z.number()),
  found_by: z.enum(foundBy),
  /** How many more were found with the same title of the same employer; `alike_to` lists them. */
  alike: z.number(),
  /** Null for an employer without a board of its own that could be followed. */
  followed: z.nullable(z.boolean()),
  source: z.strictObject({ id: z.string(), name: z.string(), url: z.string(), is_sample: z.boolean() }),
})
export type FoundJob = z.infer<typeof foundJob>

/** A place or a language that stands among the words of a search, and the words without it. */
export const typedPlace = z.strictObject({
  job_title: z.string(),
  country: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Further cities of the country, of which any would do: "Leeds or Bradford". */
  also: z.optional(z.array(z.string())),
  language: z.nullable(z.enum(searchLanguages)),
  /** Whether the search was for this place. If not, the name may as well be a word: "Reading", "Mobile". */
  taken: z.boolean(),
})
export type TypedPlace = z.infer<typeof typedPlace>

const search = { noun: 'job-search' } as const
const names = z.array(z.string())

export const listCountries = defineEndpoint({
  ...search,
  method: 'GET',
  path: '/countries',
  summary: 'English names of all countries, sorted.',
  answer: z.strictObject({ success: z.literal(true), countries: names }),
  no_limit_because: 'The list is in memory and short.',
})

export const listStates = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/states',
  summary: 'The states of a country, sorted; empty where it has none.',
  body: z.strictObject({ country: placeName }),
  answer: z.strictObject({ success: z.literal(true), states: names }),
  no_limit_because: 'The list is in memory and short.',
})

export const listCities = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/cities',
  summary: 'The cities of a country or of one of its states, sorted.',
  body: z.strictObject({ country: placeName, state: z.optional(placeName) }),
  answer: z.strictObject({ success: z.literal(true), cities: names }),
  at_once: 4,
})

export const searchJobs = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/jobs',
  summary:
    'Jobs by title and place, best first. A chosen city means within 50 km; a position only ranks nearer jobs first. Without either, jobs around the town in the profile come first, then those of its country, remote work and the rest of the world, unless the newest or the best paid are asked for. After jobs with all words come others, which `found_by` tells. Of postings with one title of one employer the best stands for all: `alike` counts the others, and a search with `alike_to` lists each. A place among the words is searched as if it were chosen, which `typed_place` tells, and so are hours and a contract. `left_out` names conditions of which postings say nothing, such as an age: they are not searched.',
  body: jobToFind,
  answer: z.strictObject({
    success: z.literal(true),
    results: z.array(foundJob),
    typed_place: z.nullable(typedPlace),
    left_out: z.optional(z.array(z.string())),
  }),
  limits: [{ by: 'user', points: 240, window_s: 60, counts: 'calls' }],
  at_once: 4,
})
