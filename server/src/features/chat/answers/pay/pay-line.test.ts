import { expect, test } from 'vitest'
import { namesAmount, payLine } from './pay-line.ts'

test.each([
  ['<p>We care.</p><ul><li>Salary: £28,500 per year plus nights</li></ul>', '£28,500 per year plus nights'],
  ['Nous offrons :\nRémunération : 2 450 à 2 900 € brut selon ancienneté', '2 450 à 2 900 € brut selon ancienneté'],
  ['- Salario: 21.500 € brutos anuales más plus', '21.500 € brutos anuales más plus'],
  [
    'Wir zahlen ein Bruttogehalt von 3.200 EUR im Monat. Melden Sie sich!',
    'Wir zahlen ein Bruttogehalt von 3.200 EUR im Monat.',
  ],
  ['Salaire de 27 à 31 K€ sur treize mois', 'Salaire de 27 à 31 K€ sur treize mois'],
  ['Rémunération : 29k€ brut/an', '29k€ brut/an'],
  ['Vergütung: 46.000–51.000 EUR', '46.000–51.000 EUR'],
  ['Gehalt ab € 2.380', 'Gehalt ab € 2.380'],
  ['Retribución: 1.720 euros', '1.720 euros'],
  ['Pay: £31k', '£31k'],
  ['Salary 26-29k', 'Salary 26-29k'],
  ['15,20 €/h, Zuschläge extra', '15,20 €/h, Zuschläge extra'],
  ['210 euros par jour', '210 euros par jour'],
  ['<h3>Your salary</h3><p>£24,000 - £26,500</p>', '£24,000 - £26,500'],
])('the pay of %j', (posting, pay) => expect(payLine(posting)).toBe(pay))

test('a posting without line breaks shows the words around its pay only', () => {
  const line = payLine(`${'we like people and tea '.repeat(30)}salary 26,400 EUR a year ${'and cake '.repeat(40)}`)
  expect(line).toContain('salary 26,400 EUR a year')
  expect(line?.length).toBeLessThan(170)
})

test.each([
  'Our turnover is €5 million.',
  'Competitive salary and 25 days of holiday.',
  'Good pay, dental cover and 401k',
  '',
])('no pay is read from %j', (posting) => expect(payLine(posting)).toBeUndefined())

test('an amount is noticed though nothing says what it is for', () => {
  expect(namesAmount('Wir bieten viel: bis zu 2.900 Euro.')).toBe(true)
  expect(namesAmount('Nous offrons 30-33 k€')).toBe(true)
  expect(namesAmount('Team of 12, 30 days of holiday')).toBe(false)
})
