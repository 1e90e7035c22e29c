import type { SavedSearchTexts } from './saved-search-texts.ts'
import type { SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'

type Search = SavedSearch['search']

/** The search page with this search, as the page itself writes its address. */
export function searchAddress(publicUrl: string, search: Search): string {
  const { remote, posted_within, salary_from } = search
  const fields: Record<string, string | number | undefined> = {
    title: search.job_title,
    country: search.country,
    state: search.state,
    city: search.city,
    km: search.radius_km,
    remote: remote === undefined ? undefined : remote ? 'only' : 'none',
    days: posted_within,
    pay: salary_from,
    currency: salary_from === undefined ? undefined : search.salary_currency,
    language: search.language,
    hours: search.hours,
    contract: search.contract,
    words: search.place_as_words ? 'all' : undefined,
    source: search.source,
    sort: search.sort === 'relevance' ? undefined : search.sort,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) params.set(name, String(value))
  return `${publicUrl}/jobsearch?${params.toString()}`
}

/** "nurse, Leeds, United Kingdom, part time" */
export function searchName(search: Search, { hours, contract }: SavedSearchTexts): string {
  const { job_title, city, state, country } = search
  const employment = [search.hours && hours[search.hours], search.contract && contract[search.contract]]
  return [job_title, city, city === undefined ? state : undefined, country, ...employment].filter(Boolean).join(', ')
}
