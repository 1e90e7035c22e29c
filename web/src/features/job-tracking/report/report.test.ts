import { describe, expect, test } from 'vitest'
import { makeJob } from '../../../testing/job.ts'
import { dateOf, dayTeller } from '../insights/insights-weeks.ts'
import { dayOfText, periodOf, rowsOf, totalsOf, type Period } from './report.ts'

type Entry = [status: string, timestamp: string]
const job = (title: string, ...entries: Entry[]) =>
  makeJob(title, { history: entries.map(([status, timestamp]) => ({ status, timestamp })) })
const text = (day: number | null) => (day === null ? null : dateOf(day).toISOString().slice(0, 10))
const day = (date: string) => dayOfText(date) ?? 0
const period = (from: string, to: string): Period => ({ from: dayOfText(from), to: dayOfText(to) })
const all: Period = { from: null, to: null }
const titles = (jobs: ReturnType<typeof job>[], chosen: Period, withOthers = false, timeZone = 'UTC') =>
  rowsOf(jobs, { period: chosen, withOthers, dayOf: dayTeller(timeZone) }).map((row) => row.job.job_title)

describe('periods', () => {
  test.each([
    ['this-month', '2026-11-21', '2026-11-01', '2026-11-21'],
    ['last-month', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['last-month', '2026-01-05', '2025-12-01', '2025-12-31'],
    ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['three-months', '2026-11-21', '2026-08-21', '2026-11-21'],
    ['three-months', '2026-05-31', '2026-02-28', '2026-05-31'],
    ['three-months', '2026-02-10', '2025-11-10', '2026-02-10'],
    ['three-months', '2026-03-31', '2025-12-31', '2026-03-31'],
  ] as const)('%s on %s is %s to %s', (name, today, from, to) => {
    const found = periodOf(name, day(today))
    expect([text(found.from), text(found.to)]).toEqual([from, to])
  })

  test('a half typed day is no bound', () => {
    expect([dayOfText(''), dayOfText('2026-13-01'), dayOfText('26-01-01')]).toEqual([null, null, null])
  })

  test('both days belong to the period, as the user’s calendar has them', () => {
    const late = job('Late', ['Applied', '2026-10-31T23:30:00Z'])
    const october = period('2026-10-01', '2026-10-31')
    expect(titles([late], october)).toEqual(['Late'])
    expect(titles([late], october, false, 'Europe/Berlin')).toEqual([])
    expect(titles([late], period('2026-11-01', '2026-11-30'), false, 'Europe/Berlin')).toEqual(['Late'])
  })
})

describe('rows: one for each application', () => {
  const applied = job('Applied', ['Viewed', '2026-10-01T08:00:00Z'], ['Applied', '2026-10-05T08:00:00Z'])
  const viewed = job('Viewed', ['Viewed', '2026-10-07T08:00:00Z'])
  const interview = job('Interview', ['Viewed', '2026-10-01T08:00:00Z'], ['Interview', '2026-10-09T08:00:00Z'])
  const aside = job('Aside', ['Viewed', '2026-10-02T08:00:00Z'], ['Rejected', '2026-10-03T08:00:00Z'])

  test('only what was really applied for, the newest first; the others when asked for', () => {
    expect(titles([applied, viewed, interview, aside], all)).toEqual(['Interview', 'Applied'])
    expect(titles([applied, viewed, interview, aside], all, true)).toEqual(['Interview', 'Viewed', 'Applied', 'Aside'])
  })

  test('an archived application is one; a job the board skips is none', () => {
    const archived = { ...applied, archived_at: '2026-10-20T00:00:00Z' }
    expect(titles([archived, job('Odd', ['Applied', '2026-10-05T08:00:00Z'], ['Lost', ''])], all)).toEqual(['Applied'])
  })

  test('without a valid day it is in no period but in all', () => {
    const undated = job('Undated', ['Applied', 'some day'])
    expect([titles([undated], all), titles([undated], period('2000-01-01', '2099-01-01'))]).toEqual([['Undated'], []])
  })

  test('an interview without an application before has no day of applying, and belongs to the interview’s', () => {
    const [row] = rowsOf([interview], {
      period: period('2026-10-09', '2026-10-09'),
      withOthers: false,
      dayOf: dayTeller('UTC'),
    })
    expect([row?.job.job_title, row?.appliedAt]).toEqual(['Interview', undefined])
  })

  test('totals count applications only', () => {
    const both = job(
      'Both',
      ['Applied', '2026-10-01T08:00:00Z'],
      ['Interview', '2026-10-05T08:00:00Z'],
      ['Rejected', '2026-10-09T08:00:00Z'],
    )
    const rows = rowsOf([applied, viewed, interview, aside, both], {
      period: all,
      withOthers: true,
      dayOf: dayTeller('UTC'),
    })
    expect(totalsOf(rows)).toEqual({ applications: 3, answered: 2, interviews: 2, offers: 0, rejected: 1, waiting: 1 })
  })
})
