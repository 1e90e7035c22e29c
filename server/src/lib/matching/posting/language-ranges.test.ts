import { expect, test } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'
import { readRequirements } from './read-requirements.ts'

const languagesOf = (line: string) =>
  readRequirements({ requirements: `- ${line}` }).flatMap(({ language, text }) =>
    language ? [`${language.code}${language.level} ${text}`] : [],
  )

test.each([
  ['Englisch B2/C1', 'en4 Englisch B2/C1'],
  ['Anglais C1 ou B2', 'en4 Anglais C1 ou B2'],
  ['Niveau B2 bis C1 in Deutsch', 'de4 Niveau B2 bis C1 in Deutsch'],
  ['German (B1/B2)', 'de3 German (B1/B2)'],
  ['Good English (B1)', 'en3 Good English (B1)'],
  ['Deutsch B2', 'de4 Deutsch B2'],
])('of %s the lower level is asked', (line, read) => {
  expect(languagesOf(line)).toEqual([read])
})

test('each of two languages has its own level, and a native speaker needs none', () => {
  expect(languagesOf('Deutsch C1, Englisch B1/B2')).toEqual(['de5 Deutsch C1', 'en3 Englisch B1/B2'])
  expect(languagesOf('Muttersprache Deutsch, Englisch C1')).toEqual(['de7 Muttersprache Deutsch', 'en5 Englisch C1'])
})

test('who is between two levels has the lower one for sure, and a good B1 is a B1', () => {
  expect(statusOf('English C1', { languages: ['English (B2/C1)'] })).toBe('similar')
  expect(statusOf('English B2', { languages: ['English (B2/C1)'] })).toBe('have')
  expect(statusOf('English B2', { languages: ['Good English (B1)'] })).toBe('similar')
})
