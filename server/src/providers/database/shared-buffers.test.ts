import { expect, test } from 'vitest'
import { sharedBuffers } from './shared-buffers.ts'

test.each([
  ['half a gigabyte', 2 ** 29, '128MB'],
  ['four gigabytes', 2 ** 32, '512MB'],
  ['sixteen gigabytes', 2 ** 34, '2048MB'],
  ['a large machine', 2 ** 36, '4096MB'],
])('a database with %s of memory keeps an eighth of it for pages, within bounds', (_name, memory, buffers) => {
  expect(sharedBuffers(memory)).toBe(buffers)
})
