import { expect, test } from 'vitest'
import { otherSpelling } from './compound-names.ts'

const written = new Set('service lager vertrieb servicetechniker lagermitarbeiter vertriebsleiter'.split(' '))
const spell = (title: string) => otherSpelling(title.split(' '), (word) => written.has(word))?.join(' ')

test.each([
  ['servicetechniker', 'service techniker'],
  ['servicetechnikerin', 'service technikerin'],
  ['lagermitarbeiter', 'lager mitarbeiter'],
  ['vertriebsleiter', 'vertrieb leiter'],
  ['service techniker', 'servicetechniker'],
  ['mitarbeiter lager', 'lagermitarbeiter'],
  ['leiter vertrieb', 'vertriebsleiter'],
  ['senior leiter vertrieb', 'senior vertriebsleiter'],
])('“%s” is also written “%s”', (title, other) => {
  expect(spell(title)).toBe(other)
})

test.each([
  'techniker',
  'project manager',
  'manager',
  'trainer',
  'personal trainer',
  'data analyst',
  'handwerker',
  'engineer',
  'lager',
])('“%s” has no other spelling that titles have', (title) => {
  expect(spell(title)).toBeUndefined()
})
