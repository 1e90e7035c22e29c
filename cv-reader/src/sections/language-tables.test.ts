import { expect, test } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { readLanguageTable } from './language-tables.ts'

const read = (...lines: string[]) => readLanguageTable(makeLines(...lines)).languages.map(({ value }) => value)

test.each([
  [
    ['Mother tongue(s)\tArmenian', 'Other language(s)', 'Russian', 'English', 'Listening\tReading', 'C2\tC1', 'B2\tB2'],
    ['Armenian (Mother tongue)', 'Russian (C2, C1)', 'English (B2)'],
  ],
  [
    [
      'Mother tongue(s): Greek',
      'Other language(s)',
      'UNDERSTANDING\tSPEAKING',
      'English\tC1\tC1\tB2',
      'French\tA2\tA2\tA2',
    ],
    ['Greek (Mother tongue)', 'English (C1, B2)', 'French (A2)'],
  ],
  [
    ['Muttersprache(n)\tDeutsch', 'Weitere Sprache(n)', 'Englisch\tB2\tC1\tB1'],
    ['Deutsch (Muttersprache)', 'Englisch (B2, C1, B1)'],
  ],
  [
    ['Lengua materna\tEspañol', 'Otros idiomas', 'Inglés', 'Francés', 'B2\tB2', 'A1\tA1'],
    ['Español (Lengua materna)', 'Inglés (B2)', 'Francés (A1)'],
  ],
  [
    ['Langue maternelle : Français', 'Autres langues', 'Anglais\tB2\tB2'],
    ['Français (Langue maternelle)', 'Anglais (B2)'],
  ],
])('%j: languages with their levels', (lines, expected) => {
  expect(read('Job-related skills\tIFRS, budgeting', ...lines)).toEqual(expected)
})

test('levels are not guessed where there are more or fewer rows than languages', () => {
  expect(read('Mother tongue\tGreek', 'Other languages', 'English', 'French', 'C1\tC1')).toEqual([
    'Greek (Mother tongue)',
    'English',
    'French',
  ])
})

test('what stands between two languages and is none stays a skill', () => {
  const { languages, lines } = readLanguageTable(
    makeLines('Mother tongue: Polish', 'Computer skills: Excel, Word', 'Other languages: English'),
  )
  expect(languages.map(({ value }) => value)).toEqual(['Polish (Mother tongue)', 'English'])
  expect([...lines]).toEqual([0, 2])
})

test('lines below the table stay skills, and without a label there is no table', () => {
  const { lines } = readLanguageTable(makeLines('Mother tongue\tGreek', 'Excel, Word'))
  expect([...lines]).toEqual([0])
  expect(readLanguageTable(makeLines('English', 'Excel')).languages).toEqual([])
})
