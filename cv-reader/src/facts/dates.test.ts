import { expect, it } from 'vitest'
import { findDates, isOnlyDates, withoutDates } from './dates.ts'

const read = (text: string) => findDates(text).map(({ from = '', to = '' }) => [from, to])

it.each([
  ['Jan 2019 – Present', '2019-01', 'present'],
  ['January 2019 to December 2020', '2019-01', '2020-12'],
  ['01/2019 - 03/2021', '2019-01', '2021-03'],
  ['2019-03 — heute', '2019-03', 'present'],
  ['03.2019–05.2021', '2019-03', '2021-05'],
  ['2009-10 – 2011-05', '2009-10', '2011-05'],
  ['2015 / 07', '2015-07', ''],
  ['Sept. 2018', '2018-09', ''],
  ['Jun ’18 - Aug ’19', '2018-06', '2019-08'],
  ['05/18 - 07/20', '2018-05', '2020-07'],
  ['Jan – Mar 2019', '2019-01', '2019-03'],
  ['01.10.2015 - 30.09.2018', '2015-10', '2018-09'],
  ['01/04/2014 – 01/12/2017', '2014-04', '2017-12'],
  ['03/04/2020 - 05/31/2021', '2020-03', '2021-05'],
  ['seit 03/2020', '2020-03', 'present'],
  ['depuis mars 2020', '2020-03', 'present'],
  ['févr. 2018 - aujourd’hui', '2018-02', 'present'],
  ['de mars 2019 à juin 2020', '2019-03', '2020-06'],
  ['enero de 2018 - actualidad', '2018-01', 'present'],
  ['Marzo 2019 – a la fecha', '2019-03', 'present'],
  ['Marzo 2019 a la fecha', '2019-03', 'present'],
  ['2015 – a día de hoy', '2015', 'present'],
  ['2018 - hasta hoy', '2018', 'present'],
  ['2020 – en poste', '2020', 'present'],
  ['2019 bis auf weiteres', '2019', 'present'],
  ['2019 - up to now', '2019', 'present'],
  ['Kwiecień 2019 – obecnie', '2019-04', 'present'],
  ['Март 2019 — по настоящее время', '2019-03', 'present'],
  ['2019年3月 - 2020年4月', '2019-03', '2020-04'],
])('%s is read as months', (text, from, to) => {
  expect(read(text)).toEqual([[from, to]])
  expect(isOnlyDates(text)).toBe(true)
})

it.each([
  ['2016 – 2019', '2016', '2019'],
  ['2016-19', '2016', '2019'],
  ['2019/20', '2019', '2020'],
  ['Spring 2018 – Fall 2019', '2018', '2019'],
])('%s stays years: no month is made up', (text, from, to) => {
  expect(read(text)).toEqual([[from, to]])
})

it('a day and month that can be read in two ways leave the year', () => {
  expect(read('03/04/2020')).toEqual([['2020', '']])
  expect(read('12/31/2020')).toEqual([['2020-12', '']])
})

it.each([
  '(555) 123-2019',
  '+49 170 2019 456',
  'Boston, MA 02139',
  'GPA 3.8/4.0',
  '$2000 raised',
  '2000+ users',
  'https://x.example/2019/03',
])('telephone numbers, postcodes, grades, sums and addresses are no dates: %s', (text) => {
  expect(read(text)).toEqual([])
})

it('what stands around a date stays, durations and brackets of dates do not', () => {
  expect(withoutDates('Engineer at Acme (2021–Present)')).toBe('Engineer at Acme')
  expect(withoutDates('June 2017 – July 2018 | Boise, ID')).toBe('Boise, ID')
  expect(withoutDates('January 2020 - Present (1 year 2 months)')).toBe('')
})

// A pattern that backtracks over them would run into the test's time limit.
it('lines of repeated pieces of dates are read to their end', () => {
  for (const piece of ['1/1/', 'Jan ', "a'", '2019-', '( - ', '- '])
    for (const text of [piece.repeat(50_000), `${piece.repeat(50_000)}2019`])
      expect([findDates(text).length <= 50, withoutDates(text).length <= text.length, isOnlyDates(text)]).toEqual([
        true,
        true,
        false,
      ])
})

it('two summers joined by "and" are a pair: the time between them is a guess', () => {
  for (const text of [
    'été 2016 et été 2017',
    'Sommer 2016 und Sommer 2017',
    'saisons 2016 et 2017',
    'summer seasons 2016 and 2017',
    '2016 and 2017',
  ]) {
    expect(findDates(text)).toMatchObject([{ from: '2016', to: '2017', isPair: true }])
    expect(isOnlyDates(text)).toBe(true)
  }
})

it('the comma beside a date stays', () => {
  expect(withoutDates('Certified Welder (2018), Welding Society')).toBe('Certified Welder, Welding Society')
})
