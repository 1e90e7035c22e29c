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
  ['English (B1)', 'English and German C1', ''],
  ['French (B1)', 'You speak French', 'You speak French at C1 level'],
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
  ['English (B2)', 'German C1, English', ''],
  ['Englisch (B2)', 'Gute Englischkenntnisse', 'Gute Englischkenntnisse, C1 Deutsch'],
  ['French (B2)', 'C1 German, B2 French', ''],
  ['French (B2)', 'German at C1 level and French', ''],
  ['Englisch (B2)', 'Gute Englischkenntnisse, C1 Deutsch', ''],
])('%s answers %s', (held, ask, posting) => {
  expect(reachesLevel(held, ask, posting)).toBe(true)
})
