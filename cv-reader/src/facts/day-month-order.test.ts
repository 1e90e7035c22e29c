import { expect, it } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { findDayMonthOrder, withMonths } from './day-month-order.ts'

it('01/02/2019 is read as the file’s other dates show: one number above 12 is a day', () => {
  expect(findDayMonthOrder(makeLines('01/02/2019 – today', '31/05/2016 – 01/01/2019'))).toBe('dayFirst')
  expect(findDayMonthOrder(makeLines('02/01/2019 – today', '05/31/2016 – 01/01/2019'))).toBe('monthFirst')
})

it('a number that is always 1 is the first of the month, where the other one varies', () => {
  const dates = ['01/02/2019 – today', '01/05/2016 – 01/01/2019']
  expect(findDayMonthOrder(makeLines(...dates))).toBe('dayFirst')
  expect(withMonths(makeLines('01/02/2019 – today\tClerk')[0]!, 'dayFirst').text).toBe('02/2019 – today\tClerk')
})

it('nothing is guessed where both readings are left', () => {
  expect(findDayMonthOrder(makeLines('03/04/2019 – today', '05/06/2016 – 07/08/2018'))).toBeUndefined()
  expect(findDayMonthOrder(makeLines('13/04/2019', '04/13/2016'))).toBeUndefined()
})
