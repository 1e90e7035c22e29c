import type { Db } from '../../lib/db.ts'

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

export async function createSession(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const row = { user_id: userId, token_hash: tokenHash, created_at: now, last_seen_at: now, expires_at: expiresAt }
  await db.withTables<Tables>().insertInto('sessions').values(row).execute()
}

export async function findLiveSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<Session | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id', 'last_seen_at', 'email', 'name', 'language', 'time_zone'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .executeTakeFirst()
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
