import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'prepare.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const noProcess = 2 ** 22 + 1

test('two bodies with one lock never run at the same time', async () => {
  let inside = 0
  let most = 0
  const body = async () => {
    most = Math.max(most, ++inside)
    await sleep(50)
    inside -= 1
  }
  await Promise.all([withLock(file, body), withLock(file, body), withLock(file, body)])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

test('the lock is free again after a failure', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(file, () => Promise.resolve('done'))).toBe('done')
})

test('a lock whose process is gone is taken over', async () => {
  writeFileSync(file, `${noProcess} ${hostname()} 0`)
  expect(await withLock(file, () => Promise.resolve('done'))).toBe('done')
})

test('a lock that nobody has touched for long is taken over, whoever holds it', async () => {
  writeFileSync(file, `${process.pid} another-machine 0`)
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, aMinuteAgo, aMinuteAgo)
  expect(await withLock(file, () => Promise.resolve('done'))).toBe('done')
})

test('who has to wait is told so once', async () => {
  let told = 0
  let release = () => {}
  const first = withLock(file, () => new Promise((resolve) => (release = () => resolve(undefined))))
  await withLock(
    file,
    () => Promise.resolve(),
    () => {
      told += 1
      // Longer than the pause between two looks at the lock.
      setTimeout(release, 500)
    },
  )
  await first
  expect(told).toBe(1)
})
