import type { Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type Tables = {
  second_factors: {
    user_id: string
    secret: Buffer
    created_at: Date
    confirmed_at: Date | null
    last_step: Generated<number>
    wrong_codes: Generated<number>
    wrong_since: Date | null
  }
  recovery_codes: { user_id: string; code_hash: Buffer }
}

export function createSecondFactorRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    find: (userId: string) =>
      db
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** Keeps a new secret until it is confirmed; false if one is confirmed already. */
    async start(userId: string, secret: Buffer, now: Date): Promise<boolean> {
      const rows = await db
        .insertInto('second_factors')
        .values({ user_id: userId, secret, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret, created_at: now })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .execute()
      return rows.length === 1
    },

    async confirm(userId: string, step: number, now: Date): Promise<boolean> {
      const update = db.updateTable('second_factors').set({ confirmed_at: now, last_step: step })
      const { numUpdatedRows } = await update
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Uses up a code's half minute; false if that or a later one was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const update = db.updateTable('second_factors').set({ last_step: step, wrong_codes: 0, wrong_since: null })
      const { numUpdatedRows } = await update
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Takes a try before the code is checked, so that simultaneous guesses cannot use the same one. False if no try is left. */
    async takeTry(userId: string, now: Date, since: Date, most: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set((is) => ({
          wrong_codes: is
            .case()
            .when('wrong_since', '>', since)
            .then(is('wrong_codes', '+', 1))
            .else(1)
            .end(),
          wrong_since: is.case().when('wrong_since', '>', since).then(is.ref('wrong_since')).else(now).end(),
        }))
        .where('user_id', '=', userId)
        .where((is) =>
          is.or([is('wrong_codes', '<', most), is('wrong_since', 'is', null), is('wrong_since', '<=', since)]),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async replaceRecoveryCodes(userId: string, hashes: readonly Buffer[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }))
      await db.insertInto('recovery_codes').values(rows).execute()
    },

    async useRecoveryCode(userId: string, hash: Buffer): Promise<boolean> {
      const query = db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },

    async countRecoveryCodes(userId: string): Promise<number> {
      const count = db.selectFrom('recovery_codes').select(({ fn }) => fn.countAll<number>().as('count'))
      return (await count.where('user_id', '=', userId).executeTakeFirstOrThrow()).count
    },

    async delete(userId: string): Promise<void> {
      for (const table of ['second_factors', 'recovery_codes'] as const)
        await db.deleteFrom(table).where('user_id', '=', userId).execute()
    },
  }
}
