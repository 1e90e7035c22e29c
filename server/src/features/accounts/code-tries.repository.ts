import { sql, type Generated } from 'kysely'
import type { Db } from '../../lib/db.ts'
import type { CodePurpose } from './code.ts'

type CodeTries = {
  email: string
  purpose: CodePurpose
  wrong_tries: Generated<number>
  used_hash: Buffer | null
  changed_at: Date
}

/** The codes that were entered for an address; a row says nothing about whether the address has an account. */
export function createCodeTriesRepository(database: Db) {
  const db = database.withTables<{ code_tries: CodeTries }>()

  return {
    async clear(purpose: CodePurpose, email: string): Promise<void> {
      await db.deleteFrom('code_tries').where('email', '=', email).where('purpose', '=', purpose).execute()
    },

    /** @returns the wrong tries since a code was last asked for, this one included, and the hash of the used code */
    countWrong(
      purpose: CodePurpose,
      email: string,
      now: Date,
    ): Promise<{ wrong_tries: number; used_hash: Buffer | null }> {
      return db
        .insertInto('code_tries')
        .values({ purpose, email, wrong_tries: 1, used_hash: null, changed_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['email', 'purpose'])
            .doUpdateSet({ wrong_tries: sql<number>`code_tries.wrong_tries + 1`, changed_at: now }),
        )
        .returning(['wrong_tries', 'used_hash'])
        .executeTakeFirstOrThrow()
    },

    /** Remembers the code that was used up, so that it is not taken for a mistyped one when it is entered again. */
    async saveUsed(purpose: CodePurpose, email: string, used_hash: Buffer, now: Date): Promise<void> {
      await db
        .insertInto('code_tries')
        .values({ purpose, email, used_hash, changed_at: now })
        .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet({ used_hash, changed_at: now }))
        .execute()
    },
  }
}
