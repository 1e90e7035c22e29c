import fs from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'

/**
 * The database as features see it. It knows no tables: each repository names its own with
 * `db.withTables<…>()`, so that a table's columns stand in one room.
 */
export type Db = Kysely<object>

// bigint columns are counters and sizes here, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** How to reach a PostgreSQL: by a URL, or over a socket folder or host with a password. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

export type OpenDb = { db: Db; pool: pg.Pool; close(): Promise<void> }

export function openDb(connection: DatabaseConnection, onError: (error: Error) => void): OpenDb {
  const pool = new pg.Pool({
    ...connection,
    max: 15,
    connectionTimeoutMillis: 5000,
    // A paused or unreachable server must not hold requests for ever.
    query_timeout: 35_000,
    application_name: 'waymark',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  // The same for one that breaks while a transaction holds it: its query fails as well, and that is what matters.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const migrationFolder = path.join(import.meta.dirname, '../../migrations')

/**
 * Applies the migrations that are missing, under a lock: two processes starting at once are fine.
 * @returns the names applied
 * @throws the first migration's error; what it did is rolled back
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
  return results.map((result) => result.migrationName)
}

const unreachable = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

/** Whether an error says that the database is away for the moment, so that a 503 is the honest answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    unreachable.has(code) ||
    /connection (terminated|timeout|error)|timeout exceeded when trying to connect|query read timeout/i.test(
      error.message,
    )
  )
}
