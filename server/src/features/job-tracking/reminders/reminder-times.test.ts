import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookForMs, lookFrom, mailTimeOf } from './reminder-times.ts'

const interview = (about: string) => ({ kind: 'interview' as const, about })
const followUp = (about: string) => ({ kind: 'follow_up' as const, about })
const long = new Date('2026-01-01T00:00:00Z')
const due = (...given: Parameters<typeof mailTimeOf>) => mailTimeOf(...given)?.due.toISOString()

describe('when reminders are mailed', () => {
  test('a follow-up at nine in the morning of its day, where its reader lives', () => {
    expect(due(followUp('2027-03-28'), long, 'Europe/Berlin')).toBe('2027-03-28T07:00:00.000Z')
    expect(due(followUp('2027-03-28'), long, 'Pacific/Apia')).toBe('2027-03-27T20:00:00.000Z')
  })

  test('an interview at nine in the morning of the day before, by the reader’s calendar', () => {
    expect(due(interview('2027-03-29T08:00:00.000Z'), long, 'Europe/Berlin')).toBe('2027-03-28T07:00:00.000Z')
    // 23:30 in UTC is the next day in Kolkata, and the same one in New York.
    expect(due(interview('2027-06-01T23:30:00.000Z'), long, 'Asia/Kolkata')).toBe('2027-06-01T03:30:00.000Z')
    expect(due(interview('2027-06-01T23:30:00.000Z'), long, 'America/New_York')).toBe('2027-05-31T13:00:00.000Z')
  })

  test('an interview entered after that two hours ahead, and one entered later than that not at all', () => {
    const at = interview('2027-06-02T08:00:00.000Z')
    expect(due(at, new Date('2027-06-01T06:59:00Z'), 'Europe/Berlin')).toBe('2027-06-01T07:00:00.000Z')
    expect(due(at, new Date('2027-06-01T07:00:00Z'), 'Europe/Berlin')).toBe('2027-06-02T06:00:00.000Z')
    expect(due(at, new Date('2027-06-02T06:00:00Z'), 'Europe/Berlin')).toBeUndefined()
  })

  test('a follow-up entered on its day after nine is not mailed', () => {
    expect(due(followUp('2027-06-02'), new Date('2027-06-02T07:00:00Z'), 'Europe/Berlin')).toBeUndefined()
  })
})

test('wherever somebody lives, a reminder is looked for before it is due and until it is too late', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const moment = fc.date({ min: new Date('2012-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      moment,
      fc.boolean(),
      fc.integer({ min: 0, max: 72 }),
      (zone, at, isDay, hours) => {
        const reminder = isDay ? followUp(at.toISOString().slice(0, 10)) : interview(at.toISOString())
        const time = mailTimeOf(reminder, new Date(at.getTime() - hours * 3_600_000), zone)
        if (!time) return
        const from = lookFrom(reminder).getTime()
        expect(from).toBeLessThanOrEqual(time.due.getTime())
        expect(from + lookForMs).toBeGreaterThanOrEqual(time.until.getTime())
      },
    ),
    { numRuns: 500 },
  )
})
