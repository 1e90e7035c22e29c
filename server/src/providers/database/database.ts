import fs from 'node:fs'
import pg from 'pg'
import type { DatabaseConnection } from '../../lib/db.ts'
import { startEmbedded } from './embedded.ts'

export type Database = {
  connection: DatabaseConnection
  stop(): Promise<void>
}

/** PostgreSQL 15, as `server_version_num` counts. */
const oldestVersion = 150_000
const connectLimitMs = 5000

/** Opens the operator's PostgreSQL or the embedded one. Throws an Error that names the setting to change. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  onRestart: (reason: string) => void,
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    checkFolder(config.dataDir)
    return startEmbedded(`${config.dataDir}/postgres`, onRestart)
  }
  const problem = versionProblem(await readVersion(config.databaseUrl))
  if (problem !== undefined) throw new Error(problem)
  return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
}

/** What is wrong with a server of this `server_version_num`, in one sentence; undefined if nothing. */
export function versionProblem(version: number): string | undefined {
  if (version >= oldestVersion) return undefined
  return `DATABASE_URL names a PostgreSQL ${Math.floor(version / 10_000)}; Waymark needs 15 or newer.`
}

async function readVersion(connectionString: string): Promise<number> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString, connectionTimeoutMillis: connectLimitMs })
    // Without a listener, a connection that breaks here would end the process without a message.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Number(rows[0]?.server_version_num)
  } catch (error) {
    throw new Error(`DATABASE_URL: ${connectProblem(error)}`, { cause: error })
  } finally {
    await client?.end().catch(() => undefined)
  }
}

/** Never the driver's message: in a mistyped URL the password can be where a name belongs. */
function connectProblem(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === '3D000') return 'the database it names does not exist on that server; create it first.'
  if (code?.startsWith('28')) return 'the server refuses that user or password.'
  return `the database cannot be reached (${code ?? message ?? 'unknown reason'}).`
}

function checkFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`DATA_DIR is "${folder}", no folder that this user can write to (${code}); set it to one.`, {
      cause: error,
    })
  }
}
