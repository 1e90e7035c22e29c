import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createToken, listTokens, revokeToken } from '@waymark/contract/account/access-tokens.ts'
import type { AnswerOf, BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import { getLedger, ledgerPageSize } from '@waymark/contract/account/ledger.ts'
import { call } from '../../../lib/call.ts'

export const tokensKey = ['access-tokens']

export const useTokens = () =>
  useQuery({ queryKey: tokensKey, queryFn: async ({ signal }) => (await call(listTokens, { signal })).tokens })

export const makeToken = (body: BodyInputOf<typeof createToken>): Promise<AnswerOf<typeof createToken>> =>
  call(createToken, { body })

export async function revoke(id: string): Promise<void> {
  await call(revokeToken, { params: { id } })
}

/** No hour is split between two pages, so the next one starts before the last entry's hour. */
export const useLedger = () =>
  useInfiniteQuery({
    queryKey: ['ledger'],
    queryFn: async ({ signal, pageParam }) =>
      (await call(getLedger, { query: { before: pageParam ?? undefined }, signal })).entries,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length >= ledgerPageSize ? page.at(-1)?.hour : undefined),
  })
