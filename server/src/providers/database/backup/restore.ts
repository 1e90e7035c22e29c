import fs from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import path from 'node:path'
import { isAnswering } from '../embedded-connection.ts'
import { ownerOf } from '../postmaster-pid.ts'
import { unpack } from './archive.ts'
import { archived, copyIfThere } from './backup.ts'
import { checkCluster, type Contents } from './check-cluster.ts'

/** `replaced` is where the former database lies now; undefined if there was none. */
export type Restored = { contents: Contents; replaced: string | undefined }

/**
 * Puts a backup in the place of the embedded database, which must not run and is moved aside, not deleted. The backup
 * is started and compared with its own list of contents first: one that is damaged changes nothing.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<Restored> {
  const root = path.resolve(dataDir)
  const current = path.join(root, 'postgres')
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`)
  if ((await isAnswering(current)) || ownerOf(path.join(current, 'data')) !== undefined)
    throw new Error(`Waymark is running with the data in ${root}; stop it first.`)
  fs.mkdirSync(root, { recursive: true })
  const staging = fs.mkdtempSync(path.join(root, 'r-'))
  try {
    await unpack(file, staging).catch((error: Error) => {
      throw new Error(`${file} is no whole backup (${error.message}). Nothing was changed.`, { cause: error })
    })
    const restored = path.join(staging, archived.database)
    if (!fs.existsSync(path.join(restored, 'data/PG_VERSION')))
      throw new Error(`${file} is no backup of Waymark. Nothing was changed.`)
    const said = JSON.parse(fs.readFileSync(path.join(staging, archived.contents), 'utf8')) as Contents
    const contents = await checkCluster(restored)
    if (!isDeepStrictEqual(contents, said)) throw new Error(`${file} does not hold what it says. Nothing was changed.`)
    fs.rmSync(path.join(restored, 'sock'), { recursive: true, force: true })
    const replaced = fs.existsSync(current) ? placeAside(root, now) : undefined
    if (replaced !== undefined) fs.renameSync(current, replaced)
    fs.renameSync(restored, current)
    copyIfThere(path.join(staging, archived.sources), path.join(root, archived.sources))
    return { contents, replaced }
  } finally {
    fs.rmSync(staging, { recursive: true, force: true })
  }
}

function placeAside(root: string, now: Date): string {
  return path.join(root, `postgres-before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
}
