import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSpaceForCopy, makePrivateFolder, readPassword } from './data-folder.ts'
import { removeUnreadablePidFile } from './postmaster-pid.ts'

let folder: string
beforeAll(() => void (folder = fs.mkdtempSync(path.join(tmpdir(), 'wm-folder-'))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

test.each(['', '12', '\0\0\0\0', 'garbage\nmore'])(
  'a pid file that holds %j is removed: nothing serves the folder',
  (text) => {
    const file = path.join(folder, 'postmaster.pid')
    fs.writeFileSync(file, text)
    removeUnreadablePidFile(folder)
    expect(fs.existsSync(file)).toBe(false)
  },
)

test('a whole pid file stays, whoever it names', () => {
  const file = path.join(folder, 'postmaster.pid')
  fs.writeFileSync(file, `999999\n${folder}\n1700000000\n5432\n`)
  removeUnreadablePidFile(folder)
  expect(fs.existsSync(file)).toBe(true)
})

test('a missing password file is named', () => {
  const file = path.join(folder, 'password')
  expect(() => readPassword(file)).toThrow(`The file ${file} with the database's password is missing; put it back`)
})

test('a folder that cannot be made is named', () => {
  fs.writeFileSync(path.join(folder, 'file'), '')
  const inside = path.join(folder, 'file/data')
  expect(() => makePrivateFolder(inside)).toThrow(`The folder ${inside} cannot be made or closed to others (ENOTDIR)`)
})

test('a backup that would fill the disk under the running database is not begun', () => {
  const { bavail, bsize } = fs.statfsSync(folder)
  expect(() => checkSpaceForCopy(folder, bavail * bsize)).toThrow(/^Only \d+ MB are free .* needs \d+ MB\.$/)
})

const mounting = ['--user', '--map-root-user', '--mount']
const mayMount = spawnSync('unshare', [...mounting, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

test.skipIf(!mayMount)('a disk of 20 MB is too small for a new database, and says so', () => {
  const module = path.join(import.meta.dirname, 'data-folder.ts')
  const code = `import { checkSpace } from ${JSON.stringify(module)}
    try { checkSpace('/mnt') } catch (error) { console.log(error.message) }`
  const script = 'mount -t tmpfs -o size=20m tmpfs /mnt && exec "$0" --input-type=module --eval "$1"'
  const { stdout } = spawnSync('unshare', [...mounting, 'sh', '-c', script, process.execPath, code], {
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe('Only 20 MB are free where DATA_DIR lies; the database needs 200 MB to begin with.')
})
