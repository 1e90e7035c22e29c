import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Night Baker', company_name: 'Oakley', status: 'Interview', location: 'Leeds' },
  { job_title: 'Store Lead', company_name: 'Brambling', status: 'Viewed', location: 'York' },
])

const ask = async (message: string): Promise<string> =>
  (await board.ask(message)).response.replace(/[\u00a0\u202f]/gu, ' ')

const namesWinner = /<strong>[^<]+<\/strong> (?:pays|zahlt|paie|paga) /

test.each([
  ['Offer A: 18 euros an hour, 35 hours a week. Offer B: 2,900 a month. Which?', '35 h × €18 × 52 = €32,760', '€2,040'],
  [
    'Zwei Angebote: A 2.600 Euro, 13 Gehälter, B 2.850 Euro und kein 13. Monatsgehalt. Was nehme ich?',
    '× 13 = 33.800 €',
    'B</strong> zahlt 400 €',
  ],
  [
    'Deux offres : A : 2300 € brut sur 13 mois, B : 29 000 € brut. Laquelle ?',
    '2 300 € × 13 = 29 900 €',
    'A</strong> paie 900 €',
  ],
  [
    'Tengo dos ofertas: A: 14 pagas de 1.900, B: 2.150 en 12 pagas. ¿Cuál es mejor?',
    '1.900 × 14 = 26.600',
    'A</strong> paga 800',
  ],
  ['Oakley £520 a week or Brambling £28,000?', '£520 × 52 = £27,040', 'Brambling</strong> pays £960'],
  [
    'Oakley 42.000 brutto oder Brambling 3.400 mal 13, was nehme ich?',
    '3.400 × 13 = 44.200',
    'Brambling</strong> zahlt 2.200',
  ],
  [
    '38.000 en Brambling o 2.900 por 14 pagas en Oakley, ¿cuál elijo?',
    '2.900 × 14 = 40.600',
    'Oakley</strong> paga 2.600',
  ],
  [
    'Angebot 1: 3.100 € x 13,5, Angebot 2: 3.400 €. Was ist mehr?',
    '3.100 € × 13,5 = 41.850 €',
    'Das erste</strong> zahlt 1.050 €',
  ],
])('the yearly sum of each offer is computed, and its steps are shown: %s', async (message, steps, more) => {
  const response = await ask(message)
  expect(response).toContain(steps)
  expect(response).toContain(more)
})

test.each([
  [
    'Oakley 38,000, Brambling 35,500 plus 8% bonus. Which pays more?',
    'Without it: Oakley, by 2,500. With all of it: Brambling, by 340.',
  ],
  [
    '38,000 with a 10% bonus at Oakley, 40,000 at Brambling, which is better?',
    'Without it: Brambling, by 2,000. With all of it: Oakley, by 1,800.',
  ],
  ['Oakley 38,000, Brambling 35,500 with up to 8% bonus. Which pays more?', 'Without it: Oakley, by 2,500.'],
  ['Dois-je prendre Brambling à 33 000 ou Oakley à 31 000 plus 10 % de prime ?', 'Sans elle : Brambling, de 2 000.'],
])('a bonus that turns the comparison is told both ways: %s', async (message, depends) => {
  const response = await ask(message)
  expect(response).toContain(depends)
  expect(response).not.toMatch(namesWinner)
})

test.each([
  [
    'A: 42,000 with a 3,000 bonus. B: 45,500 no bonus. Which is better?',
    'not said to be certain: 3,000',
    'B</strong> pays 3,500 more, about 8 %. With all of the bonus the difference is 500.',
  ],
  [
    'Oakley £27,000 or Brambling £28,000 with a guaranteed 5% bonus?',
    'said to be certain: 5%',
    'Brambling</strong> pays £2,400',
  ],
  [
    'Oferta A: 24.000 más 2.000 de bono garantizado. Oferta B: 25.000. ¿Cuál me conviene?',
    'seguro: 2.000',
    'A</strong> paga 1.000',
  ],
  ['A: 42k plus 5k sign-on bonus, B: 44k. Which one?', 'Paid only once', 'B</strong> pays 2,000'],
  [
    'Oakley 38,000, Brambling 35,500. Oakley has an 8% bonus. Which pays more?',
    'With all of it 41,040',
    'Oakley</strong> pays 2,500',
  ],
])('a bonus is told as sure or not, with its sum: %s', async (message, bonus, more) => {
  const response = await ask(message)
  expect(response).toContain(bonus)
  expect(response).toContain(more)
})

test.each([
  ['Oakley 38,000, Brambling 35,500 plus a bonus. Which pays more?', 'not clear enough to count'],
  ['Oakley 38,000, Brambling 35,500, both with 8% bonus. Which pays more?', 'not clear enough to count'],
  ['Oakley 38,000, Brambling 35,500 plus 10% commission. Which pays more?', 'Commission is no pay'],
  ['Oakley £38,000, Brambling €41,000. Which pays more?', 'different currencies'],
  ["J'ai deux offres : A 2 100 € net par mois, B 2 700 € brut. Laquelle choisir ?", 'net, l’autre brut'],
  ['deux offres, 1 900 € net à Carrefour et 2 500 € brut chez Leclerc, tu prendrais quoi', 'net, l’autre brut'],
  ['Tengo dos ofertas: A 1.500 netos, B 1.900 brutos. ¿Cuál es mejor?', 'neta y la otra bruta'],
  [
    'Zwei Angebote: 45.000 im Jahr Vollzeit, das andere 1.900 im Monat Teilzeit, 25 Stunden. Welches nehmen?',
    'nicht dieselben Stunden',
  ],
  ['Zwei Angebote: A 45.000 plus 13. Monatsgehalt, B 47.000. Welches ist besser?', 'Ob das 13. Gehalt schon'],
])('what cannot be compared is said, and no offer is called the better one: %s', async (message, said) => {
  const response = await ask(message)
  expect(response).toContain(said)
  expect(response).not.toMatch(namesWinner)
})

test.each([
  [
    'tengo 2 ofertas: 1.600 en 14 pagas o 1.850 en 12, ¿cuál es mejor?',
    ['1.600 × 14 = 22.400', '1.850 × 12 = 22.200', 'La primera</strong> paga 200'],
  ],
  [
    'I got 2 offers, aldi £13.40 an hour 30 hours and lidl £13.10 an hour for 38 hours, which is better',
    ['30 h × £13.40 × 52 = £20,904', '38 h × £13.10 × 52 = £25,885.60', 'aldi</strong> pays more by the hour'],
  ],
  [
    'two offers, 35 hours at £18 an hour or 40 hours at £16.50 an hour, which one?',
    ['35 h × £18 × 52', '40 h × £16.50 × 52'],
  ],
])('hours and payments belong to the pay beside which they stand: %s', async (message, told) => {
  const response = await ask(message)
  for (const text of told) expect(response).toContain(text)
})

test('part time beside full time is told by the hour as well', async () => {
  const response = await ask('One job pays 28,000 for 30 hours, the other 36,000 for 40 hours. which one?')
  expect(response).toMatch(/By the hour: 17.95[^]*By the hour: 17.31/)
  expect(response).toContain('The second</strong> pays 8,000 more, about 29 %. Before tax, and for other hours.')
  expect(response).toContain('The first</strong> pays more by the hour: 17.95')
})

test('pay by the hour without its hours is asked for them, and gives no yearly sum', async () => {
  const response = await ask('A: 18 euros an hour. B: 2,900 euros a month. Which pays more?')
  expect(response).toContain('tell me how many a week')
  expect(response).not.toMatch(namesWinner)
})
