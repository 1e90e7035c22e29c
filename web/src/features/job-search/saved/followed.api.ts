import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import {
  follow,
  listFollowed,
  unfollow,
  type FollowedEmployer,
} from '@waymark/contract/job-search/followed-employers.ts'
import { call } from '../../../lib/call.ts'
import { foundKey } from '../job-search.api.ts'

const followedKey = ['followed employers']
/** A board that was just added is read within seconds; until then the list is asked for again. */
const readingMs = 3000

export function useFollowed(isWanted: boolean) {
  return useQuery({
    queryKey: followedKey,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await call(listFollowed, { signal })).followed,
    refetchInterval: ({ state }) =>
      state.data?.some(({ read_at, problem }) => read_at === null && problem === null) ? readingMs : false,
  })
}

export function useFollowing() {
  const client = useQueryClient()
  const refresh = () => Promise.all([foundKey, followedKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  return {
    async follow(body: BodyInputOf<typeof follow>): Promise<FollowedEmployer> {
      const { followed } = await call(follow, { body })
      await refresh()
      return followed
    },
    async unfollow(id: string): Promise<void> {
      await call(unfollow, { params: { id } })
      await refresh()
    },
  }
}
