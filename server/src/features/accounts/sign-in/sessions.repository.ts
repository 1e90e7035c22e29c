import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type Tables = {
  sessions: {
    user_id: string
    token_hash: Buffer
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    id: Generated<string>
    device: string
    network: string
  }
  users: {
    id: string
    email: string
    name: string
    password_hash: string
    language: string | null
    time_zone: string | null
  }
}

export type Session = {
  user_id: string
  last_seen_at: Date
  email: string
  name: string
  language: string | null
  time_zone: string | null
}
type NewSession = { tokenHash: Buffer; now: Date; expiresAt: Date; device: string; network: string }

const maxSessions = 50

export function createSessionsRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    /** Opens a session unless the password has changed since it was checked; waits for a running password reset. */
    async create(userId: string, passwordHash: string, session: NewSession): Promise<boolean> {
      const { tokenHash, now, expiresAt, device, network } = session
      const rows = await db
        .insertInto('sessions')
        .columns(['user_id', 'token_hash', 'created_at', 'last_seen_at', 'expires_at', 'device', 'network'])
        .expression((query) =>
          query
            .selectFrom('users')
            .select(({ val }) => [
              'id',
              val(tokenHash).as('token_hash'),
              val(now).as('created_at'),
              val(now).as('last_seen_at'),
              val(expiresAt).as('expires_at'),
              val(device).as('device'),
              val(network).as('network'),
            ])
            .where('id', '=', userId)
            .where('password_hash', '=', passwordHash)
            .forShare(),
        )
        .returning('user_id')
        .execute()
      return rows.length === 1
    },

    async findLive(tokenHashes: readonly Buffer[], now: Date, idleSince: Date): Promise<Map<string, Session>> {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['token_hash', 'user_id', 'last_seen_at', 'email', 'name', 'language', 'time_zone'])
        // Raw SQL: one array parameter makes any number of hashes the same statement.
        .where(sql<boolean>`token_hash = any(${tokenHashes}::bytea[])`)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', idleSince)
        .execute()
      return new Map(rows.map(({ token_hash, ...session }) => [token_hash.toString('hex'), session]))
    },

    /** Only if nobody did since `before`: parallel requests of one page write once. */
    async updateLastSeen(userId: string, tokenHash: Buffer, now: Date, before: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('last_seen_at', '<', before)
        .execute()
    },

    async delete(userId: string, tokenHash: Buffer): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', tokenHash).execute()
    },

    /** The newest sessions of an account; those beyond fifty end. */
    async deleteOldest(userId: string): Promise<void> {
      const newest = db
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .limit(maxSessions)
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', 'not in', newest).execute()
    },

    list: (userId: string, now: Date, idleSince: Date) =>
      db
        .selectFrom('sessions')
        .select(['id', 'token_hash', 'device', 'network', 'created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', idleSince)
        .orderBy('last_seen_at', 'desc')
        .limit(maxSessions)
        .execute(),

    async deleteById(userId: string, id: string): Promise<boolean> {
      const query = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },

    async deleteOthers(userId: string, tokenHash: Buffer): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', tokenHash).execute()
    },

    async deleteOfUser(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    },
  }
}
