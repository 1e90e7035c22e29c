import path from 'node:path'
import type { DatabaseConnection } from '../../lib/db.ts'

/** Names the socket file only; nothing listens on TCP. */
export const port = 5432

export const socketFolder = (root: string): string => path.join(root, 'sock')

/** How the embedded database in this folder is reached, whichever process runs it. */
export function embeddedConnection(
  root: string,
  password: string,
): Exclude<DatabaseConnection, { connectionString: string }> {
  return { host: socketFolder(root), port, user: 'waymark', password, database: 'postgres' }
}
