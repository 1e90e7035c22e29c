import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupFile } from './backup/backup.ts'
import type { Database } from './database.ts'
import { startEmbedded } from './embedded.ts'

let dataDir: string
let database: Database
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(tmpdir(), 'wm-e-'))
  database = await startEmbedded(path.join(dataDir, 'postgres'), () => undefined)
})
afterAll(async () => {
  await database.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

// What a second container with the same volume is: other processes, the same files.
const container = ['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--fork', '--mount-proc']
const hasContainers = spawnSync('unshare', [...container, 'true']).status === 0

async function inContainer(file: string, call: string): Promise<string> {
  const code = `import * as it from ${JSON.stringify(path.join(import.meta.dirname, file))}
    await it.${call}.then(() => console.log('done'), (error) => console.log(error.message))
    process.exit()`
  const child = spawn('unshare', [...container, process.execPath, '--input-type=module', '--eval', code])
  const [output] = await Promise.all([text(child.stdout), text(child.stderr)])
  return output.trim()
}

test.skipIf(!hasContainers)(
  'a second container neither starts nor replaces the database of a running one, and can back it up',
  async () => {
    const root = path.join(dataDir, 'postgres')
    const backup = backupFile(dataDir, new Date('2030-01-02T03:04:05Z'))
    expect(
      await inContainer('backup/backup.ts', `makeBackup(${JSON.stringify(dataDir)}, ${JSON.stringify(backup)})`),
    ).toBe('done')
    expect(await inContainer('embedded.ts', `startEmbedded(${JSON.stringify(root)}, () => undefined)`)).toBe(
      `The folder ${root} is in use by a Waymark in another container; stop that one first.`,
    )
    const restore = `restoreBackup(${JSON.stringify(dataDir)}, ${JSON.stringify(backup)}, new Date())`
    expect(await inContainer('backup/restore.ts', restore)).toBe(
      `Waymark is running with the data in ${dataDir}; stop it first.`,
    )
    const client = new pg.Client(database.connection)
    await client.connect()
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
  },
)
