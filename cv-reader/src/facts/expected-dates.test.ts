import { expect, it } from 'vitest'
import { withoutExpectation } from './expected-dates.ts'

it.each([
  ['BSc Marketing, Exeter\tExpected 2027', 'BSc Marketing, Exeter\t2027'],
  ['BSc Physics, Leeds, expected May 2027', 'BSc Physics, Leeds, May 2027'],
  ['2024 – 2027 (expected)', '2024 – 2027'],
  ['Expected Graduation: May 2026', 'May 2026'],
  ['Anticipated completion in 2026', '2026'],
  ['Bachelor Informatik, voraussichtlich 2027', 'Bachelor Informatik, 2027'],
  ['Licence, obtention prévue en juin 2027', 'Licence, juin 2027'],
  ['MSc Chemistry (in progress)', 'MSc Chemistry'],
])('%s is not finished', (text, rest) => expect(withoutExpectation(text)).toBe(rest))

it.each([
  'Exceeded expected results by 20 % in 2019',
  'Taught what is expected of nurses',
  'BSc Physics, Leeds, 2016 - 2019',
  'expected '.repeat(200),
])('%s says nothing of an end', (text) => expect(withoutExpectation(text)).toBeUndefined())
