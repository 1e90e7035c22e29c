import { describe, expect, test } from 'vitest'
import { makeJob } from '../../../testing/job.ts'
import { insightsOf } from './insights.ts'
import { stepsOf } from './insights-history.ts'
import { regionalLanguage } from '../regional-language.ts'
import { firstWeekdayOf, dateOf, dayTeller, weekOf } from './insights-weeks.ts'

type Entry = [status: string, timestamp: string]
const history = (...entries: Entry[]) => entries.map(([status, timestamp]) => ({ status, timestamp }))
let number = 0
const job = (...entries: Entry[]) => makeJob(`Job ${number++}`, { history: history(...entries) })
const day = (date: number, time = '12:00') => `2026-03-${String(date).padStart(2, '0')}T${time}:00.000Z`
const monday = { now: Date.parse('2026-03-20T12:00:00Z'), firstWeekday: 1, timeZone: 'UTC' }
const reached = (...jobs: ReturnType<typeof job>[]) => insightsOf(jobs, monday).funnel.map((stage) => stage.reached)

describe('the funnel: how many ever reached each stage', () => {
  test('an interview shows that one had applied, and an offer that one was interviewed', () => {
    expect(reached(job(['Viewed', day(1)], ['Interview', day(2)]))).toEqual([1, 1, 1, 0])
    expect(reached(job(['Offer', day(1)]))).toEqual([1, 1, 1, 1])
  })

  test('a stage that was left again stays reached; rejected is counted beside', () => {
    const insights = insightsOf([job(['Applied', day(1)], ['Interview', day(4)], ['Rejected', day(9)])], monday)
    expect(insights.funnel.map((stage) => stage.reached)).toEqual([1, 1, 1, 0])
    expect([insights.rejected, insights.putAside]).toEqual([1, 0])
  })

  test('from Viewed straight to Rejected is no application; entered as Rejected is one, with its answer', () => {
    const aside = insightsOf([job(['Viewed', day(1)], ['Rejected', day(3)])], monday)
    expect([aside.applied, aside.rejected, aside.putAside]).toEqual([0, 1, 1])
    const told = insightsOf([job(['Rejected', day(3)])], monday)
    expect([told.applied, told.answered, told.putAside]).toEqual([1, 1, 0])
  })

  test('a move corrected within five minutes is not counted, one corrected later is', () => {
    expect(reached(job(['Viewed', day(1)], ['Offer', day(2, '10:00')], ['Applied', day(2, '10:04')]))).toEqual([
      1, 1, 0, 0,
    ])
    expect(reached(job(['Viewed', day(1)], ['Offer', day(2, '10:00')], ['Applied', day(2, '10:06')]))).toEqual([
      1, 1, 1, 1,
    ])
    // Forward in one go is somebody catching up.
    expect(reached(job(['Applied', day(2, '10:00')], ['Interview', day(2, '10:01')]))).toEqual([1, 1, 1, 0])
  })

  test('a slip there and back leaves the stay whole', () => {
    const steps = stepsOf(history(['Applied', day(1)], ['Viewed', day(3, '10:00')], ['Applied', day(3, '10:01')]))
    expect(steps).toEqual([{ status: 'Applied', at: Date.parse(day(1)) }])
  })

  test('archived jobs count; jobs the board skips and statuses nobody knows do not', () => {
    const archived = { ...job(['Applied', day(1)]), archived_at: day(5) }
    const odd = job(['Applied', day(1)], ['Ghosted', day(2)])
    const between = job(['Viewed', day(1)], ['Phoned', day(2)], ['Applied', day(3)])
    const insights = insightsOf([archived, odd, between, makeJob('Bare', { history: [] })], monday)
    expect([insights.jobs, insights.archived, insights.applied]).toEqual([2, 1, 2])
  })
})

describe('answers', () => {
  test('the share of applications with an interview, an offer or a rejection, and the median days until it', () => {
    const { applied, answered, daysToAnswer } = insightsOf(
      [
        job(['Applied', day(1)], ['Interview', day(3)]),
        job(['Applied', day(1)], ['Rejected', day(11)]),
        job(['Applied', day(1)], ['Interview', day(5)], ['Offer', day(18)]),
        job(['Applied', day(1)]),
        job(['Viewed', day(1)]),
      ],
      monday,
    )
    expect([applied, answered, daysToAnswer]).toEqual([4, 3, { days: 4, of: 3 }])
  })

  test('between two in the middle lies their mean', () => {
    const jobs = [2, 4, 5, 20].map((date) => job(['Applied', day(1)], ['Interview', day(date)]))
    expect(insightsOf(jobs, monday).daysToAnswer).toEqual({ days: 3.5, of: 4 })
  })

  test('times that are not valid, or run backwards, and applications without a day of their own count no days', () => {
    const insights = insightsOf(
      [
        job(['Applied', 'soon'], ['Interview', day(3)]),
        job(['Applied', day(9)], ['Interview', day(3)]),
        job(['Viewed', day(1)], ['Interview', day(3)]),
      ],
      monday,
    )
    expect([insights.applied, insights.answered, insights.daysToAnswer]).toEqual([3, 3, undefined])
  })
})

test('time in each stage: the median of finished stays with their number; running ones do not count', () => {
  const { stages } = insightsOf(
    [
      job(['Viewed', day(1)], ['Applied', day(3)]),
      job(['Viewed', day(1)], ['Applied', day(5)], ['Interview', day(15)]),
      job(['Viewed', day(1)]),
    ],
    monday,
  )
  expect(stages).toEqual([
    { status: 'Viewed', median: { days: 3, of: 2 } },
    { status: 'Applied', median: { days: 10, of: 1 } },
    { status: 'Interview', median: undefined },
    { status: 'Offer', median: undefined },
  ])
})

describe('weekly activity: in the time zone and with the week start of the user', () => {
  const start = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
  const busy = (weeks: ReturnType<typeof insightsOf>['weeks']) =>
    weeks.filter((week) => week.added + week.applied > 0).map((week) => dateOf(week.start).toISOString().slice(0, 10))

  test('twelve weeks up to this one, added and applied', () => {
    const { weeks } = insightsOf([job(['Viewed', day(2)], ['Applied', day(9)]), job(['Applied', day(20)])], monday)
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)).toEqual({ start: start('2026-03-16'), added: 1, applied: 1 })
    expect(weeks.at(-2)).toEqual({ start: start('2026-03-09'), added: 0, applied: 1 })
    expect(weeks.at(-3)).toEqual({ start: start('2026-03-02'), added: 1, applied: 0 })
    expect(weeks[0]?.start).toBe(start('2025-12-29'))
  })

  test('what is older, ahead, or has no valid time is in no week', () => {
    const { weeks } = insightsOf(
      [job(['Viewed', '2025-12-28T23:59:00Z']), job(['Viewed', '2026-03-23T00:00:00Z']), job(['Viewed', 'once'])],
      monday,
    )
    expect(busy(weeks)).toEqual([])
  })

  test.each([
    ['Pacific/Kiritimati', '2026-03-16'],
    ['UTC', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-09'],
  ])('Sunday 15 March 2026, 11:00 UTC, in %s is in the week of %s', (timeZone, week) => {
    const { weeks } = insightsOf([job(['Viewed', '2026-03-15T11:00:00Z'])], { ...monday, timeZone })
    expect(busy(weeks)).toEqual([week])
  })

  test.each([
    // Both weeks have a day of 23 or 25 hours there.
    ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-23'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-19'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-02'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
  ])('in %s, %s is in the week of %s although the clocks change', (timeZone, moment, week) => {
    const now = Date.parse(moment) + 7 * 86_400_000
    const { weeks } = insightsOf([job(['Applied', moment])], { now, firstWeekday: 1, timeZone })
    expect(busy(weeks)).toEqual([week])
  })

  test('the week begins where the user has it: Monday, Sunday or Saturday', () => {
    expect([firstWeekdayOf('de-DE'), firstWeekdayOf('en-US'), firstWeekdayOf('ar-EG')]).toEqual([1, 7, 6])
    expect(firstWeekdayOf('no language')).toBe(1)
    const sunday = start('2026-03-15')
    expect([1, 7, 6].map((first) => weekOf(sunday, first) - sunday)).toEqual([-6, 0, -1])
    expect(weekOf(start('1969-12-31'), 1)).toBe(start('1969-12-29'))
  })

  test('without a time zone it is that of this device', () => {
    const date = new Date(2026, 2, 29, 0, 30)
    expect(dateOf(dayTeller()(date.getTime())).toISOString().slice(0, 10)).toBe('2026-03-29')
  })
})

describe('by source', () => {
  const from = (source: string, ...entries: Entry[]) => ({ ...job(...entries), source })

  test('one spelling for upper and lower case; those without a source last', () => {
    const jobs = [
      from('', ['Applied', day(1)]),
      from('', ['Applied', day(1)]),
      from(' linkedin ', ['Viewed', day(1)]),
      from('LinkedIn', ['Applied', day(1)], ['Rejected', day(2)]),
      from('LinkedIn', ['Viewed', day(1)]),
    ]
    expect(insightsOf(jobs, monday).sources).toEqual([
      { source: 'LinkedIn', jobs: 3, applied: 1, answered: 1 },
      { source: '', jobs: 2, applied: 2, answered: 0 },
    ])
  })

  test('ten have a line of their own, and nothing is left out of the sum', () => {
    const jobs = Array.from({ length: 30 }, (_, at) => from(`Site ${at}`, ['Applied', day(1)]))
    const { sources } = insightsOf(jobs, monday)
    expect(sources).toHaveLength(11)
    expect(sources.at(-1)).toEqual({ source: null, jobs: 20, applied: 20, answered: 0 })
  })
})

test('an empty board has nothing to say, and does not fail', () => {
  const insights = insightsOf([], monday)
  expect([insights.jobs, insights.applied, insights.daysToAnswer, insights.sources]).toEqual([0, 0, undefined, []])
})

test("days are written as where the reader lives, in the app's language; a tag that is none is passed over", () => {
  expect(regionalLanguage(['de-CH', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(regionalLanguage(['de-CH'])).toBe('en')
  expect(regionalLanguage(['en-US@posix', 'en-US'])).toBe('en-US')
})
