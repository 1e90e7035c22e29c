import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { migrate, openDb, type DatabaseConnection, type Db } from '../lib/db.ts'
import { createJobs } from '../lib/jobs.ts'
import { createLog } from '../lib/log.ts'
import { startEmbedded } from '../providers/database/embedded.ts'
import { makeTestFolder } from './test-folder.ts'

export const templateName = 'waymark_template'

declare module 'vitest' {
  interface ProvidedContext {
    databaseConnection: Exclude<DatabaseConnection, { connectionString: string }>
  }
}

/** One real PostgreSQL for all test files, with a template that is migrated once and cloned per file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTestFolder()
  const onRestart = (reason: string) => void process.stderr.write(`test database: ${reason}\n`)
  // An app keeps up to 21 connections; each worker has a few apps, and a large machine many workers.
  const database = await startEmbedded(folder, onRestart, ['max_connections=1000', 'max_wal_size=256MB'])
  const connection = database.connection as Exclude<DatabaseConnection, { connectionString: string }>
  const admin = openDb(connection, () => undefined)
  // Nothing here has to survive a crash, and waiting for the disk took most of a clone's time.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await sql`alter system set ${sql.id(setting)} = off`.execute(admin.db)
  }
  await sql`select pg_reload_conf()`.execute(admin.db)
  await cheapenSignIn(admin.db, connection)
  await sql`create database ${sql.id(templateName)}`.execute(admin.db)
  await admin.close()

  await migrate({ ...connection, database: templateName })
  const jobs = createJobs({ ...connection, database: templateName }, createLog('error'))
  await jobs.start()
  await jobs.stop()
  await holdTakeovers({ ...connection, database: templateName })

  // The usual four seconds may pass on a machine that also runs the browser tests.
  project.provide('databaseConnection', { ...connection, connectionTimeoutMillis: 60_000 })
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An app opens some ten connections, and each would spend 4,096 hashes on the password. */
async function cheapenSignIn(db: Db, { user, password }: { user: string; password: string }): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set scram_iterations = 1`.execute(one)
    await sql`alter role ${sql.id(user)} password ${sql.lit(password)}`.execute(one)
  })
}

/**
 * A generation whose next call is not made is finished 15 s later. Most tests make one call of it: on a slow machine what
 * they left would be finished in the middle of others, with the model of those. A test of it moves `start_after` to now.
 */
async function holdTakeovers(connection: DatabaseConnection): Promise<void> {
  const { db, close } = openDb(connection, () => undefined)
  await sql`create function hold_takeover() returns trigger language plpgsql as
    $$ begin new.start_after = now() + interval '1 day'; return new; end $$`.execute(db)
  await sql`create trigger hold_takeover before insert on pgboss.job for each row
    when (new.name = 'finish-documents') execute function hold_takeover()`.execute(db)
  await close()
}
