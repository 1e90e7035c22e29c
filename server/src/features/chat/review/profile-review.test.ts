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

test('the months since the last entry are a gap too', () => {
  const text = reviewOf([['2018-01', '2024-06']], '2014 - 2017')
  expect(text).toContain('From July 2024 to October 2026 nothing stands in the profile (28 months)')
})

test.each([
  ['the last job ended lately', [['2018-01', '2026-06']], '2014 - 2017'],
  ['a year alone may be this one', [['2018', '2026']], '2014 - 2017'],
  ['school goes on', [['2018-01', '2024-06']], 'since 2024'],
  ['school is open', [['2018-01', '2024-06']], '2024 -'],
  ['an end that cannot be read', [['2018-01', 'ongoing']], ''],
] as const)('no gap until today: %s', (_, spans, attendance) => {
  expect(reviewOf(spans, attendance)).not.toContain('nothing stands in the profile')
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

test('months without an entry are counted among the checks', () => {
  const whole = reviewOf([['2018-01', 'Present']])
  const broken = reviewOf([
    ['2022-03', 'Present'],
    ['2018-01', '2020-06'],
  ])
  const [, all] = /Checks passed: (\d+) of \1/.exec(whole) ?? []
  expect(all).toBeDefined()
  expect(broken).toContain(`Checks passed: ${Number(all) - 1} of ${all}`)
})

test('a profile in another language says how many checks are left out', () => {
  const profile = makeProfile()
  const lines = [
    'Ich leite die Schicht und plane die Wartung der Anlagen.',
    'Ich schule neue Kollegen und prüfe die Ware.',
  ]
  const professional_experience = [{ ...first, responsibilities: lines, notable_achievements: [] }]
  const german = {
    ...profile,
    profile_summary: 'Ich suche eine Stelle in der Fertigung.',
    professional_experience,
    volunteer_experience: [],
  } as typeof profile
  const text = blocksToMarkdown(reviewProfile(german, createSpeech('en', 'UTC', now), now))
  expect(text).toMatch(/Checks passed: \d+ of \d+\.\*\* \d+ /)
})
