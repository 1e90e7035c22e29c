import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Night Baker', company_name: 'Oakley', status: 'Interview', location: 'Leeds' },
  { job_title: 'Store Lead', company_name: 'Brambling', status: 'Viewed', location: 'York' },
])

const ask = async (first: string, ...next: string[]): Promise<string> =>
  (await board.ask(first, ...next)).response.replace(/[\u00a0\u202f]/gu, ' ')

test.each([
  [['Offer A: 58,000. Offer B: 60,000. Which is better?', 'and if the first were 62,000?'], 'A</strong> pays 2,000'],
  [['Offer A: 58k. Offer B: 60k. Which is better?', 'what if B went up to 65?'], 'B</strong> pays 7,000'],
  [['Oakley £520 a week or Brambling £28,000?', 'And if Oakley paid 560?'], '£560 × 52 = £29,120'],
  [
    ['Zwei Angebote: A 2.600 Euro, 13 Gehälter, B 2.850 Euro, 12 Gehälter. Was nehme ich?', 'und wenn B 3.000 zahlt?'],
    '3.000 Euro',
  ],
  [
    ['Deux offres : A : 2300 € brut sur 13 mois, B : 29 000 € brut. Laquelle ?', 'et si la deuxième était à 31 000 ?'],
    'B</strong> paie 1 100 €',
  ],
  [
    [
      'Tengo dos ofertas: A: 14 pagas de 1.900, B: 2.150 en 12 pagas. ¿Cuál es mejor?',
      '¿y si la segunda fuera de 2.300?',
    ],
    '2.300 × 12 = 27.600',
  ],
  [
    [
      'Oakley 38,000, Brambling 35,500. Which pays more?',
      'and if Brambling paid 39,000?',
      'and if Oakley went to 41,000?',
    ],
    'Oakley</strong> pays 2,000',
  ],
  [['Acme pays 55k, Globex 60k. Which one?', 'and if Acme offered 61k?'], 'Acme</strong> pays 1,000'],
])('a new figure for one of two offers is computed again: %j', async ([first = '', ...next], told) => {
  expect(await ask(first, ...next)).toContain(told)
})

test.each([
  [['Offer A: 58,000. Offer B: 60,000. Which is better?', 'and if it were 62,000?']],
  [['Offer A: 58,000. Offer B: 60,000. Which is better?', 'and what should I ask in the first interview?']],
  [['what is on my board?', 'and if the second were 62,000?']],
])('what names no offer, or follows no comparison, is none: %j', async ([first = '', ...next]) => {
  expect(await ask(first, ...next)).not.toContain('62,000')
})

test.each([
  ['Acme pays 55k, Globex 60k plus 5 % bonus', ['<h3>Acme</h3>', '<h3>Globex</h3>', 'With all of it']],
  ['Acme offers 55,000 and Oakley 60,000', ['<h3>Acme</h3>', '<h3>Oakley</h3>', 'Oakley</strong> pays 5,000']],
  ['two offers: 55k at Acme or 57k at Globex, which one?', ['<h3>Acme</h3>', 'Globex</strong> pays 2,000']],
  ['Nordhavn zahlt 48.000, Hansa bietet 51.000', ['<h3>Nordhavn</h3>', 'Hansa</strong> zahlt 3.000']],
  ['Belvoir paie 31 000, Sirius 33 500', ['<h3>Belvoir</h3>', 'Sirius</strong> paie 2 500']],
  ['Belmar paga 24.000 y Sirio 26.000', ['<h3>Belmar</h3>', 'Sirio</strong> paga 2.000']],
])('offers are told apart by employers that are on no board: %s', async (message, told) => {
  const response = await ask(message)
  for (const one of told) expect(response).toContain(one)
})

test.each([
  'I earned 40k at Acme and 45k at Globex',
  'They pay 40k in year one and 45k later, is that fair?',
  'the rent is 900 in Leeds and 1,200 in York, they pay 2,400',
])('figures beside other words are no offers: %s', async (message) => {
  expect(await ask(message)).not.toContain('Side by side')
})
