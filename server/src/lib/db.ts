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
    // The server gives a query up after 30 s. One that is paused or unreachable cannot; then we do, a little later.
    statement_timeout: 30_000,
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

/** PostgreSQL's codes for starting, stopping, being full, read-only for a while, or out of time. */
const awayStates = new Set(['57P01', '57P02', '57P03', '53300', '25006', '57014'])
/** The network's words for a server that cannot be reached or is gone. ENOENT is a socket that is not there. */
const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/**
 * Whether an error says that the database is away for the moment, so that a 503 is the honest answer. Nothing else
 * that a request waits for speaks over a socket of its own: pages and mails report their failures as outcomes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // A file that is not there has the same code as a socket; only the second is connected to.
  if (networkFailures.has(code)) return code !== 'ENOENT' || syscall === 'connect'
  return (
    awayStates.has(code) ||
    /connection (terminated|timeout|error)|timeout exceeded when trying to connect|query read timeout|use a pool after calling end/i.test(
      error.message,
    )
  )
}
