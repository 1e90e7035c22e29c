import {
  jobContracts,
  jobHours,
  postedWithinDays,
  salaryCurrencies,
  searchLanguages,
  searchLimits,
  searchRadii,
  searchSorts,
  type searchJobs,
} from '@waymark/contract/job-search/job-search.ts'
import type { SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'

export type SearchBody = BodyInputOf<typeof searchJobs>

/** Stands for all boards of followed employers; no source has this id. */
export const followedSource = 'followed'

export type Search = {
  title: string
  country: string
  state: string
  city: string
  /** Kilometres around the city. */
  km: string
  remote: '' | 'only' | 'none'
  days: string
  pay: string
  currency: string
  language: string
  hours: string
  contract: string
  /** All words are words, also the name of a place. */
  words: '' | 'all'
  source: string
  sort: string
  /** The id of a job: only postings with its title and its employer. */
  alike: string
}

export const emptySearch: Search = {
  title: '',
  country: '',
  state: '',
  city: '',
  km: '',
  remote: '',
  days: '',
  pay: '',
  currency: '',
  language: '',
  hours: '',
  contract: '',
  words: '',
  source: '',
  sort: '',
  alike: '',
}
const names = Object.keys(emptySearch) as (keyof Search)[]

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
const isOneOf = <T extends string | number>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value)

/** Reads an address of unknown origin: impossible values are left out. */
export function readSearch(params: URLSearchParams): Search {
  const search: Record<keyof Search, string> = { ...emptySearch }
  for (const name of names) search[name] = params.get(name)?.trim().slice(0, searchLimits.job_title) ?? ''
  const { km, remote, days, pay, currency, language, hours, contract, words, sort } = search
  return {
    ...search,
    remote: remote === 'only' || remote === 'none' ? remote : '',
    days: isOneOf(postedWithinDays, Number(days)) ? days : '',
    pay: Number(pay) > 0 && Number(pay) <= searchLimits.salary ? pay : '',
    currency: isOneOf(salaryCurrencies, currency) ? currency : '',
    language: isOneOf(searchLanguages, language) ? language : '',
    hours: isOneOf(jobHours, hours) ? hours : '',
    contract: isOneOf(jobContracts, contract) ? contract : '',
    words: words === 'all' ? words : '',
    sort: isOneOf(searchSorts, sort) ? sort : '',
    alike: isId(search.alike) ? search.alike : '',
    // A city without its country or state names no place.
    state: search.country === '' ? '' : search.state,
    city: search.country === '' ? '' : search.city,
    km: isOneOf(searchRadii, Number(km)) && search.country !== '' && search.city !== '' ? km : '',
  }
}

export function writeSearch(search: Search, job?: string): string {
  const params = new URLSearchParams()
  for (const name of names) if (search[name] !== '') params.set(name, search[name])
  if (job) params.set('job', job)
  return `?${params.toString()}`
}

/** A saved search as the page has it. */
export function fromSaved(saved: SavedSearch['search']): Search {
  const {
    job_title,
    country,
    state,
    city,
    radius_km,
    remote,
    posted_within,
    salary_from,
    salary_currency,
    language,
    hours,
    contract,
    place_as_words,
    source,
    followed,
    sort,
  } = saved
  return {
    title: job_title,
    country: country ?? '',
    state: state ?? '',
    city: city ?? '',
    km: radius_km === undefined ? '' : String(radius_km),
    remote: remote === undefined ? '' : remote ? 'only' : 'none',
    days: posted_within === undefined ? '' : String(posted_within),
    pay: salary_from === undefined ? '' : String(salary_from),
    currency: salary_from === undefined ? '' : salary_currency,
    language: language ?? '',
    hours: hours ?? '',
    contract: contract ?? '',
    words: place_as_words ? 'all' : '',
    source: followed ? followedSource : (source ?? ''),
    sort: sort === 'relevance' ? '' : sort,
    alike: '',
  }
}

/** The request body. The position is left out once a place is chosen. */
export function toBody(
  search: Search,
  offset: number,
  position: { latitude: number; longitude: number } | undefined,
): SearchBody {
  const { title, country, state, city, remote, days, pay, currency, language, hours, contract, words, source, sort } =
    search
  const within = Number(days)
  const radius = Number(search.km)
  return {
    job_title: title,
    limit: searchLimits.page,
    offset,
    ...(country && { country }),
    ...(state && { state }),
    ...(city && { city }),
    ...(city && isOneOf(searchRadii, radius) && { radius_km: radius }),
    ...(country === '' && position && { latitude: position.latitude, longitude: position.longitude }),
    ...(remote && { remote: remote === 'only' }),
    ...(isOneOf(postedWithinDays, within) && { posted_within: within }),
    ...(pay && { salary_from: Number(pay) }),
    ...(pay && isOneOf(salaryCurrencies, currency) && { salary_currency: currency }),
    ...(isOneOf(searchLanguages, language) && { language }),
    ...(isOneOf(jobHours, hours) && { hours }),
    ...(isOneOf(jobContracts, contract) && { contract }),
    ...(words === 'all' && { place_as_words: true }),
    ...(source === followedSource ? { followed: true } : source && { source }),
    ...(isOneOf(searchSorts, sort) && { sort }),
    ...(search.alike && { alike_to: search.alike }),
  }
}
