import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countryData } from './make-country-lists.ts'
import { root } from '../run.mjs'

// The formatter chooses quotes and line breaks.
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

test('the lists of countries, dial codes and nationalities are those of their sources: nothing is typed by hand', () => {
  const written = readFileSync(join(root, 'contract/src/country-data.ts'), 'utf8')
  expect(squeeze(written)).toBe(squeeze(countryData()))
})
