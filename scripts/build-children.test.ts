import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { areBundlesCurrent, bundleOf, describeSources, manifestOf } from '../server/src/lib/children/child-bundles.mjs'
import { createGuardedChild, type GuardedChild } from '../server/src/lib/children/guarded-child.ts'
import { isNoWayOut, waysOut } from '../server/src/testing/ways-out.ts'
import { bundleChildren } from './build-children.ts'
import { root } from './run.mjs'

type Task = { act: string; bytes?: Uint8Array; path?: string }
const script = join(root, 'server/src/testing/guarded-child-tasks.ts')
let folder = ''

beforeAll(async () => {
  mkdirSync(join(root, 'server/dist'), { recursive: true })
  folder = mkdtempSync(join(root, 'server/dist/test-'))
  await bundleChildren([script], folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(): GuardedChild<Task, unknown> {
  const limits = { heapMb: 128, residentMb: 300, timeoutMs: 60_000, processes: 1, reuse: true }
  const child = createGuardedChild<Task, unknown>(script, { ...limits, bundles: folder })
  onTestFinished(() => child.stop())
  return child
}
const isBundled = `process.argv[1].endsWith('run-bundle.mjs') || notFromItsBundle`

test('a child that starts from its bundle works, and is kept in as from its sources', async () => {
  const child = start()
  expect(await child.run({ act: 'bytes', bytes: new Uint8Array([1, 2, 3]) })).toEqual(new Uint8Array([3, 2, 1]))
  expect(await child.run({ act: 'run', path: isBundled })).toBe('ran')
  for (const text of waysOut) await expect(child.run({ act: 'run', path: text }), text).rejects.toThrow(isNoWayOut)
  await expect(child.run({ act: 'read-outside', path: join(root, 'docs/self-hosting.md') })).rejects.toThrow(
    /restricted/i,
  )
  await expect(child.run({ act: 'write' })).rejects.toThrow(/restricted/i)
})

test('a bundle is not used once a file that it was made of has changed or is gone', () => {
  const [source, manifest] = [join(folder, 'source.ts'), readFileSync(manifestOf(folder), 'utf8')]
  onTestFinished(() => writeFileSync(manifestOf(folder), manifest))
  expect(JSON.parse(manifest)).toHaveProperty('sources.0.0', 'package-lock.json')
  expect(manifest).toContain('server/src/lib/children/child-lockdown.ts')
  writeFileSync(source, 'one')
  writeFileSync(manifestOf(folder), describeSources([source, script]))
  expect(areBundlesCurrent(folder)).toBe(true)
  expect(areBundlesCurrent(folder, process.versions.v8)).toBe(true)
  expect(areBundlesCurrent(folder, 'another V8')).toBe(false)
  writeFileSync(source, 'two')
  expect(areBundlesCurrent(folder)).toBe(false)
  rmSync(source)
  expect(areBundlesCurrent(folder)).toBe(false)
})

test('without bundles, and without the one asked for, a child starts from its sources', async () => {
  const bundle = bundleOf(script, folder)
  const code = readFileSync(bundle)
  onTestFinished(() => writeFileSync(bundle, code))
  rmSync(bundle)
  expect(existsSync(bundle)).toBe(false)
  await expect(start().run({ act: 'run', path: isBundled })).rejects.toThrow('notFromItsBundle')
  expect(areBundlesCurrent(join(folder, 'none'))).toBe(false)
})
