import { connect } from 'node:net'
import path from 'node:path'
import type { DatabaseConnection } from '../../lib/db.ts'

/** Names the socket file only; nothing listens on TCP. */
export const port = 5432

export const socketFolder = (root: string): string => path.join(root, 'sock')
export const socketFile = (root: string): string => path.join(socketFolder(root), `.s.PGSQL.${port}`)

/** Whether a database answers in this folder. It may run in another container, whose processes are invisible here. */
export function isAnswering(root: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketFile(root))
    socket
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
}

/** How the embedded database in this folder is reached, whichever process runs it. */
export function embeddedConnection(
  root: string,
  password: string,
): Exclude<DatabaseConnection, { connectionString: string }> {
  return { host: socketFolder(root), port, user: 'waymark', password, database: 'postgres' }
}
