import type { Generated } from 'kysely'
import type { Db } from '../../lib/db.ts'
import type { CodePurpose } from './code.ts'

type CodeTries = {
  email: string
  purpose: CodePurpose
  registration: string
  client: string
  tries: Generated<number>
  used_hash: Buffer | null
  changed_at: Date
}

export type Entry = { purpose: CodePurpose; email: string; registration: string }
export type Tries = { by_client: number; by_all: number; used_hash: Buffer | null }

/** A row says nothing about whether the address has an account. */
export function createCodeTriesRepository(database: Db) {
  const db = database.withTables<{ code_tries: CodeTries }>()
  const keys = ['email', 'purpose', 'registration', 'client'] as const

  return {
    async clear({ purpose, email, registration }: Entry): Promise<void> {
      await db
        .deleteFrom('code_tries')
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('registration', '=', registration)
        .execute()
    },

    async countAll({ purpose, email, registration }: Entry): Promise<number> {
      const row = await db
        .selectFrom('code_tries')
        .select('tries')
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('registration', '=', registration)
        .where('client', '=', '')
        .executeTakeFirst()
      return row?.tries ?? 0
    },

    /** Counts a try before its code is checked: forty at once cannot all be the first. */
    async count(entry: Entry, client: string, now: Date): Promise<Tries> {
      const rows = await db
        .insertInto('code_tries')
        .values(['', client].map((by) => ({ ...entry, client: by, tries: 1, used_hash: null, changed_at: now })))
        .onConflict((conflict) =>
          conflict.columns(keys).doUpdateSet((is) => ({ tries: is('code_tries.tries', '+', 1), changed_at: now })),
        )
        .returning(['client', 'tries', 'used_hash'])
        .execute()
      const all = rows.find((row) => row.client === '')
      const own = rows.find((row) => row.client === client)
      return { by_client: own?.tries ?? 0, by_all: all?.tries ?? 0, used_hash: all?.used_hash ?? null }
    },

    /** Remembers a used code, so that entering it again does not count as a typo. */
    async saveUsed(entry: Entry, used_hash: Buffer, now: Date): Promise<void> {
      await this.clear(entry)
      await db
        .insertInto('code_tries')
        .values({ ...entry, client: '', used_hash, changed_at: now })
        .execute()
    },
  }
}
