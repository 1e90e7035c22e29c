import type { DataKind, LedgerEntry } from '@waymark/contract/account/ledger.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type LedgerTable = Omit<LedgerEntry, 'hour'> & { user_id: string; hour: Date }
export type LedgerRow = Omit<LedgerTable, 'user_id'>
export type Given = Omit<LedgerRow, 'hour' | 'kinds'> & { kinds: readonly DataKind[] }

export function createLedgerStore(database: Db) {
  const db = database.withTables<{ ledger: LedgerTable }>()

  return {
    async add(userId: string, given: Given, hour: Date): Promise<void> {
      await db
        .insertInto('ledger')
        .values({ ...given, kinds: [...given.kinds], user_id: userId, hour })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'hour', 'via', 'recipient', 'what']).doUpdateSet((is) => ({
            calls: is('ledger.calls', '+', is.ref('excluded.calls')),
            tokens_in: is('ledger.tokens_in', '+', is.ref('excluded.tokens_in')),
            tokens_out: is('ledger.tokens_out', '+', is.ref('excluded.tokens_out')),
            // Unknown as soon as the cost of one call is.
            cost_usd: is('ledger.cost_usd', '+', is.ref('excluded.cost_usd')),
            // Raw SQL: the union of two arrays.
            kinds: sql`(select array_agg(distinct kind) from unnest(ledger.kinds || excluded.kinds) kind)`,
          })),
        )
        .execute()
    },

    /** More than `limit` if the last hour has more: the next page starts before it. */
    list(userId: string, before: Date | undefined, limit: number): Promise<LedgerRow[]> {
      const page = db
        .selectFrom('ledger')
        .select(['hour', 'via', 'recipient', 'what', 'kinds', 'calls', 'tokens_in', 'tokens_out', 'cost_usd'])
        .where('user_id', '=', userId)
        .$if(before !== undefined, (query) => query.where('hour', '<', before ?? new Date()))
        .orderBy('hour', 'desc')
        .fetch(limit, 'with ties')
      return db
        .selectFrom(page.as('page'))
        .selectAll()
        .orderBy('hour', 'desc')
        .orderBy('via')
        .orderBy('recipient')
        .orderBy('what')
        .execute()
    },

    /** Tokens of one user's calls to providers since then, in and out together. */
    async countTokens(userId: string, since: Date): Promise<number> {
      const { tokens } = await db
        .selectFrom('ledger')
        .select((is) =>
          is.fn.coalesce(is.fn.sum<number>(is('tokens_in', '+', is.ref('tokens_out'))), is.lit(0)).as('tokens'),
        )
        .where('user_id', '=', userId)
        .where('via', '=', 'provider')
        .where('hour', '>=', since)
        .executeTakeFirstOrThrow()
      return tokens
    },

    async deleteBefore(before: Date): Promise<void> {
      await db.deleteFrom('ledger').where('hour', '<', before).execute()
    },
  }
}
