import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cityPopulations } from './make-city-populations.ts'
import { root } from '../run.mjs'

test('the populations of cities are those of their source: nothing is typed by hand', () => {
  expect(readFileSync(join(root, 'server/src/lib/places/city-populations.tsv'), 'utf8')).toBe(cityPopulations())
})
