import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { describe, expect, test } from 'vitest'
import { makeJob } from '../../../testing/job.ts'
import { statusTone } from '../status-texts.ts'
import { columnsOf, newestFirst, placedBefore } from './board.ts'

const job = (job_title: string, ...history: [status: string, timestamp: string][]) =>
  makeJob(job_title, { history: history.map(([status, timestamp]) => ({ status, timestamp })) })
const titles = (jobs: JobRecord[]) =>
  columnsOf(newestFirst(jobs)).map((column) => column.jobs.map(({ job_title }) => job_title))

test.each([
  ['Viewed', 'grey'],
  ['Applied', 'blue'],
  ['Interview', 'yellow'],
  ['Offer', 'green'],
  ['Rejected', 'red'],
  ['Ghosted', 'grey'],
])('%s is %s, and a status of a newer version is grey', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})

describe('the board', () => {
  test('five columns in order, each card under the status of its last history entry', () => {
    expect(columnsOf([]).map(({ status }) => status)).toEqual(['Viewed', 'Applied', 'Interview', 'Offer', 'Rejected'])
    expect(titles([job('a', ['Rejected', '2026-01-01T00:00:00.000Z'], ['Offer', '2026-01-02T00:00:00.000Z'])])).toEqual(
      [[], [], [], ['a'], []],
    )
  })

  test('a column is sorted by the latest change, newest first; a time that cannot be read counts as oldest', () => {
    const [viewed] = titles([
      job('unreadable', ['Viewed', 'yesterday']),
      job('old', ['Viewed', '2026-01-01T00:00:00.000Z']),
      job('new', ['Applied', '2025-01-01T00:00:00.000Z'], ['Viewed', '2026-03-01T00:00:00.000Z']),
      job('middle', ['Viewed', '2026-02-01T00:00:00.000Z']),
    ])
    expect(viewed).toEqual(['new', 'middle', 'old', 'unreadable'])
  })

  test('a record whose last status is none of the five, or that has no history, is skipped', () => {
    const unknown = job('unknown', ['Viewed', '2026-01-01T00:00:00.000Z'], ['Archived', '2026-01-02T00:00:00.000Z'])
    expect(titles([unknown, job('none')]).flat()).toEqual([])
  })
})

test('a dropped card stands where it was put, before another card or at the end; unknown jobs change nothing', () => {
  const jobs = ['a', 'b', 'c'].map((name) => makeJob(name))
  const [a, b, c] = jobs.map(({ job_url }) => job_url)
  const order = (moved: string, next: string | null) =>
    placedBefore(jobs, moved, next)
      .map(({ job_title }) => job_title)
      .join('')
  expect(order(c!, a!)).toBe('cab')
  expect(order(a!, null)).toBe('bca')
  expect(order(b!, b!)).toBe('acb')
  expect(order('https://jobs.example/gone', a!)).toBe('abc')
})
