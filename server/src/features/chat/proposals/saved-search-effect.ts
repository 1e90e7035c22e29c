import { savedSearchMails, type SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'
import { isRefusal, refuse } from '../../../lib/http/refusal.ts'
import type { SavedSearches } from '../../job-search/saved/saved-searches.service.ts'
import type { Effect } from './effect.ts'

/** A saved search by how often it mails; null for one that is not saved. */
export function createSavedSearchEffect(savedSearches: SavedSearches): Effect<'save_search'> {
  const find = async (userId: string, search: SavedSearch['search']) =>
    findSameSearch((await savedSearches.list(userId)).saved, search)

  return {
    field: () => 'mails',
    can_undo: true,
    current: async ({ userId }, { search }) => (await find(userId, search))?.mails ?? null,
    async set({ userId }, { search }, value) {
      const known = await find(userId, search)
      if (value === null) {
        if (known) await savedSearches.remove(userId, known.id)
        return 'done'
      }
      const mails = savedSearchMails.find((one) => one === value)
      if (mails === undefined) return refuse('proposal_stale')
      const saved = known
        ? await savedSearches.change(userId, known.id, { mails })
        : await savedSearches.add(userId, { search, mails })
      return isRefusal(saved) ? refuse('proposal_stale') : 'done'
    },
  }
}

/** The saved search with the same terms. */
export function findSameSearch(saved: readonly SavedSearch[], search: SavedSearch['search']): SavedSearch | undefined {
  const wanted = inOrder(search)
  return saved.find((one) => inOrder(one.search) === wanted)
}

/** The database keeps the terms in an order of its own. */
const inOrder = (search: SavedSearch['search']): string =>
  JSON.stringify(Object.entries(search).toSorted(([a], [b]) => a.localeCompare(b)))
