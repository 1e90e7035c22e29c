import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type Tables = {
  sessions: { user_id: string; token_hash: Buffer; created_at: Date; last_seen_at: Date; expires_at: Date }
  users: { id: string; email: string; name: string; language: string | null; time_zone: string | null }
}

export type Session = {
  user_id: string
  last_seen_at: Date
  email: string
  name: string
  language: string | null
  time_zone: string | null
}

/**
 * Creates the session only while the password is the one that was checked. Without the lock a sign-in under way could
 * outlive a password reset: it waits here for the reset, and then finds another hash.
 * @returns whether the session was created
 */
export async function createSession(
  db: Db,
  userId: string,
  passwordHash: string,
  tokenHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const result = await sql`
    insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
    select id, ${tokenHash}::bytea, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from users where id = ${userId} and password_hash = ${passwordHash} for share
    returning user_id`.execute(db)
  return result.rows.length === 1
}

/** The sessions with these token hashes that are alive, by their hash in hexadecimal. */
export async function findLiveSessions(
  db: Db,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleSince: Date,
): Promise<Map<string, Session>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'user_id', 'last_seen_at', 'email', 'name', 'language', 'time_zone'])
    .where(sql<boolean>`token_hash = any(${tokenHashes}::bytea[])`)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .execute()
  return new Map(rows.map(({ token_hash, ...session }) => [token_hash.toString('hex'), session]))
}

/** Writes only where nobody else has since `before`: parallel requests of one page write once. */
export async function updateLastSeen(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
  before: Date,
): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', before)
    .execute()
}

export async function deleteSession(db: Db, userId: string, tokenHash: Buffer): Promise<void> {
  await db
    .withTables<Tables>()
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('sessions').where('user_id', '=', userId).execute()
}
