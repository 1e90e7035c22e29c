import fs from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '../embedded.ts'
import { checkSpaceForCopy, makePrivateFolder, readPassword } from '../data-folder.ts'
import { ownerOf } from '../postmaster-pid.ts'
import { embeddedConnection, isAnswering } from '../embedded-connection.ts'
import { pack } from './archive.ts'
import { checkCluster, type Contents } from './check-cluster.ts'
import { copyCluster } from './copy-cluster.ts'

export type Backup = { file: string; contents: Contents }

/** In an archive: the database's folder, the file of sources, and what is in them. */
export const archived = { database: 'pg', sources: 'sources.json', contents: 'contents.json' } as const

/** A killed backup leaves its copy behind. None runs for a day, so an older copy is a leftover. */
const staleMs = 86_400_000

/**
 * Makes a backup, while Waymark runs or not. The copy is started and read first, so a packed archive can be restored.
 */
export async function makeBackup(dataDir: string, file: string): Promise<Backup> {
  const source = path.join(path.resolve(dataDir), 'postgres')
  if (!fs.existsSync(path.join(source, 'data/PG_VERSION'))) throw new Error(`There is no database in ${dataDir}.`)
  if (fs.existsSync(file)) throw new Error(`${file} exists already; name another file.`)
  removeStale(dataDir)
  checkSpaceForCopy(dataDir, sizeOf(path.join(source, 'data')))
  // Short names: the path of a socket has a limit.
  const staging = fs.mkdtempSync(path.join(path.resolve(dataDir), 'b-'))
  const unfinished = `${file}.unfinished`
  try {
    const copy = path.join(staging, archived.database)
    makePrivateFolder(copy)
    await whileRunning(source, (connection) =>
      copyCluster(connection, path.join(source, 'data'), path.join(copy, 'data')),
    )
    fs.copyFileSync(path.join(source, 'password'), path.join(copy, 'password'))
    const contents = await checkCluster(copy)
    fs.rmSync(path.join(copy, 'sock'), { recursive: true, force: true })
    copyIfThere(path.join(dataDir, archived.sources), path.join(staging, archived.sources))
    fs.writeFileSync(path.join(staging, archived.contents), JSON.stringify(contents, null, 2))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    // Holds all that users wrote, and the hashes of their passwords.
    fs.writeFileSync(unfinished, '', { mode: 0o600 })
    await pack(staging, unfinished)
    syncFile(unfinished)
    fs.renameSync(unfinished, file)
    return { file, contents }
  } finally {
    fs.rmSync(staging, { recursive: true, force: true })
    fs.rmSync(unfinished, { force: true })
  }
}

/** `waymark-2030-01-02T03-04-05Z.tar.gz` in the folder of backups. */
export function backupFile(dataDir: string, now: Date, prefix = 'waymark'): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return path.join(path.resolve(dataDir), 'backups', `${prefix}-${time}Z.tar.gz`)
}

export function copyIfThere(from: string, to: string): void {
  if (fs.existsSync(from)) fs.copyFileSync(from, to)
}

async function whileRunning(
  root: string,
  work: (connection: ReturnType<typeof embeddedConnection>) => Promise<void>,
): Promise<void> {
  const connection = embeddedConnection(root, readPassword(path.join(root, 'password')))
  if ((await isAnswering(root)) || ownerOf(path.join(root, 'data')) !== undefined) return work(connection)
  const database = await startEmbedded(root, () => undefined)
  try {
    await work(connection)
  } finally {
    await database.stop()
  }
}

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .reduce((sum, name) => sum + (fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0)
}

function removeStale(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const folder = path.join(dataDir, name)
    if (/^[br]-\w{6}$/.test(name) && Date.now() - fs.statSync(folder).mtimeMs > staleMs)
      fs.rmSync(folder, { recursive: true, force: true })
  }
}

function syncFile(file: string): void {
  const handle = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
