import { expect, test } from 'vitest'
import { withinFields } from '@waymark/cv-reader/facts/field-limits.ts'
import { profileFromLines } from '@waymark/cv-reader/profile-from-lines.ts'
import { smallCvs } from '@waymark/cv-reader/testing/small-cvs.ts'
import { toImportedProfile } from './imported-profile.ts'

test.each(Object.entries(smallCvs))('%s: what was read of a CV can be saved as it is', (_name, lines) => {
  const { unread, unplaced, ...read } = profileFromLines(lines)
  const { profile, leftOut } = withinFields(read)
  const { problems } = toImportedProfile({
    source: 'pdf',
    profile,
    lines: [],
    unread: [...unread],
    not_taken_over: [...leftOut, ...unplaced],
    warnings: [],
  })
  expect(problems).toEqual({})
})
