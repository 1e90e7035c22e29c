import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, versionProblem } from './database.ts'

let folder: string
beforeAll(() => void (folder = fs.mkdtempSync(path.join(tmpdir(), 'wm-database-'))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const open = (databaseUrl: string | undefined, dataDir = folder) =>
  openDatabase({ databaseUrl, dataDir }, () => undefined)
/** The tests' own server by its socket, as an operator would write it. */
function ownUrl({ password = inject('databaseConnection').password, database = 'postgres' } = {}): string {
  const { host, port, user } = inject('databaseConnection')
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

describe('a database that cannot be used stops the start with one sentence', () => {
  test('a right DATABASE_URL is opened as it is', async () => {
    expect((await open(ownUrl())).connection).toEqual({ connectionString: ownUrl() })
  })

  test.each([
    ['nothing listens', () => 'postgres://u:s3cret@127.0.0.1:1/name', /^DATABASE_URL: .*\(ECONNREFUSED\)\.$/],
    ['no such database', () => ownUrl({ database: 'missing' }), /^DATABASE_URL: the database it names does not exist/],
    ['a wrong password', () => ownUrl({ password: 's3cret' }), /^DATABASE_URL: the server refuses that user or/],
    ['broken encoding', () => 'postgres://u:%E0s3cret@host/name', /^DATABASE_URL: /],
  ])('%s: DATABASE_URL is named, its password is not', async (_, url, sentence) => {
    const error = await open(url()).catch((reason: unknown) => reason as Error)
    expect(error).toHaveProperty('message', expect.stringMatching(sentence))
    expect(error).not.toHaveProperty('message', expect.stringContaining('s3cret'))
  })

  test('PostgreSQL 14 is too old, 15 is not', () => {
    expect(versionProblem(140_020)).toBe('DATABASE_URL names a PostgreSQL 14; Waymark needs 15 or newer.')
    expect(versionProblem(150_000)).toBeUndefined()
  })

  test('a DATA_DIR that is a file, or lies in one, is named', async () => {
    const file = path.join(folder, 'file')
    fs.writeFileSync(file, '')
    await expect(open(undefined, file)).rejects.toThrow(/^DATA_DIR is ".*file", no folder .*\(EEXIST\)/)
    await expect(open(undefined, `${file}/data`)).rejects.toThrow(/^DATA_DIR is .*\(ENOTDIR\)/)
  })
})
