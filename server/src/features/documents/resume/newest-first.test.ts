import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

test('a leave within a job that goes on stands below it, and one between two jobs between them', () => {
  const work = { company: 'Teuto', from: '2020-04', to: 'present' }
  const leave = { company: '', from: '2021-09', to: '2022-08' }
  const before = { company: 'Lippe', from: '2018-07', to: '2020-03' }
  const between = { company: '', from: '2016-01', to: '2018-06' }
  const first = { company: 'Lippe', from: '2012-01', to: '2015-12' }
  expect(newestFirst([leave, first, between, before, work])).toEqual([work, leave, before, between, first])
})
