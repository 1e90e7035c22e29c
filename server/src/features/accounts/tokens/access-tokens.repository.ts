import type { TokenScope } from '@waymark/contract/account/access-tokens.ts'
import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type TokensTable = {
  user_id: string
  id: Generated<string>
  name: string
  scopes: TokenScope[]
  token_hash: Buffer
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
}
type UsersTable = { id: string; name: string; language: string | null; time_zone: string | null }
export type TokenRow = Omit<Selectable<TokensTable>, 'user_id' | 'token_hash'>
export type NewToken = Pick<TokensTable, 'name' | 'scopes' | 'token_hash' | 'created_at' | 'expires_at'>

export function createTokensRepository(database: Db) {
  const db = database.withTables<{ access_tokens: TokensTable; users: UsersTable }>()

  return {
    /** Blocks other new tokens of this user until the transaction ends, so that a limit holds. */
    async lock(userId: string): Promise<void> {
      // Weaker than `for update`, so that rows which reference the user can still be written meanwhile.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    },

    async count(userId: string): Promise<number> {
      const { count } = await db
        .selectFrom('access_tokens')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return count
    },

    insert: (userId: string, token: NewToken): Promise<{ id: string }> =>
      db
        .insertInto('access_tokens')
        .values({ ...token, user_id: userId, last_used_at: null })
        .returning('id')
        .executeTakeFirstOrThrow(),

    list: (userId: string): Promise<TokenRow[]> =>
      db
        .selectFrom('access_tokens')
        .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    async delete(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('access_tokens')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** The owner of a token that has not expired. */
    findLive: (tokenHash: Buffer, now: Date) =>
      db
        .selectFrom('access_tokens as t')
        .innerJoin('users as u', 'u.id', 't.user_id')
        .select(['t.user_id', 't.id', 't.name as token_name', 't.scopes', 't.last_used_at'])
        .select(['u.name', 'u.language', 'u.time_zone'])
        .where('t.token_hash', '=', tokenHash)
        .where(({ or, eb }) => or([eb('t.expires_at', 'is', null), eb('t.expires_at', '>', now)]))
        .executeTakeFirst(),

    async updateLastUsed(userId: string, id: string, now: Date, usedBefore: Date): Promise<void> {
      await db
        .updateTable('access_tokens')
        .set({ last_used_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', usedBefore)]))
        .execute()
    },
  }
}
