import fs from 'node:fs'
import path from 'node:path'
import { migrate, openDb, pendingMigrations } from './lib/db.ts'
import { backupFile, makeBackup } from './providers/database/backup/backup.ts'
import { restoreBackup } from './providers/database/backup/restore.ts'
import type { Database } from './providers/database/database.ts'

type Update = {
  dataDir: string
  database: Database
  print: (line: string) => void
  now: Date
  /** Replaced by tests with one that fails. */
  applyMigrations?: () => Promise<unknown>
}

/** Backups before updates that are kept; the operator's own are never deleted. */
const kept = 3
const prefix = 'before-update'

/**
 * Brings the embedded database to this version's schema. One that holds data is backed up first, and put back if that
 * fails. @throws a sentence for the operator, with the data as it was
 */
export async function updateDatabase(update: Update): Promise<void> {
  const { dataDir, database, print, now } = update
  const open = openDb(database.connection, () => undefined)
  let file: string
  try {
    const pending = await pendingMigrations(open.db)
    if (pending.length === 0) return
    print(`Backing up before the database is updated …`)
    file = await backUp(dataDir, now)
    try {
      await (update.applyMigrations ? update.applyMigrations() : migrate(database.connection))
      print(`The database is updated; the backup from before is ${file}.`)
      return
    } catch (error) {
      await open.close()
      await database.stop()
      await restoreBackup(dataDir, file, now)
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `The database could not be updated (${reason}). The backup from before was put back: start the version that ran before.`,
        { cause: error },
      )
    }
  } finally {
    await open.close().catch(() => undefined)
  }
}

async function backUp(dataDir: string, now: Date): Promise<string> {
  const { file } = await makeBackup(dataDir, backupFile(dataDir, now, prefix)).catch((error: Error) => {
    throw new Error(`The database must be updated, and no backup could be made first: ${error.message}`, {
      cause: error,
    })
  })
  const folder = path.dirname(file)
  const old = fs.readdirSync(folder).filter((name) => name.startsWith(`${prefix}-`))
  for (const name of old.toSorted().slice(0, -kept)) fs.rmSync(path.join(folder, name))
  return file
}
