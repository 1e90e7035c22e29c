import { expect, test } from 'vitest'
import { textsIn } from './languages.ts'

const catalogue = { en: 'Hello', de: 'Hallo' }

test.each([
  ['de', 'de', 'Hallo'],
  ['de-AT', 'de', 'Hallo'],
  ['DE', 'de', 'Hallo'],
  ['fr', 'en', 'Hello'],
  ['constructor', 'en', 'Hello'],
  ['', 'en', 'Hello'],
  [null, 'en', 'Hello'],
  [undefined, 'en', 'Hello'],
])('%s is answered in %s', (wanted, language, texts) => {
  expect(textsIn(catalogue, wanted)).toEqual({ language, texts })
})
