import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  type SavedSearchMails,
} from '@waymark/contract/job-search/saved-searches.ts'
import { call } from '../../../lib/call.ts'
import { toBody, type Search } from '../form/search-address.ts'

const savedKey = ['saved searches']

export function useSavedSearches(isWanted: boolean) {
  return useQuery({
    queryKey: savedKey,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await call(listSavedSearches, { signal })).saved,
  })
}

export function useSavingSearches() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: savedKey })
  return {
    async save(search: Search, mails: SavedSearchMails): Promise<void> {
      const { limit: _limit, offset: _offset, ...body } = toBody({ ...search, alike: '' }, 0, undefined)
      await call(saveSearch, { body: { search: body, mails } })
      await refresh()
    },
    async change(id: string, body: BodyInputOf<typeof changeSavedSearch>): Promise<void> {
      await call(changeSavedSearch, { params: { id }, body })
      await refresh()
    },
    async remove(id: string): Promise<void> {
      await call(deleteSavedSearch, { params: { id } })
      await refresh()
    },
  }
}
