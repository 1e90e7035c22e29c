import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { expect, it } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { newestFirst } from './newest-first.ts'

it('jobs, volunteering and projects stand newest first; begun together: the current one, then the later end, then as given', () => {
  const spans = [
    ['ended', '2020-01', '2021-05'],
    ['later', '2020-01', '2022-01'],
    ['unknown', '2020-01', ''],
    ['current', '2020-01', 'Present'],
    ['also current', '2020-01', 'present'],
    ['newest', '2023-01', '2023-02'],
    ['undated', '', 'present'],
    ['of the year', '2020', '2021'],
    ['within the year', '2020-03', '2020-04'],
  ].map(([title = '', from = '', to = '']) => ({ title, from, to }))
  const [job] = makeProfile().professional_experience
  const [work] = makeProfile().volunteer_experience
  const [project] = makeProfile().projects
  const sorted = sortNewestFirst(
    makeProfile({
      professional_experience: spans.map((span) => ({ ...job!, ...span })),
      volunteer_experience: spans.map((span) => ({ ...work!, ...span })),
      projects: spans.map(({ title, ...span }) => ({ ...project!, ...span, name: title })),
    }),
  )
  // A year alone begins in its January and ends in its December: 2020 to 2021 began with those of January 2020.
  const order = [
    'newest',
    'within the year',
    'current',
    'also current',
    'later',
    'of the year',
    'ended',
    'unknown',
    'undated',
  ]
  expect(sorted.professional_experience.map(({ title }) => title)).toEqual(order)
  expect(sorted.volunteer_experience.map(({ title }) => title)).toEqual(order)
  expect(sorted.projects.map(({ name }) => name)).toEqual(order)
})

it('a leave within a job that goes on stands below it, and one between two jobs between them', () => {
  const work = { title: 'Clerk', company: 'Teuto', from: '2020-04', to: 'present' }
  const leave = { title: 'Elternzeit', company: '', from: '2021-09', to: '2022-08' }
  const before = { title: 'Clerk', company: 'Lippe', from: '2018-07', to: '2020-03' }
  const between = { title: 'Sabbatical', company: '', from: '2016-01', to: '2018-06' }
  const first = { title: 'Clerk', company: 'Lippe', from: '2012-01', to: '2015-12' }
  const own = { title: 'Translator', company: '', from: '2021-01', to: '2021-12' }
  expect(newestFirst([leave, first, between, own, before, work])).toEqual([own, work, leave, before, between, first])
})
