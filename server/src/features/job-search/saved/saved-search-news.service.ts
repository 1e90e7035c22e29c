import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { textsIn } from '../../../lib/languages.ts'
import type { JobSearchService } from '../job-search.service.ts'
import { searchAddress, searchName } from './search-address.ts'
import { findSaved } from './saved-search-mails.service.ts'
import { savedSearchTexts } from './saved-search-texts.ts'
import { createSavedSearchesRepository } from './saved-searches.repository.ts'

export type SearchNews = {
  id: string
  /** In the user's language. */
  name: string
  /** Of the search page, within the app. */
  address: string
  mails: SavedSearch['mails']
  jobs: FoundJob[]
}
export type SearchNewsDeps = { db: Db; clock: Clock; jobSearch: JobSearchService }

const newDays = 7
/** Each is a search of its own; the newest are what the user looks for now. */
const mostRead = 8

/** The newest saved searches with what came into the index within a week, and since the search was saved. */
export async function listSearchNews(
  deps: SearchNewsDeps,
  userId: string,
  language: string | null,
): Promise<SearchNews[]> {
  const repository = createSavedSearchesRepository(deps.db)
  const { texts } = textsIn(savedSearchTexts, language)
  const weekAgo = deps.clock.now().getTime() - newDays * 86_400_000
  const news: SearchNews[] = []
  for (const { id, search, mails, created_at } of (await repository.list(userId)).slice(0, mostRead)) {
    const found = await findSaved(deps, userId, search, language)
    const after = new Date(Math.max(weekAgo, created_at.getTime()))
    const ids = found.map((job) => job.id)
    const fresh = new Set(await repository.listSeenAfter(ids, after))
    const jobs = found.filter((job) => fresh.has(job.id))
    news.push({ id, name: searchName(search, texts), address: searchAddress('', search), mails, jobs })
  }
  return news
}

/** What a search is called in the user's language: "nurse, Leeds, United Kingdom". */
export const savedSearchName = (search: SavedSearch['search'], language: string | null): string =>
  searchName(search, textsIn(savedSearchTexts, language).texts)
