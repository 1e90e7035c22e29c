import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const neededBytes = 2 * 1024 ** 3

/** A new folder for databases, in memory if there is room: on a disk each further clone takes longer than the last. */
export function makeTestFolder(memory = '/dev/shm', needed = neededBytes): string {
  return mkdtempSync(path.join(hasRoom(memory, needed) ? memory : tmpdir(), 'wm-test-'))
}

/** Containers may have none, or 64 MB. */
function hasRoom(folder: string, needed: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= needed
  } catch {
    return false
  }
}
