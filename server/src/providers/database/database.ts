import type { DatabaseConnection } from '../../lib/db.ts'
import { startEmbedded } from './embedded.ts'

export type Database = {
  connection: DatabaseConnection
  stop(): Promise<void>
}

/** Opens the configured PostgreSQL: the operator's own, or the embedded one in `dataDir`/postgres. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  onRestart: (reason: string) => void,
): Promise<Database> {
  if (config.databaseUrl === undefined) return startEmbedded(`${config.dataDir}/postgres`, onRestart)
  return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
}
