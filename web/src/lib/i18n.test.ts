import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { activateLanguage, pickLanguage } from './i18n.ts'

test.each([
  [['de-AT', 'en'], ['en', 'de'], 'de'],
  [['fi', 'de'], ['en', 'de'], 'de'],
  [['fi'], ['en', 'de'], 'en'],
  [[], ['en'], 'en'],
])('of %j among %j it picks %s', (wanted, available, picked) => {
  expect(pickLanguage(wanted, available)).toBe(picked)
})

test('a loaded catalogue wins over the English in the code, and English comes back without a load', async () => {
  const greeting = msg`Good to see you again.`
  i18n.loadAndActivate({ locale: 'de', messages: { [greeting.id]: ['Schön, dass Sie wieder da sind.'] } })
  expect(i18n._(greeting)).toBe('Schön, dass Sie wieder da sind.')
  await activateLanguage('en')
  expect(i18n._(greeting)).toBe('Good to see you again.')
  expect(document.documentElement.lang).toBe('en')
})
