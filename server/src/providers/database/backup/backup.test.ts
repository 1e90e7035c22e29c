import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../lib/db.ts'
import { updateDatabase } from '../../../update-database.ts'
import type { Database } from '../database.ts'
import { startEmbedded } from '../embedded.ts'
import { backupFile, makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

let dataDir: string
let database: Database
const now = new Date('2030-01-02T03:04:05Z')
const later = new Date('2030-02-02T03:04:05Z')

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(tmpdir(), 'wm-b-'))
  await start()
})
afterAll(async () => {
  await database.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  database = await startEmbedded(path.join(dataDir, 'postgres'), () => undefined)
}
async function query<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client(database.connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}
const numbers = async () => (await query<{ n: number }>('select n from numbers order by n')).map(({ n }) => n)

test('a backup made while rows are written holds a moment of them, and restoring puts that moment back', async () => {
  await query('create table numbers (n integer primary key, filler text)')
  let written = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      written++
      await query(`insert into numbers values (${written}, repeat('x', 2000))`)
    }
  })()
  while (written < 20) await sleep(5)
  const before = written - 1
  const { file, contents } = await makeBackup(dataDir, backupFile(dataDir, now))
  isOver = true
  await writing
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const held = contents.rows['public.numbers'] ?? 0
  expect(held).toBeGreaterThanOrEqual(before)
  expect(await numbers()).toHaveLength(written)

  await expect(restoreBackup(dataDir, file, now)).rejects.toThrow('stop it first')
  await database.stop()
  const { replaced } = await restoreBackup(dataDir, file, now)
  await start()
  expect(await numbers()).toEqual(Array.from({ length: held }, (_, index) => index + 1))
  expect(fs.existsSync(path.join(replaced ?? '', 'data/PG_VERSION'))).toBe(true)
  expect(fs.readdirSync(dataDir).filter((name) => /^[br]-/.test(name))).toEqual([])
})

test('a damaged archive, and a file that is none, change nothing', async () => {
  const file = backupFile(dataDir, now)
  const whole = fs.readFileSync(file)
  const broken = path.join(dataDir, 'broken.tar.gz')
  const rows = await numbers()
  await database.stop()
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no archive'), Buffer.alloc(0)]) {
    fs.writeFileSync(broken, bytes)
    await expect(restoreBackup(dataDir, broken, now)).rejects.toThrow('Nothing was changed.')
  }
  await expect(restoreBackup(dataDir, path.join(dataDir, 'none.tar.gz'), now)).rejects.toThrow('There is no file')
  await expect(makeBackup(dataDir, file)).rejects.toThrow('exists already')
  await start()
  expect(await numbers()).toEqual(rows)
})

test('a stopped database is backed up too, and what is damaged in it is told', async () => {
  const [table] = await query<{ file: string }>(`select pg_relation_filepath('numbers') as file`)
  await database.stop()
  const file = path.join(dataDir, 'cold.tar.gz')
  expect((await makeBackup(dataDir, file)).contents.rows['public.numbers']).toBeGreaterThan(0)
  const heap = path.join(dataDir, 'postgres/data', table?.file ?? '')
  const bytes = fs.readFileSync(heap)
  fs.writeFileSync(heap, Buffer.from(bytes).fill(7, 9000, 9100))
  const damaged = path.join(dataDir, 'damaged.tar.gz')
  await expect(makeBackup(dataDir, damaged)).rejects.toThrow(/invalid page|checksum/i)
  expect(fs.existsSync(damaged)).toBe(false)
  fs.writeFileSync(heap, bytes)
  await start()
})

test('an update of the schema is backed up before, and undone from there when it fails', async () => {
  await migrate(database.connection)
  await query(`insert into users (email, name, password_hash, created_at) values ('a@example.org', 'Ada', 'x', now())`)
  const said: string[] = []
  const update = (applyMigrations: () => Promise<void>) =>
    updateDatabase({ dataDir, database, print: (line) => said.push(line), now: later, applyMigrations })
  const failing = async () => {
    await query('drop table users cascade')
    throw new Error('no such column')
  }
  // Nothing to be applied: neither a backup nor an update.
  await update(failing)
  expect(said).toEqual([])
  await query(`delete from kysely_migration where name = (select max(name) from kysely_migration)`)
  await expect(update(failing)).rejects.toThrow(/could not be updated \(no such column\)\. The backup/)
  await start()
  expect(await query('select name from users')).toEqual([{ name: 'Ada' }])
  expect(fs.readdirSync(path.join(dataDir, 'backups'))).toContain('before-update-2030-02-02T03-04-05Z.tar.gz')
})
