import { expect, test } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'
import { askedLanguages } from './asked-languages.ts'

const readOf = (clause: string) =>
  askedLanguages(clause).map(({ part: { text, language, orLanguages = [] } }) => [
    text,
    ...[language, ...orLanguages].map((it) => `${it?.code}${it?.level}`),
  ])

test.each([
  ['French or German', [['French or German', 'fr0', 'de0']]],
  ['Fluent in French, German or Dutch', [['Fluent in French, German or Dutch', 'fr5', 'de5', 'nl5']]],
  ['Französisch (B2) oder Italienisch', [['Französisch (B2) oder Italienisch', 'fr4', 'it4']]],
  ['Inglés o francés', [['Inglés o francés', 'en0', 'fr0']]],
  [
    'German or French and English',
    [
      ['German or French', 'de0', 'fr0'],
      ['English', 'en0'],
    ],
  ],
  [
    'English and French or German',
    [
      ['English', 'en0'],
      ['French or German', 'fr0', 'de0'],
    ],
  ],
  [
    'French, German and Dutch',
    [
      ['French', 'fr0'],
      ['German', 'de0'],
      ['Dutch', 'nl0'],
    ],
  ],
])('of languages with "or" one is enough: %s', (clause, read) => {
  expect(readOf(clause)).toEqual(read)
})

test('who speaks one of them has what is asked, and who speaks none misses one thing', () => {
  expect(statusOf('French or German', { languages: ['German (B1)'] })).toBe('have')
  expect(statusOf('Fluent French or German', { languages: ['German (B1)'] })).toBe('similar')
  expect(statusOf('French or German', { languages: ['Dutch (C1)'] })).toBe('missing')
})
