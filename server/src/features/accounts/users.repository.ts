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
type Tables = { users: UsersTable }

export type NewUser = { email: string; name: string; password_hash: string; language: string | null; created_at: Date }
export type KnownUser = { id: string; name: string; password_hash: string; language: string | null }

export async function findUserByEmail(db: Db, email: string): Promise<KnownUser | undefined> {
  const query = db.withTables<Tables>().selectFrom('users').select(['id', 'name', 'password_hash', 'language'])
  return query.where('email', '=', email).executeTakeFirst()
}

/** @returns whether the account was made; false when the address has one already */
export async function createUser(db: Db, user: NewUser): Promise<boolean> {
  const insert = db.withTables<Tables>().insertInto('users').values(user)
  const rows = await insert
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .execute()
  return rows.length === 1
}

/** @returns the user's id, or undefined when no account has this address */
export async function updatePasswordByEmail(db: Db, email: string, password_hash: string): Promise<string | undefined> {
  const update = db.withTables<Tables>().updateTable('users').set({ password_hash }).where('email', '=', email)
  return (await update.returning('id').executeTakeFirst())?.id
}

/** Replaces a hash by one of the same password with today's parameters, unless the password changed meanwhile. */
export async function updatePasswordHash(db: Db, userId: string, from: string, to: string): Promise<void> {
  const update = db.withTables<Tables>().updateTable('users').set({ password_hash: to })
  await update.where('id', '=', userId).where('password_hash', '=', from).execute()
}
