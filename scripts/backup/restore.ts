import path from 'node:path'
import { readConfig } from '../../server/src/config.ts'
import { restoreBackup } from '../../server/src/providers/database/backup/restore.ts'

/** `npm run restore -- file`: puts a backup in the place of the embedded database; Waymark must not run. */
const config = readConfig()
const [given] = process.argv.slice(2)
try {
  if (config.databaseUrl !== undefined)
    throw new Error(
      'DATABASE_URL names a database of your own: restore it with pg_restore, as docs/self-hosting.md says.',
    )
  if (given === undefined) throw new Error('npm run restore -- <file>, which npm run backup has made')
  const { contents, replaced } = await restoreBackup(config.dataDir, path.resolve(given), new Date())
  const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0)
  console.log(`Restored and checked: ${rows} rows, as of migration ${contents.migration ?? 'none'}.`)
  if (replaced !== undefined) console.log(`The database from before is in ${replaced}; delete it when all is well.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
