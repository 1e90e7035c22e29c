import {
  accessTokenPrefix,
  tokenLimits,
  tokenScopes,
  type AccessToken,
  type TokenScope,
} from '@waymark/contract/account/access-tokens.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import { hashToken, isToken, mintToken } from '../code.ts'
import { createTokensRepository } from './access-tokens.repository.ts'

const dayMs = 86_400_000
const usedEveryMs = 60_000

type NewToken = { name: string; scopes: readonly TokenScope[]; expires_in_days?: number | undefined }

/** Who asks through an outside client, and what the token allows. */
export type Client = {
  userId: string
  name: string
  language: string | null
  timeZone: string | null
  tokenName: string
  scopes: readonly TokenScope[]
}
export type AccessTokens = ReturnType<typeof createAccessTokens>

/** Tokens for outside clients. They open /mcp and nothing else; the database keeps only their hashes. */
export function createAccessTokens({ db, clock }: { db: Db; clock: Clock }) {
  const repository = createTokensRepository(db)

  return {
    async create(
      userId: string,
      { name, scopes, expires_in_days }: NewToken,
    ): Promise<{ id: string; token: string } | Refusal<'tokens_full'>> {
      const token = accessTokenPrefix + mintToken()
      const now = clock.now()
      return db.transaction().execute(async (transaction) => {
        const inside = createTokensRepository(transaction)
        await inside.lock(userId)
        if ((await inside.count(userId)) >= tokenLimits.count) return refuse('tokens_full')
        const { id } = await inside.insert(userId, {
          name,
          scopes: tokenScopes.filter((scope) => scope === 'read' || scopes.includes(scope)),
          token_hash: hashToken(token),
          created_at: now,
          expires_at: expires_in_days === undefined ? null : new Date(now.getTime() + expires_in_days * dayMs),
        })
        return { id, token }
      })
    },

    async list(userId: string): Promise<AccessToken[]> {
      const rows = await repository.list(userId)
      return rows.map(({ created_at, expires_at, last_used_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
        expires_at: expires_at?.toISOString() ?? null,
        last_used_at: last_used_at?.toISOString() ?? null,
      }))
    },

    /** @returns whether there was such a token of this user */
    revoke: (userId: string, id: string): Promise<boolean> => repository.delete(userId, id),

    async findClient(token: string): Promise<Client | undefined> {
      if (!token.startsWith(accessTokenPrefix) || !isToken(token.slice(accessTokenPrefix.length))) return undefined
      const now = clock.now()
      const row = await repository.findLive(hashToken(token), now)
      if (!row) return undefined
      const usedBefore = new Date(now.getTime() - usedEveryMs)
      if (row.last_used_at === null || row.last_used_at < usedBefore)
        await repository.updateLastUsed(row.user_id, row.id, now, usedBefore)
      const { user_id, name, language, time_zone, token_name, scopes } = row
      return { userId: user_id, name, language, timeZone: time_zone, tokenName: token_name, scopes }
    },
  }
}
