import { listSearchNews, type SearchNews, type SearchNewsDeps } from './saved-search-news.service.ts'
import { createSavedSearchesRepository } from './saved-searches.repository.ts'

export type NewsCount = Pick<SearchNews, 'id' | 'name' | 'address'> & { count: number }

/** What came and went besides what `stateFor` knows of, such as the days of "within a week". */
const knownForMs = 5 * 60_000
/** Some 300 bytes each. */
const mostUsers = 2000

type Known = { state: string; until: number; counts: Promise<NewsCount[]> }

/** Counts what is new in saved searches: each is a search of its own, and the desk asks at every opening. */
export function createNewsCounts(deps: SearchNewsDeps) {
  const { db, clock, jobSearch } = deps
  const byUser = new Map<string, Known>()

  /** Changes with the user's searches, with what a search respects, and with the index. */
  async function stateFor(userId: string, language: string | null): Promise<string> {
    const searches = await createSavedSearchesRepository(db).list(userId)
    const asked = searches.map(({ id, search, created_at }) => ({ id, search, created_at }))
    return JSON.stringify([language, asked, await jobSearch.stateFor(userId)])
  }

  async function count(userId: string, language: string | null): Promise<NewsCount[]> {
    const news = await listSearchNews(deps, userId, language)
    return news.map(({ id, name, address, jobs }) => ({ id, name, address, count: jobs.length }))
  }

  return async (userId: string, language: string | null): Promise<NewsCount[]> => {
    const state = await stateFor(userId, language)
    const now = clock.now().getTime()
    const known = byUser.get(userId)
    if (known?.state === state && now < known.until) return known.counts
    const counts = count(userId, language)
    byUser.delete(userId)
    byUser.set(userId, { state, until: now + knownForMs, counts })
    // The first is the one that was counted longest ago.
    if (byUser.size > mostUsers) for (const oldest of [...byUser.keys()].slice(0, 1)) byUser.delete(oldest)
    counts.catch(() => byUser.get(userId)?.counts === counts && byUser.delete(userId))
    return counts
  }
}
