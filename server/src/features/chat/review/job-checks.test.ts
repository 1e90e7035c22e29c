import type { OutlineJob } from '@waymark/cv-reader/outline-jobs.ts'
import { outlineFromLines } from '@waymark/cv-reader/outline-from-lines.ts'
import { makeLines } from '@waymark/cv-reader/testing/make-lines.ts'
import { expect, test } from 'vitest'
import { runChecks, type CheckId } from './cv-checks.ts'
import type { ReviewedCv } from './reviewed-cv.ts'

const today = new Date('2026-11-21')
const job = (more: Partial<OutlineJob> = {}): OutlineJob => ({
  title: 'Clerk',
  company: 'Example Ltd',
  from: '2020-01',
  to: 'present',
  duties: ['Planned the shifts', 'Kept the books'],
  ...more,
})
const older = (more: Partial<OutlineJob> = {}) => job({ company: 'Older Ltd', from: '2015-01', to: '2019-12', ...more })
const resultOf = (id: CheckId, more: Partial<ReviewedCv>) => {
  const cv: ReviewedCv = {
    contact_aside: [],
    sections: [],
    bullets: [],
    dates: [],
    lines: [],
    words: 500,
    pages: 1,
    isEnglish: true,
    mixedColumns: false,
    ...more,
  }
  return runChecks(cv, today).results.find((result) => result.id === id)
}

test.each<[CheckId, OutlineJob[], string | undefined]>([
  ['job_names', [job(), older()], undefined],
  ['job_names', [job(), { from: '2015-01', to: '2019-12', title: 'Porter', duties: [] }], 'Porter, 2015-01 – 2019-12'],
  ['job_points', [job(), older()], undefined],
  ['job_points', [job(), older({ duties: ['Sold'] })], 'Clerk, Older Ltd, 2015-01 – 2019-12'],
  ['job_order', [job(), older()], undefined],
  ['job_order', [older(), job()], 'Clerk, Example Ltd, 2020-01 – present'],
  ['job_gaps', [job(), older()], undefined],
  ['job_gaps', [job({ from: '2021-03' }), older()], '01/2020 – 02/2021'],
  ['job_gaps', [job({ from: '2021' }), older({ to: '2020' })], undefined],
  ['job_gaps', [job({ to: '2025-01' }), older()], undefined],
  ['job_overlaps', [job(), older()], undefined],
  [
    'job_overlaps',
    [job({ from: '2019-06' }), older()],
    'Clerk, Example Ltd, 2019-06 – present / Clerk, Older Ltd, 2015-01 – 2019-12',
  ],
  ['job_overlaps', [job({ from: '2019' }), older()], undefined],
  ['job_tense', [job({ duties: ['Manage the stock', 'Plan shifts'] }), older()], undefined],
  ['job_tense', [job(), older({ duties: ['Manage the stock', 'Kept books'] })], 'Manage the stock'],
  ['job_tense', [job(), older({ duties: ['Support of sales', 'Plans drawn'] })], undefined],
])('%s quotes the job, or is in order: %j', (id, jobs, quote) => {
  const result = resultOf(id, { jobs })
  expect([result?.passed ?? true, result?.quotes[0]]).toEqual([quote === undefined, quote])
})

test('what was read with doubt is not judged, and nor is a file that was read before', () => {
  for (const id of [
    'job_names',
    'job_points',
    'job_order',
    'job_gaps',
    'job_overlaps',
    'job_tense',
    'empty_headings',
    'summary_length',
  ] as const)
    expect(resultOf(id, {})).toBeUndefined()
  expect(resultOf('job_points', { jobs: [job({ duties: [] }), older({ duties: [] })] })).toBeUndefined()
})

test('years at a school fill a gap, and a long summary is counted', () => {
  const jobs = [job({ from: '2022-01' }), older({ to: '2018-12' })]
  expect(resultOf('job_gaps', { jobs })?.passed).toBe(false)
  expect(resultOf('job_gaps', { jobs, schools: ['2019 - 2021'] })?.passed).toBe(true)
  expect(resultOf('summary_length', { summary: 'Clerk. '.repeat(20) })?.passed).toBe(true)
  expect(resultOf('summary_length', { summary: 'Clerk. '.repeat(120) })?.figures).toEqual({ words: 120 })
})

test('a file’s jobs and empty headings are found by its lines', () => {
  const lines = makeLines(
    'Mira Example',
    'Work Experience',
    'Nurse, Example Hospital, Jan 2019 - Present',
    ['Cut waiting times by 20 %', { bullet: true }],
    ['Trained four colleagues', { bullet: true }],
    'Education',
    'Example School of Nursing, Sep 2015 - Aug 2018',
    'Skills',
  )
  const { jobs, empty_headings } = outlineFromLines(lines, 0)
  expect(jobs).toMatchObject([
    {
      title: 'Nurse',
      company: 'Example Hospital',
      from: '2019-01',
      duties: ['Cut waiting times by 20 %', 'Trained four colleagues'],
    },
  ])
  expect(empty_headings).toEqual(['Skills'])
})
