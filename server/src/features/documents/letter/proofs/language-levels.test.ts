import { expect, test } from 'vitest'
import { reachesLevel } from './language-levels.ts'

test.each([
  ['Englisch (B2)', 'Englisch C1', ''],
  [
    'Englisch (B2)',
    'Sehr gute Deutsch- und Englischkenntnisse',
    'Sehr gute Deutsch- und Englischkenntnisse (mind. C1 in beiden Sprachen)',
  ],
  ['English: B1', 'English at level B2', ''],
  ['Anglais – B2', 'Anglais courant, niveau C1', ''],
  ['Inglés B1', 'Inglés avanzado (B2/C1)', ''],
  ['Inglés (B2)', 'Inglés', 'Inglés, nivel C1 obligatorio'],
])('%s does not answer %s', (held, ask, posting) => {
  expect(reachesLevel(held, ask, posting)).toBe(false)
})

test.each([
  ['Englisch (C1)', 'Englisch C1', ''],
  ['Englisch (fließend)', 'Englisch C1', ''],
  ['Englisch (B2)', 'Gute Englischkenntnisse', 'Gute Englischkenntnisse. Deutsch C1'],
  ['Englisch (B2)', 'Deutsch C1 und Englisch B2', ''],
  ['Inglés C1', 'Inglés avanzado (B2/C1)', ''],
  ['English (B2)', 'English', 'English and a driving licence of class C1'],
  ['Französisch B1', 'Englisch C1, Französisch B1', ''],
])('%s answers %s', (held, ask, posting) => {
  expect(reachesLevel(held, ask, posting)).toBe(true)
})
