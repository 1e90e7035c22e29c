import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDb, type Db, type DatabaseConnection } from '../lib/db.ts'
import { templateName } from './global-setup.ts'

export type TestDatabase = { connection: DatabaseConnection; drop(): Promise<void> }

export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('databaseConnection')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const template = empty ? 'template0' : templateName
  await asAdmin((db) =>
    sql`create database ${sql.id(database)} template ${sql.id(template)} strategy file_copy`.execute(db),
  )
  return {
    connection: { ...server, database },
    drop: () => asAdmin((db) => sql`drop database ${sql.id(database)} with (force)`.execute(db)),
  }

  async function asAdmin(work: (db: ReturnType<typeof openDb>['db']) => Promise<unknown>): Promise<void> {
    const { db, close } = openDb(server, () => undefined)
    await work(db)
    await close()
  }
}

export type OpenTestDatabase = { db: Db; connection: DatabaseConnection; close(): Promise<void> }

/** A database of a test's own with a pool of connections to it; `close` ends both. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { connection, drop } = await createTestDatabase()
  const { db, close } = openDb(connection, () => undefined)
  return { db, connection, close: () => close().then(drop) }
}
