import { expect, test } from 'vitest'
import { partsOf, splitUnwanted } from './title-parts.ts'

test.each([
  ['nurse or carer', ['nurse', 'carer']],
  ['Krankenpfleger oder Altenpfleger', ['krankenpfleger', 'altenpfleger']],
  ['infirmière ou aide soignant', ['infirmiere', 'aide soignant']],
  ['enfermera o cuidador', ['enfermera', 'cuidador']],
  ['nurse, carer or cleaner', ['nurse', 'carer', 'cleaner']],
  ['cook / waiter', ['cook', 'waiter']],
  ['bookkeeper or accountant remote', ['bookkeeper', 'accountant remote']],
  ['sales or marketing manager', ['sales manager', 'marketing manager']],
  ['Java or Python developer', ['java developer', 'python developer']],
  ['manager sales or marketing', ['manager sales', 'manager marketing']],
])('“%s” is a search for each: %j', (title, parts) => {
  expect(partsOf(title).map((words) => words.join(' '))).toEqual(parts)
})

test.each([
  'Director, Sales',
  'Intern, Software Engineer',
  'Nurse, Leeds',
  'CI/CD engineer',
  'or nurse',
  'nurse or',
  'or',
])('“%s” is one search', (title) => {
  expect(partsOf(title)).toHaveLength(1)
})

test('a list without an end is a few searches', () => {
  expect(partsOf('nurse or '.repeat(50)).length).toBeLessThan(5)
})

test.each([
  ['part time nurse no nights', 'part time nurse', ['nights']],
  ['infirmière sans nuit', 'infirmière', ['nuit']],
  ['Pflegekraft ohne Nachtdienst', 'Pflegekraft', ['nachtdienst']],
  ['no nights', 'no nights', []],
])('words behind "no" are ruled out: %s', (title, wanted, unwanted) =>
  expect(splitUnwanted(title)).toEqual({ wanted, unwanted }),
)
