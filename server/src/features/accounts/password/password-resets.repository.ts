import type { Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type ResetsTable = {
  email: string
  requested_at: Date
  mail_number: Generated<number>
  code_hash: Buffer | null
  code_expires_at: Date | null
  key_hash: Buffer | null
  key_expires_at: Date | null
}

export function createPasswordResetsRepository(database: Db) {
  const db = database.withTables<{ password_resets: ResetsTable }>()

  return {
    /** Records a reset request and returns the mail's number. Earlier codes and keys work until they are replaced. */
    async request(email: string, now: Date): Promise<number> {
      const { mail_number } = await db
        .insertInto('password_resets')
        .values({ email, requested_at: now })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet((is) => ({ requested_at: now, mail_number: is('password_resets.mail_number', '+', 1) })),
        )
        .returning('mail_number')
        .executeTakeFirstOrThrow()
      return mail_number
    },

    async setCode(email: string, mailNumber: number, codeHash: Buffer, expiresAt: Date): Promise<boolean> {
      const rows = await db
        .updateTable('password_resets')
        .set({ code_hash: codeHash, code_expires_at: expiresAt })
        .where('email', '=', email)
        .where('mail_number', '=', mailNumber)
        .returning('email')
        .execute()
      return rows.length === 1
    },

    findCode: (email: string): Promise<{ code_hash: Buffer | null; code_expires_at: Date | null } | undefined> =>
      db
        .selectFrom('password_resets')
        .select(['code_hash', 'code_expires_at'])
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst(),

    async setKey(email: string, keyHash: Buffer, expiresAt: Date): Promise<void> {
      const changes = { code_hash: null, code_expires_at: null, key_hash: keyHash, key_expires_at: expiresAt }
      await db.updateTable('password_resets').set(changes).where('email', '=', email).execute()
    },

    async takeKey(email: string, keyHash: Buffer, now: Date): Promise<boolean> {
      const rows = await db
        .deleteFrom('password_resets')
        .where('email', '=', email)
        .where('key_hash', '=', keyHash)
        .where('key_expires_at', '>', now)
        .returning('email')
        .execute()
      return rows.length === 1
    },

    async delete(email: string): Promise<void> {
      await db.deleteFrom('password_resets').where('email', '=', email).execute()
    },
  }
}
