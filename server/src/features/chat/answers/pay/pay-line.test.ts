import { expect, test } from 'vitest'
import { payLine } from './pay-line.ts'

test.each([
  ['<p>We care.</p><ul><li>Salary: £28,500 per year plus nights</li></ul>', '£28,500 per year plus nights'],
  ['Nous offrons :\nRémunération : 2 450 à 2 900 € brut selon ancienneté', '2 450 à 2 900 € brut selon ancienneté'],
  ['- Salario: 21.500 € brutos anuales más plus', '21.500 € brutos anuales más plus'],
  [
    'Wir zahlen ein Bruttogehalt von 3.200 EUR im Monat. Melden Sie sich!',
    'Wir zahlen ein Bruttogehalt von 3.200 EUR im Monat.',
  ],
])('the pay of %j', (posting, pay) => expect(payLine(posting)).toBe(pay))

test.each(['Our turnover is €5 million.', 'Competitive salary and 25 days of holiday.', ''])(
  'no pay is read from %j',
  (posting) => expect(payLine(posting)).toBeUndefined(),
)
