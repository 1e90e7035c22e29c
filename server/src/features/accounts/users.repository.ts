import type { Generated } from 'kysely'
import type { Db } from '../../lib/db.ts'

type UsersTable = {
  id: Generated<string>
  email: string
  name: string
  password_hash: string
  language: string | null
  time_zone: string | null
  created_at: Date
}

export type NewUser = { email: string; name: string; password_hash: string; language: string | null; created_at: Date }
export type KnownUser = { id: string; name: string; password_hash: string; language: string | null }

type AccountChanges = { name?: string | undefined; language?: string | undefined }

export function createUsersRepository(database: Db) {
  const db = database.withTables<{ users: UsersTable }>()

  return {
    findByEmail: (email: string): Promise<KnownUser | undefined> =>
      db
        .selectFrom('users')
        .select(['id', 'name', 'password_hash', 'language'])
        .where('email', '=', email)
        .executeTakeFirst(),

    async create(user: NewUser): Promise<boolean> {
      const rows = await db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .execute()
      return rows.length === 1
    },

    async update(userId: string, { name, language }: AccountChanges): Promise<void> {
      await db
        .updateTable('users')
        .set(({ fn, val }) => ({
          name: fn.coalesce(val(name ?? null), 'name'),
          language: fn.coalesce(val(language ?? null), 'language'),
        }))
        .where('id', '=', userId)
        .execute()
    },

    async updatePasswordByEmail(email: string, password_hash: string): Promise<string | undefined> {
      const update = db.updateTable('users').set({ password_hash }).where('email', '=', email)
      return (await update.returning('id').executeTakeFirst())?.id
    },

    /** Upgrades a hash to today's parameters, unless the password changed meanwhile. */
    async updatePasswordHash(userId: string, from: string, to: string): Promise<void> {
      const update = db.updateTable('users').set({ password_hash: to })
      await update.where('id', '=', userId).where('password_hash', '=', from).execute()
    },
  }
}
