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

test('a hostile header costs nothing', () => {
  const started = performance.now()
  chooseLanguage(`${'a;q='.repeat(100_000)}${','.repeat(100_000)}`, offered)
  expect(performance.now() - started).toBeLessThan(50)
})
