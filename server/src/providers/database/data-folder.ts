import fs from 'node:fs'

/** A new database is 40 MB; its log and a day's work need room too. */
const leastFreeBytes = 200 * 1_048_576

/** Makes a folder that only this user can enter. @throws where the file system keeps no permissions */
export function makePrivateFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.chmodSync(folder, 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The folder ${folder} cannot be made or closed to others (${code}); set DATA_DIR to another place.`,
      {
        cause: error,
      },
    )
  }
  if ((fs.statSync(folder).mode & 0o777) !== 0o700)
    throw new Error(
      `The folder ${folder} lies on a file system without permissions, which the database needs; set DATA_DIR to another place.`,
    )
}

/** @throws when a new database would not fit */
export function checkSpace(folder: string): void {
  const free = freeBytes(folder)
  if (free < leastFreeBytes)
    throw new Error(
      `Only ${inMb(free)} MB are free where DATA_DIR lies; the database needs ${inMb(leastFreeBytes)} MB to begin with.`,
    )
}

/** @throws when a copy of so many bytes and an archive of it would fill the disk, under a database that is writing */
export function checkSpaceForCopy(folder: string, bytes: number): void {
  const free = freeBytes(folder)
  // Archives are a fifth to a half of what they hold.
  const needed = 1.5 * bytes + leastFreeBytes
  if (free < needed)
    throw new Error(
      `Only ${inMb(free)} MB are free where DATA_DIR lies; a backup of this database needs ${inMb(needed)} MB.`,
    )
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

const inMb = (bytes: number): number => Math.floor(bytes / 1_048_576)

/** @throws when the file is missing: without it nobody can open the database */
export function readPassword(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`The file ${file} with the database's password is missing; put it back from a backup.`, {
      cause: error,
    })
  }
}
