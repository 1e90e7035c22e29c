import { expect, test } from 'vitest'
import { blocksToMarkdown } from '../../../lib/markdown/blocks.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { createSpeech } from '../answers/speech.ts'
import { reviewProfile } from './profile-review.ts'

const now = new Date('2026-11-22T09:00:00Z')
const [first] = makeProfile().professional_experience

function reviewOf(spans: readonly (readonly [string, string])[], attendance = '') {
  const profile = makeProfile()
  const professional_experience = spans.map(([from, to]) => ({ ...first, from, to }))
  const education = profile.education.map((entry) => ({ ...entry, attendance }))
  const read = { ...profile, professional_experience, education, volunteer_experience: [] } as typeof profile
  return blocksToMarkdown(reviewProfile(read, createSpeech('en', 'UTC', now), now))
}

test('a stretch of months without any entry is named with its months', () => {
  const text = reviewOf([
    ['2022-03', 'Present'],
    ['2018-01', '2020-06'],
  ])
  expect(text).toContain('From July 2020 to February 2022 nothing stands in the profile (20 months)')
})

test.each([
  [
    'a few months',
    [
      ['2020-10', 'Present'],
      ['2018-01', '2020-06'],
    ],
    '',
  ],
  [
    'years alone, which may touch',
    [
      ['2021', 'Present'],
      ['2018', '2020'],
    ],
    '',
  ],
  [
    'school in between',
    [
      ['2022-03', 'Present'],
      ['2018-01', '2020-06'],
    ],
    '2020 - 2022',
  ],
  [
    'two jobs at once',
    [
      ['2019-01', '2021-05'],
      ['2018-01', 'Present'],
    ],
    '',
  ],
] as const)('no gap: %s', (_, spans, attendance) => {
  expect(reviewOf(spans, attendance)).not.toContain('nothing stands in the profile')
})
