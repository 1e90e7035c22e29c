import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'

test.each([
  ['they offer 31k', [31_000]],
  ['is 41.5 a fair wage? they pay me 46', [41_500, 46_000]],
  ['3.400 brutto', [3400]],
  ['2650 net à Colmar', [2650]],
  ['me pagan 1.450 limpios', [1450]],
  ['£29,500 to £32,000 a year', [29_500, 32_000]],
  ['salaire de 27 à 31 K€', [27_000, 31_000]],
  ['zwischen 3.200 und 3.600 Euro', [3200, 3600]],
  ['14,50 € die Stunde', [14.5]],
  ['2 300 € brut par mois', [2300]],
])('%j names %j', (text, values) => expect(amountsIn(text).map(({ value }) => value)).toEqual(values))

test.each([
  'I was paid weekly for 15 years',
  'since 2019 no wage',
  'the interview is at 14:30',
  'zwei von 12 Stellen',
  '',
])('no pay is read from %j', (text) => expect(amountsIn(text)).toEqual([]))

test('net is told from gross, and an hour from a year', () => {
  expect(amountsIn('2150 net')).toMatchObject([{ isNet: true, period: 'month' }])
  expect(amountsIn('31 K€ brut')).toMatchObject([{ isNet: false, period: 'year' }])
  expect(amountsIn('£12.80 an hour')).toMatchObject([{ period: 'hour' }])
})
