import { expect, test } from 'vitest'
import { familiesIn, sharedBy } from './word-families.ts'

const weightOf = (one: string, other: string) => sharedBy(familiesIn(one), familiesIn(other)).weight

test('of two forms of a word the everyday one tells how much they share', () => {
  expect(weightOf('programmatic', 'programs')).toBeLessThan(weightOf('programmatic', 'programmatic'))
  expect(weightOf('programmatic', 'programs')).toBe(weightOf('programs', 'programmatic'))
})
