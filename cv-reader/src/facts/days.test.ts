import { expect, test } from 'vitest'
import { findDay } from './days.ts'

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026/3/4', '2026-03-04'],
  ['4. 3. 2026', '2026-03-04'],
  ['4. März 2026', '2026-03-04'],
  ['4 de marzo de 2026', '2026-03-04'],
  ['Sept. 4, 2026', '2026-09-04'],
  ['Wednesday, 4th March 2026 at noon', '2026-03-04'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
])('%s is one day', (text, day) => {
  expect(findDay(text)?.value).toBe(day)
})

test.each(['03/04/2026', '31.02.2026', '2026-13-01', 'March 2026', '2026', '4 Foo 2026', '12 345/6/20267'])(
  '%s is no day for sure',
  (text) => {
    expect(findDay(text)).toBeUndefined()
  },
)

test('where the order is known, it settles a date of numbers', () => {
  expect(findDay('03/04/2026', 'dayFirst')?.value).toBe('2026-04-03')
  expect(findDay('03/04/2026', 'monthFirst')?.value).toBe('2026-03-04')
  expect(findDay('25/12/2026', 'monthFirst')).toBeUndefined()
  expect(findDay('3.4.2026', 'monthFirst')?.value).toBe('2026-04-03')
})

test('a day says where it stands', () => {
  expect(findDay('on 2026-03-04 or so')).toEqual({ value: '2026-03-04', start: 3, end: 13 })
})
