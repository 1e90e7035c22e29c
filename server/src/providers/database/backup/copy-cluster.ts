import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseConnection } from '../../../lib/db.ts'

/** What PostgreSQL's manual says to leave out of a base backup: it is made anew at every start. */
const emptied = new Set([
  'log',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const omitted = /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*)$/

/**
 * Copies the data folder of a running PostgreSQL on this machine, as in its manual's "low-level" base backup: the
 * copied files are inconsistent, and the log, which is copied last, repairs them at the first start.
 */
export async function copyCluster(connection: DatabaseConnection, from: string, to: string): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'waymark backup', statement_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Temporary: it keeps the log from being recycled, and goes with this connection.
    await client.query(`select pg_create_physical_replication_slot('waymark_backup_' || pg_backend_pid(), true, true)`)
    const started = await client.query<{ file: string }>(
      `select pg_walfile_name(pg_backup_start('waymark', true)) as file`,
    )
    await copyFolder(from, to)
    const { rows } = await client.query<{ file: string; labelfile: string }>(
      `select pg_walfile_name(lsn) as file, labelfile from pg_backup_stop(false)`,
    )
    const [first, last, label] = [started.rows[0]?.file, rows[0]?.file, rows[0]?.labelfile]
    if (first === undefined || last === undefined || label === undefined) throw new Error('The backup did not end.')
    for (const name of await fs.readdir(path.join(from, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
        await fs.copyFile(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name))
    await fs.writeFile(path.join(to, 'backup_label'), label)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await fs.mkdir(to, { mode: 0o700 })
  for (const entry of await readable(fs.readdir(from, { withFileTypes: true }), [])) {
    if (omitted.test(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (!entry.isDirectory()) await readable(fs.copyFile(source, target, fs.constants.COPYFILE_FICLONE), undefined)
    else if (emptied.has(entry.name)) await makeEmpty(source, target)
    else await copyFolder(source, target)
  }
}

/** Also creates the folders that PostgreSQL expects in `pg_wal`. */
async function makeEmpty(source: string, target: string): Promise<void> {
  await fs.mkdir(target, { mode: 0o700 })
  for (const entry of await readable(fs.readdir(source, { withFileTypes: true }), []))
    if (entry.isDirectory() && path.basename(source) === 'pg_wal')
      await fs.mkdir(path.join(target, entry.name), { mode: 0o700 })
}

/** Tables come and go during the copy; the log replays that. */
async function readable<Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  }
}
