// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

const source = resolve(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\//.test(path))
  .map((path) => ({ path, code: readFileSync(join(source, path), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '') }))

test('a chunk that does not arrive within 120 s is given up, and not before', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  loadChunk(() => new Promise(() => {})).catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledTimes(1)
})

test('a chunk that arrives is handed over, and leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await loadChunk(() => Promise.resolve('code'))).toBe('code')
  expect(vi.getTimerCount()).toBe(0)
})

test('every import() goes through the loader with its limit', () => {
  const found = files.flatMap(({ path, code }) =>
    [...code.matchAll(/(.*)\bimport\(/g)].map(([, before]) => ({ path, before: before?.trim() })),
  )
  const loader = /(lazyPage|loadChunk)\((async )?\(\) =>$/
  const isRoute = ({ path, before }: (typeof found)[number]) =>
    path === 'routes.tsx' && before?.endsWith('load: () =>') === true
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((one) => !loader.test(one.before ?? '') && !isRoute(one))).toEqual([])
  expect(files.find(({ path }) => path === 'routes.tsx')?.code).toContain('Page: lazyPage(load)')
})
