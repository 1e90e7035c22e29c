import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDb, type Db, type DatabaseConnection } from '../lib/db.ts'
import { templateName } from './global-setup.ts'

/** One for all files of this process: a connection of its own would take longer than the work. */
let admin: Db | undefined

export type TestDatabase = { connection: DatabaseConnection; drop(): Promise<void> }

export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('databaseConnection')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const template = empty ? 'template0' : templateName
  const db = (admin ??= openDb(server, () => undefined).db)
  await sql`create database ${sql.id(database)} template ${sql.id(template)} strategy file_copy`.execute(db)
  return {
    connection: { ...server, database },
    drop: async () => void (await sql`drop database ${sql.id(database)} with (force)`.execute(db)),
  }
}

export type OpenTestDatabase = { db: Db; connection: DatabaseConnection; close(): Promise<void> }

/** A database of a test's own with a pool of connections to it; `close` ends both. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { connection, drop } = await createTestDatabase()
  const { db, close } = openDb(connection, () => undefined)
  return { db, connection, close: () => close().then(drop) }
}
