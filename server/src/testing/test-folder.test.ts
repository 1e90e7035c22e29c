import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder } from './test-folder.ts'

function parentOfNew(memory: string, needed: number): string {
  const folder = makeTestFolder(memory, needed)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.dirname(folder)
}

test('databases of tests are kept in memory where there is room, and else where temporary files are', () => {
  const memory = mkdtempSync(path.join(tmpdir(), 'wm-memory-'))
  onTestFinished(() => rmSync(memory, { recursive: true, force: true }))
  expect(parentOfNew(memory, 1)).toBe(memory)
  expect(parentOfNew(memory, Number.MAX_VALUE)).toBe(tmpdir())
  expect(parentOfNew(path.join(memory, 'absent'), 1)).toBe(tmpdir())
})
