import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { codeTries } from '../code.ts'

type ResetsTable = {
  email: string
  requested_at: Date
  mail_number: Generated<number>
  code_hash: Buffer | null
  code_expires_at: Date | null
  code_attempts: Generated<number>
  key_hash: Buffer | null
  key_expires_at: Date | null
}

export function createPasswordResetsRepository(database: Db) {
  const db = database.withTables<{ password_resets: ResetsTable }>()

  return {
    /**
     * Notes that a reset was asked for. An earlier code is valid until the mail job makes the new one, and an earlier
     * key until the new code is exchanged.
     * @returns the number of the mail to send
     */
    async request(email: string, now: Date): Promise<number> {
      const { mail_number } = await db
        .insertInto('password_resets')
        .values({ email, requested_at: now })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ requested_at: now, mail_number: sql<number>`password_resets.mail_number + 1` }),
        )
        .returning('mail_number')
        .executeTakeFirstOrThrow()
      return mail_number
    },

    async setCode(email: string, mailNumber: number, codeHash: Buffer, expiresAt: Date): Promise<boolean> {
      const rows = await db
        .updateTable('password_resets')
        .set({ code_hash: codeHash, code_expires_at: expiresAt, code_attempts: 0 })
        .where('email', '=', email)
        .where('mail_number', '=', mailNumber)
        .returning('email')
        .execute()
      return rows.length === 1
    },

    /** Counts an attempt. @returns the hash of the valid code, if there is one */
    async tryCode(email: string, now: Date): Promise<Buffer | null | undefined> {
      const row = await db
        .updateTable('password_resets')
        .set({ code_attempts: sql<number>`code_attempts + 1` })
        .where('email', '=', email)
        .where('code_attempts', '<', codeTries)
        .where('code_expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst()
      return row?.code_hash
    },

    async findCode(email: string): Promise<Buffer | null | undefined> {
      const query = db.selectFrom('password_resets').select('code_hash').where('email', '=', email)
      return (await query.executeTakeFirst())?.code_hash
    },

    async setKey(email: string, keyHash: Buffer, expiresAt: Date): Promise<void> {
      const changes = { code_hash: null, code_expires_at: null, key_hash: keyHash, key_expires_at: expiresAt }
      await db.updateTable('password_resets').set(changes).where('email', '=', email).execute()
    },

    /** Uses a key and ends the reset. @returns whether the key was valid for this address */
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
