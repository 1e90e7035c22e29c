import { expect, test } from 'vitest'
import { referenceOf } from './posting-reference.ts'

test.each([
  ['Web Developer – LATAM Only – 83165', '', '83165'],
  ['Nurse (Req #12345)', '', '12345'],
  ['Nurse', 'Please quote Reference number: NHS-2231/A in your mail.', 'NHS-2231/A'],
  ['Nurse', 'Job ID: R-10293', 'R-10293'],
  ['Pflegefachkraft', 'Bitte geben Sie die Kennziffer PA-2026-41 an.', 'PA-2026-41'],
  ['Infirmier', 'Référence : 2026-113', '2026-113'],
  ['Técnico', 'Referencia: LAB-77', 'LAB-77'],
  ['Analyst 2026', 'Ref a friend and earn 500. Call 0161 496 0000.', undefined],
  ['Developer – 2026', 'The job 4 you', undefined],
] as const)('%s, “%s”', (title, text, number) => expect(referenceOf(title, text)).toBe(number))
