import { expect, test } from 'vitest'
import type { Language } from '../../../../lib/languages.ts'
import { earnerIn } from './named-role.ts'

test.each([
  ['what does help desk earn', 'en', 'help desk'],
  ['how much does a nurse make', 'en', 'nurse'],
  ['was verdient man am empfang', 'de', 'empfang'],
  ['wie viel verdient ein Dachdecker', 'de', 'Dachdecker'],
  ['combien gagne un boulanger', 'fr', 'boulanger'],
  ['cuánto gana un camarero', 'es', 'camarero'],
] as const)('the occupation whose pay is asked in %j', (message, language: Language, role) => {
  expect(earnerIn(message, language)).toBe(role)
})

test.each([
  ['how much do I earn', 'en'],
  ['what do they make there', 'en'],
  ['what can I get', 'en'],
  ['wie viel verdient man da', 'de'],
  ['was verdiene ich', 'de'],
  ['combien je gagne', 'fr'],
  ['cuánto gano', 'es'],
] as const)('none is named in %j', (message, language: Language) => {
  expect(earnerIn(message, language)).toBeUndefined()
})
