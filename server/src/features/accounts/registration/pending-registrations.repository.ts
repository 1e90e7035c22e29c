import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { codeTries } from '../code.ts'

type PendingTable = {
  id: Generated<string>
  email: string
  name: string
  password_hash: string
  language: string | null
  created_at: Date
  touched_at: Date
  mail_number: Generated<number>
  code_hash: Buffer | null
  code_expires_at: Date | null
  code_attempts: Generated<number>
}
type Tables = { pending_registrations: PendingTable }

export type NewPending = { email: string; name: string; password_hash: string; language: string | null }
export type Pending = NewPending & { id: string; mail_number: number }
/** Which mail of which registration: only the newest number is still sent. */
export type MailRequest = { id: string; mail_number: number }

const columns = ['id', 'email', 'name', 'password_hash', 'language', 'mail_number'] as const

export async function createPending(db: Db, pending: NewPending, now: Date): Promise<MailRequest> {
  const insert = db.withTables<Tables>().insertInto('pending_registrations')
  return insert
    .values({ ...pending, created_at: now, touched_at: now })
    .returning(['id', 'mail_number'])
    .executeTakeFirstOrThrow()
}

export async function findPending(db: Db, id: string): Promise<Pending | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('pending_registrations')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The registrations of an address; first the one that was last made, asked for again, or proved by its password. */
export async function findPendings(db: Db, email: string, limit: number): Promise<Pending[]> {
  const query = db.withTables<Tables>().selectFrom('pending_registrations').select(columns).where('email', '=', email)
  return query.orderBy('touched_at', 'desc').orderBy('id').limit(limit).execute()
}

export async function findNewestPending(db: Db, email: string): Promise<Pending | undefined> {
  return (await findPendings(db, email, 1))[0]
}

export async function touchPending(db: Db, id: string, now: Date): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('pending_registrations')
    .set({ touched_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Notes that a registration of an address is to get a new code: the given one, or else the newest. A code in use stays
 * good until the mail job makes the new one, which is before the mail server has taken it.
 */
export async function requestCode(
  db: Db,
  email: string,
  id: string | undefined,
  now: Date,
): Promise<MailRequest | undefined> {
  // Asked for in either case, so that the time is the same.
  const newest = await findNewestPending(db, email)
  const update = db.withTables<Tables>().updateTable('pending_registrations')
  return update
    .set({ touched_at: now, mail_number: sql<number>`mail_number + 1` })
    .where('id', '=', id ?? newest?.id ?? '00000000-0000-0000-0000-000000000000')
    .where('email', '=', email)
    .returning(['id', 'mail_number'])
    .executeTakeFirst()
}

/** @returns false when the registration is gone or a newer mail was asked for */
export async function setPendingCode(
  db: Db,
  request: MailRequest,
  codeHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const update = db.withTables<Tables>().updateTable('pending_registrations')
  const rows = await update
    .set({ code_hash: codeHash, code_expires_at: expiresAt, code_attempts: 0 })
    .where('id', '=', request.id)
    .where('mail_number', '=', request.mail_number)
    .returning('id')
    .execute()
  return rows.length === 1
}

/** Locks an address's registrations, always in the same order, so that two transactions never wait for each other. */
export async function lockPendings(db: Db, email: string): Promise<void> {
  const query = db.withTables<Tables>().selectFrom('pending_registrations').select('id').where('email', '=', email)
  await query.orderBy('id').forUpdate().execute()
}

/** Counts a try on every live code of the address and answers those registrations. */
export async function tryPendingCodes(
  db: Db,
  email: string,
  now: Date,
): Promise<(NewPending & { id: string; code_hash: Buffer | null })[]> {
  return db
    .withTables<Tables>()
    .updateTable('pending_registrations')
    .set({ code_attempts: sql<number>`code_attempts + 1` })
    .where('email', '=', email)
    .where('code_attempts', '<', codeTries)
    .where('code_expires_at', '>', now)
    .returning(['id', 'email', 'name', 'password_hash', 'language', 'code_hash'])
    .execute()
}

export async function deletePending(db: Db, id: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('pending_registrations').where('id', '=', id).execute()
}

/**
 * Ends every code of an address that has an account now, and the mails that are still queued. The rows stay until the
 * purge: were they gone, signing in with their passwords would tell that the account exists.
 */
export async function endPendingCodes(db: Db, email: string): Promise<void> {
  const update = db.withTables<Tables>().updateTable('pending_registrations')
  await update
    .set({ code_hash: null, code_expires_at: null, mail_number: sql<number>`mail_number + 1` })
    .where('email', '=', email)
    .execute()
}
