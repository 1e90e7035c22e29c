import { expect, test } from 'vitest'
import { chooseLanguage } from './accept-language.ts'

const offered = ['en', 'de', 'fr', 'es'] as const

test.for([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['it,fr;q=0.4,en;q=0.6', 'en'],
  ['FR-ca', 'fr'],
  ['en;q=0, es;q=0.1', 'es'],
  ['it,*', undefined],
  ['', undefined],
  [undefined, undefined],
  [',;q=,;;,=', undefined],
] as const)('%s asks for %s', ([header, language]) => {
  expect(chooseLanguage(header, offered)).toBe(language)
})

test('of a hostile header only the first 1,000 characters are read', () => {
  expect(chooseLanguage(`${','.repeat(998)}de`, offered)).toBe('de')
  expect(chooseLanguage(`${','.repeat(1000)}de`, offered)).toBeUndefined()
  expect(chooseLanguage(`${'a;q='.repeat(100_000)}${','.repeat(100_000)}`, offered)).toBeUndefined()
})
