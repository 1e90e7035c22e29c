import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { uidOf, writeCalendar, writeEvents, type CalendarEntry } from './calendar.ts'

const entry: CalendarEntry = {
  uid: 'a@example.org',
  at: '2027-03-28',
  summary: 'Follow up: Engineer, Acme',
  description: '',
  url: 'https://acme.example/1',
  changedAt: new Date('2027-01-01T10:00:00.500Z'),
}
const write = (entries: readonly CalendarEntry[]) => writeCalendar('Waymark', [writeEvents(entries)])
const read = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

describe('RFC 5545', () => {
  test('a follow-up is a whole day, an interview a moment in UTC', () => {
    const text = write([entry, { ...entry, uid: 'b@example.org', at: new Date('2027-03-29T08:30:00Z') }])
    const [day, moment] = read(text)
    expect([day?.startDate.isDate, day?.startDate.toString()]).toEqual([true, '2027-03-28'])
    expect([moment?.startDate.isDate, moment?.startDate.toString()]).toEqual([false, '2027-03-29T08:30:00Z'])
    expect(text).toContain('DTSTAMP:20270101T100000Z\r\n')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(text).not.toContain('METHOD')
  })

  test('every line ends with CR LF, is at most 75 octets long and never cut inside a character', () => {
    const summary = `${'ä'.repeat(100)}${'😀'.repeat(100)}`
    const text = write([{ ...entry, summary }])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(read(text)[0]?.summary).toBe(summary)
  })

  test('whatever a title, a note or an address holds, it comes back as it is and adds no line of its own', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'ab,;:\\"\n ä😀'), maxLength: 200 })
    fc.assert(
      fc.property(hostile, hostile, (summary, description) => {
        const [event, ...more] = read(write([{ ...entry, summary, description }]))
        expect(more).toEqual([])
        expect(event?.summary).toBe(summary)
        expect(event?.description ?? '').toBe(description)
      }),
      { numRuns: 1000 },
    )
    const url = 'https://acme.example/\r\nBEGIN:VEVENT\r\n'
    expect(write([{ ...entry, url, summary: 'a\r\nb\u0007' }]).match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(write([{ ...entry, url }])).toContain('URL:https://acme.example/BEGIN:VEVENT\r\n')
  })
})

test('an entry’s id is the same each time, another one for other parts, and tells nothing', () => {
  expect(uidOf('h', 'a', 'b')).toBe(uidOf('h', 'a', 'b'))
  expect(uidOf('h', 'a', 'b')).not.toBe(uidOf('h', 'a', 'c'))
  expect(uidOf('h', 'https://acme.example')).not.toContain('acme')
})
