import { expect, test } from 'vitest'
import { dateFormatsIn } from './date-formats.ts'

test.each([
  ['Jan 2020 - March 2021', ['short_name', 'full_name']],
  ['Sept. 2017, déc. 2018', ['short_name', 'short_name']],
  ['März 2020 bis Oktober 2021', ['full_name']],
  ['03/2019 – 7.2020', ['numbers', 'numbers']],
  ['2018-07', ['year_first']],
  ['May 2012, June 2013, Mai 2014: whole names as short as shortened ones', []],
  ['2019-03-01, 01.02.2020 and 12/31/2020: dates with a day', []],
  ['Windows 2000, room 2020', []],
])('%s', (text, formats) => {
  expect(dateFormatsIn(text)).toEqual(formats)
})
