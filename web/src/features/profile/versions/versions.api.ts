import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import { getProfileVersion, listProfileVersions } from '@waymark/contract/profile.ts'
import { call } from '../../../lib/call.ts'
import { wholeProfile } from '../fields/profile-document.ts'

export type Version = AnswerOf<typeof listProfileVersions>['versions'][number]

/** Never cached: a save just before belongs in the list. */
export const versionsQuery = queryOptions({
  queryKey: ['profile', 'versions'],
  queryFn: async ({ signal }) => (await call(listProfileVersions, { signal })).versions,
  staleTime: 0,
  gcTime: 0,
})

export const versionQuery = (version: number) =>
  queryOptions({
    queryKey: ['profile', 'versions', version],
    queryFn: async ({ signal }) => {
      const { data } = await call(getProfileVersion, { signal, params: { version } })
      return wholeProfile(data.content)
    },
    staleTime: Infinity,
  })
