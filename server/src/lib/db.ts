import fs from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { poolWithMarkedStatements } from './marked-statements.ts'

/** The database without tables: each repository names its own with `db.withTables<…>()`. */
export type Db = Kysely<object>

// bigint columns are counters and sizes here, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type DatabaseConnection =
  | { connectionString: string }
  | {
      host: string
      port: number
      user: string
      password: string
      database: string
      connectionTimeoutMillis?: number
    }

export type OpenDb = {
  db: Db
  pool: pg.Pool
  /** Ends every connection at once, so that queries that hang fail; later ones open new connections. */
  dropConnections(): void
  /** While the database is known to be away, connections are refused at once: each would wait for its time limit. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

/** As node-postgres calls back. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

export function openDb(
  connection: DatabaseConnection,
  onError: (error: Error) => void,
  { timeLimits = true, connections = 15 }: { timeLimits?: boolean; connections?: number | undefined } = {},
): OpenDb {
  let isAway = false
  class RefusingClient extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | void {
      if (!isAway) return callback ? super.connect(callback) : super.connect()
      const error = new Error('Connection terminated, because the database does not answer')
      if (!callback) return Promise.reject(error)
      process.nextTick(callback, error)
    }
  }
  const pool = new pg.Pool({
    Client: RefusingClient,
    connectionTimeoutMillis: 4000,
    ...connection,
    max: connections,
    // A new connection costs the database a process and a handshake; pauses between clicks are longer than 10 s.
    idleTimeoutMillis: 300_000,
    // The server ends a query after 30 s. This side gives up later, in case the server is paused or unreachable.
    // `statement_timeout` of zero would keep the server's own limit.
    ...(timeLimits ? { statement_timeout: 30_000, query_timeout: 35_000 } : { options: '-c statement_timeout=0' }),
    application_name: 'waymark',
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', onError)
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    client.on('error', onError)
    clients.add(client)
  })
  pool.on('remove', (client) => void clients.delete(client))
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: poolWithMarkedStatements(pool) }) })
  const dropConnections = () => {
    // A client with a query under way closes its socket, and the query fails.
    for (const client of clients) void (client as unknown as pg.Client).end().catch(() => undefined)
  }
  const setAway = (away: boolean) => {
    isAway = away
    if (away) dropConnections()
  }
  return { db, pool, dropConnections, setAway, close: () => db.destroy() }
}

const migrationFolder = path.join(import.meta.dirname, '../../migrations')

/** Names of migrations still to be applied to a database that some were applied to; none for a new one. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const { missing, total } = await missingMigrations(db)
  return missing.length < total ? missing : []
}

/**
 * Applies missing migrations under a lock and returns their names; processes may start at once. Throws on failure.
 * @param open where nothing is missing, which is how most starts are, this looks and no connection is made for it
 */
export async function migrate(connection: DatabaseConnection, open?: Db): Promise<string[]> {
  if (open && (await missingMigrations(open)).missing.length === 0) return applyTo(open)
  // An index of a million listings takes minutes, and so does the wait for another process that makes it.
  const { db, close } = openDb(connection, () => undefined, { timeLimits: false })
  try {
    return await applyTo(db)
  } finally {
    await close()
  }
}

async function missingMigrations(db: Db): Promise<{ missing: string[]; total: number }> {
  const migrations = await createMigrator(db).getMigrations()
  const missing = migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
  return { missing, total: migrations.length }
}

async function applyTo(db: Db): Promise<string[]> {
  const { error, results = [] } = await createMigrator(db).migrateToLatest()
  if (error) throw migrationProblem(error)
  return results.map((result) => result.migrationName)
}

function createMigrator(db: Db): Migrator {
  return new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) })
}

/** Kysely's sentence for a migration that was applied and is not among ours. */
const unknownMigration = /previously executed migration (\S+) is missing/

function migrationProblem(error: unknown): Error {
  const unknown = unknownMigration.exec(error instanceof Error ? error.message : '')?.[1]
  if (unknown)
    return new Error(
      `This database was made by a newer Waymark (it holds ${unknown}); start that version, or restore a backup of this one's.`,
      { cause: error },
    )
  return error instanceof Error ? error : new Error('A migration failed.', { cause: error })
}

const awayStates = new Set(['57P01', '57P02', '57P03', '53300', '25006', '57014'])
/** Node's codes for a server that cannot be reached. ENOENT is a socket that does not exist. */
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

/** True if the database is unreachable: 503. Network errors can only be its own; fetching and mailing return theirs. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // A missing file has the same code as a missing socket.
  if (networkFailures.has(code)) return code !== 'ENOENT' || syscall === 'connect'
  return (
    awayStates.has(code) ||
    /connection (terminated|timeout|error)|timeout exceeded when trying to connect|query read timeout|use a pool after calling end|is not queryable/i.test(
      error.message,
    )
  )
}
