import { expect, test } from 'vitest'
import { referenceOf } from './posting-reference.ts'

test.each([
  ['Web Developer – LATAM Only – 831652', '', '831652'],
  ['Nurse (Req #12345)', '', '12345'],
  ['Nurse', 'Please quote Reference number: NHS-2231/A in your mail.', 'NHS-2231/A'],
  ['Nurse', 'Job ID: R-10293', 'R-10293'],
  ['Nurse', 'Job reference: 4411', '4411'],
  ['Nurse', 'Vacancy no. 5120', '5120'],
  ['Pflegefachkraft', 'Bitte geben Sie die Kennziffer PA-2026-41 an.', 'PA-2026-41'],
  ['Pflegefachkraft', 'Kennziffer: 12/26', '12/26'],
  ['Infirmier', 'Référence : 2026-113', '2026-113'],
  ['Técnico', 'Referencia: LAB-77', 'LAB-77'],
] as const)('“%s” with the text “%s” has the reference %s', (title, text, number) =>
  expect(referenceOf(title, text)).toBe(number),
)

test.each([
  ['Analyst 2026', 'Ref a friend and earn 500. Call 0161 496 0000.'],
  ['Developer – 2026', 'The job 4 you'],
  ['Developer – 20261201', ''],
  ['Serveur - 75011', ''],
  ['Koch – 10115', ''],
  ['Warehouse Operative - 25000', ''],
  ['Sales Director - 120000', ''],
  ['Cook', 'Job: 40h per week'],
  ['Cook', 'Req: 3-5 years experience'],
  ['Cook', 'Vacancy: 10-12 positions'],
  ['Cook', 'Vacancy: 12 places'],
  ['Cook', 'Job no: 40h'],
] as const)('“%s” with the text “%s” has no reference: a postcode, pay, a time or a count is none', (title, text) =>
  expect(referenceOf(title, text)).toBeUndefined(),
)
