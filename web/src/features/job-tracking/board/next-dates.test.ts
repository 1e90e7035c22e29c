import { expect, test } from 'vitest'
import { makeJob } from '../../../testing/job.ts'
import { datesOf } from './next-dates.ts'
import { localMinute, momentOf } from '../local-time.ts'

const now = new Date(2026, 10, 21, 9, 0)
const dates = (more: Parameters<typeof makeJob>[1]) => datesOf(makeJob('Designer', more), now)
const moment = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test.each([
  ['2026-11-21', 'Follow up today', 'yellow'],
  ['2026-11-22', 'Follow up tomorrow', 'grey'],
  ['2026-11-24', 'Follow up in 3 days', 'grey'],
  ['2026-12-24', 'Follow up in 4 weeks', 'grey'],
  ['2026-11-20', 'Follow-up overdue', 'red'],
])('a follow-up on %s reads "%s"', (follow_up_on, text, tone) => {
  expect(dates({ follow_up_on })).toMatchObject([{ kind: 'follow-up', text, tone }])
})

test('an interview says its time when it is near, and is no longer shown when it is over', () => {
  expect(dates({ next_interview_at: moment(21, 14) })[0]?.text).toMatch(/^Interview today, 2:00\sPM$/)
  expect(dates({ next_interview_at: moment(24, 14) })[0]?.text).toBe('Interview in 3 days')
  expect(dates({ next_interview_at: moment(21, 8) })).toEqual([])
  expect(dates({})).toEqual([])
})

test('an interview and a follow-up are both shown, the sooner one first, on the same day the interview', () => {
  const kinds = (follow_up_on: string) =>
    dates({ next_interview_at: moment(25, 14), follow_up_on }).map(({ kind, when }) => [kind, when])
  expect(kinds('2026-11-20')).toEqual([
    ['follow-up', 'overdue'],
    ['interview', 'in 4 days'],
  ])
  expect(kinds('2026-11-25')).toEqual([
    ['interview', 'in 4 days'],
    ['follow-up', 'in 4 days'],
  ])
})

test('a date field holds local time and gives a moment; half a date and the year 2 give none', () => {
  expect(momentOf(localMinute(moment(21, 14)))).toBe(moment(21, 14))
  for (const text of ['', '2026-11-21', '0002-11-21T10:00', 'x']) expect(momentOf(text)).toBeUndefined()
})
