import { expect, test } from 'vitest'
import { isNumberedCourse } from './standards.ts'

test.each([
  'BS 7671 18th Edition',
  'BS EN 1090',
  'DIN EN ISO 9606',
  'City & Guilds 2391-52',
  'City and Guilds Level 2382',
])('what “%s” names has a number', (text) => {
  expect(isNumberedCourse(text)).toBe(true)
})

test.each(['BS 2019', 'BS Physics', 'BS (2:1)', 'City & Guilds Level 3 Diploma in Carpentry'])(
  '“%s” is a degree or a diploma',
  (text) => {
    expect(isNumberedCourse(text)).toBe(false)
  },
)
