import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, isTimeZone, momentIn } from './zoned-time.ts'

test.each([
  // The clocks are set forward on 2027-03-28 and back on 2027-10-31.
  ['Europe/Berlin', '2027-03-27', '2027-03-27T08:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-28T07:00:00.000Z'],
  ['Europe/Berlin', '2027-10-30', '2027-10-30T07:00:00.000Z'],
  ['Europe/Berlin', '2027-10-31', '2027-10-31T08:00:00.000Z'],
  // 2027-03-14 and 2027-11-07.
  ['America/New_York', '2027-03-13', '2027-03-13T14:00:00.000Z'],
  ['America/New_York', '2027-03-14', '2027-03-14T13:00:00.000Z'],
  ['America/New_York', '2027-11-07', '2027-11-07T14:00:00.000Z'],
  // Half an hour beside the others, and no summer time.
  ['Asia/Kolkata', '2027-01-15', '2027-01-15T03:30:00.000Z'],
  ['Asia/Kolkata', '2027-07-15', '2027-07-15T03:30:00.000Z'],
  // Moved over the date line: 2011-12-30 did not happen there.
  ['Pacific/Apia', '2011-12-29', '2011-12-29T19:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T19:00:00.000Z'],
  ['Pacific/Apia', '2027-01-15', '2027-01-14T20:00:00.000Z'],
  ['UTC', '2027-01-15', '2027-01-15T09:00:00.000Z'],
])('9:00 in %s on %s is %s', (timeZone, day, moment) => {
  expect(momentIn(timeZone, day, 9).toISOString()).toBe(moment)
})

test('an hour that the clocks leave out is the one after, and of one that comes twice it is the first', () => {
  expect(momentIn('Europe/Berlin', '2027-03-28', 2).toISOString()).toBe('2027-03-28T01:00:00.000Z')
  expect(momentIn('Europe/Berlin', '2027-10-31', 2).toISOString()).toBe('2027-10-31T00:00:00.000Z')
  expect(momentIn('Pacific/Apia', '2011-12-30', 9).toISOString()).toBe('2011-12-30T19:00:00.000Z')
})

test('in every zone the moment of nine o’clock lies on its day, and its clock shows nine', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, (timeZone, wanted) => {
      if (['Pacific/Apia', 'Pacific/Fakaofo'].includes(timeZone) && wanted === '2011-12-30') return
      const moment = momentIn(timeZone, wanted, 9)
      expect(dayIn(timeZone, moment)).toBe(wanted)
      const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
      expect(hour.format(moment)).toBe('09:00')
    }),
    { numRuns: 1000 },
  )
})

test('names of the time zone database are known; offsets, other words and nothing are not', () => {
  for (const name of ['Europe/Berlin', 'Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires'])
    expect(isTimeZone(name)).toBe(true)
  for (const name of ['', '+05:30', 'Berlin', 'Mars/Base', '../etc']) expect(isTimeZone(name)).toBe(false)
})
