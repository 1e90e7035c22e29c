import path from 'node:path'
import { readConfig } from '../../server/src/config.ts'
import { backupFile, makeBackup } from '../../server/src/providers/database/backup/backup.ts'

/** `npm run backup [-- file]`: a checked backup of the embedded database, while Waymark runs or not. */
const config = readConfig()
const [given] = process.argv.slice(2)
try {
  if (config.databaseUrl !== undefined)
    throw new Error('DATABASE_URL names a database of your own: back it up with pg_dump, as docs/self-hosting.md says.')
  const { file, contents } = await makeBackup(
    config.dataDir,
    given === undefined ? backupFile(config.dataDir, new Date()) : path.resolve(given),
  )
  const tables = Object.values(contents.rows)
  const rows = tables.reduce((sum, count) => sum + count, 0)
  console.log(`${file}\nChecked: it starts, and all ${rows} rows of its ${tables.length} tables can be read.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
