import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../../testing/search-app.ts'
import { readConditions } from './conditions.ts'

const { add, find, search } = emptySearchApp()

test.each([
  ['part time nurse', 'nurse', 'part_time'],
  ['Krankenpfleger Teilzeit', 'Krankenpfleger', 'part_time'],
  ['vendeuse temps partiel', 'vendeuse', 'part_time'],
  ['camarero media jornada', 'camarero', 'part_time'],
  ['seasonal warehouse', 'warehouse', 'temporary'],
  ['nurse no experience', 'nurse junior', ''],
  ['Verkäufer ohne Ausbildung', 'Verkäufer junior', ''],
  ['call center freshers', 'call center junior', ''],
  ['jobs for over 50s', 'jobs for', 'over 50s'],
  ['Jobs für Rentner', 'Jobs für', 'Rentner'],
  ['cleaner immediate start', 'cleaner', 'immediate start'],
  ['temp jobs', '', 'temporary'],
  ['bookkeeper 20 hours a week', 'bookkeeper', 'part_time'],
  ['Buchhalter 30 Std/Woche', 'Buchhalter', 'part_time'],
  ['vendeuse 35 heures par semaine', 'vendeuse', 'full_time'],
  ['nurse 16-20 hours per week', 'nurse', 'part_time'],
  ['nurse 37.5 hours per week', 'nurse', 'full_time'],
  ['Pflege 38,5 Stunden pro Woche', 'Pflege', 'full_time'],
  ['vendeuse 17,5 - 20 heures par semaine', 'vendeuse', 'part_time'],
  ['Koch 30 Wochenstunden', 'Koch', 'part_time'],
  ['camarero 20 horas semanales', 'camarero', 'part_time'],
  ['£30k customer service', 'customer service', '£30k'],
  ['£25,000 - £30,000 nurse', 'nurse', '£25,000 - £30,000'],
  ['cook $15 to $20 an hour', 'cook', '$15 to $20 an hour'],
  ['Lager 2.000 bis 2.400 € im Monat', 'Lager', '2.000 bis 2.400 € im Monat'],
  ['vendeur 1 800 € par mois', 'vendeur', '1 800 € par mois'],
  ['mozo 1.500 € al mes', 'mozo', '1.500 € al mes'],
  ['software engineer 120-150k', 'software engineer', '120-150k'],
  ['nurse $40 an hour', 'nurse', '$40 an hour'],
  ['Lager 2000 € im Monat', 'Lager', '2000 € im Monat'],
  ['cleaner part time £12/hr', 'cleaner', 'part_time,£12/hr'],
])('“%s” is a search for “%s” with “%s”', (title, left, condition) => {
  const read = readConditions(title)
  expect(read.title).toBe(left)
  expect([read.hours, read.contract, ...read.unsaid].filter(Boolean).join()).toBe(condition)
})

test.each([
  'nurse',
  'partner',
  'experience designer',
  'customer experience manager',
  'seasonal coordinator',
  'senior developer',
  'nurse not part time',
  'ohne Teilzeit',
  'time series analyst',
  'school teacher',
  'mother and baby nurse',
  'permanent makeup artist',
  'temporary works engineer',
  'full stack developer',
  'Rentenberater',
  'urgent care nurse',
  '24 hour care assistant',
  '401k advisor',
  'python 3 developer',
  '12 hour shifts',
  'physician urgent care',
  'urgent treatment centre nurse',
  'CDD analyst',
  'CDI nurse',
  'support worker older people',
  'Betreuung Senioren',
])('“%s” has no condition', (title) => {
  expect(readConditions(title)).toMatchObject({ title, words: [], unsaid: [] })
})

test('letters of French contracts are conditions for readers of French', () => {
  expect(readConditions('vendeuse CDI', 'fr')).toMatchObject({ title: 'vendeuse', contract: 'permanent' })
  expect(readConditions('CDD comptable', 'fr-FR')).toMatchObject({ title: 'comptable', contract: 'temporary' })
  expect(readConditions('KYC CDD analyst', 'en')).toMatchObject({ title: 'KYC CDD analyst', contract: undefined })
})

test('figures of any length are read in no time', () => {
  for (const text of ['9', '£1,000', '20 ', '1 h ', '£', '10-10k ', '1 000 ', '20.5 to ', '1€-'])
    expect(readConditions(text.repeat(20_000))).toBeDefined()
})

const companies = async (asked: object) => (await find(asked)).map(({ company, found_by }) => `${company}: ${found_by}`)

test('hours among the words filter as chosen hours do, and a chosen filter stands above them', async () => {
  await add([
    { company: 'Field', employment_type: 'Part-time' },
    { company: 'Full', employment_type: 'Full-time' },
    { company: 'Silent' },
    { company: 'Title', title: 'Nurse, part time' },
  ])
  const typed = await companies({ job_title: 'part time nurse' })
  expect(typed).toEqual(['Title: all_words', 'Field: all_words', 'Silent: unstated'])
  expect((await companies({ job_title: 'part time nurse', hours: 'full_time' }))[0]).toBe('Full: all_words')
})

test('a condition that postings do not say empties nothing, and the answer names it', async () => {
  await add([{ company: 'Any' }, { company: 'Abroad', location: 'Paris, France' }])
  const { body } = await search({ job_title: 'jobs for over 50s leeds' })
  expect(body).toMatchObject({ left_out: ['over 50s'], typed_place: { city: 'Leeds' } })
  expect(body['results']).toMatchObject([{ company: 'Any' }])
  expect((await search({ job_title: 'nurse' })).body).not.toHaveProperty('left_out')
})

test.each(['immediate start', 'over 50s', 'sofort'])('“%s” alone is answered, and named', async (job_title) => {
  await add([{ company: 'Any' }])
  expect((await search({ job_title })).body).toMatchObject({ success: true, results: [], left_out: [job_title] })
})

test('an internship by its contract is one, whatever its title', async () => {
  await add([
    { company: 'Field', title: 'Marketing assistant', employment_type: 'Internship' },
    { company: 'Other', title: 'Marketing assistant' },
  ])
  expect((await companies({ job_title: 'alternance marketing' }))[0]).toBe('Field: all_words')
})
