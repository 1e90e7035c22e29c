import { expect, test } from 'vitest'
import { isJuniorTitle, isLearning } from './learners.ts'

test.each([
  'Marketing Intern',
  'Apprentice Electrician',
  'Student',
  'Lehrling Schreinerei',
  'Praktikantin Vertrieb',
  'Apprentie pâtissière',
  'Stage de fin d’études',
  'Aprendiz de cocina',
  'Becaria de investigación',
])('%s is there to learn', (title) => expect(isLearning(title)).toBe(true))

test.each(['Stage Manager', 'Student Adviser', 'Placement Officer', 'Internal Auditor', 'International Buyer'])(
  '%s is not there to learn',
  (title) => expect(isLearning(title)).toBe(false),
)

test.each([
  ['Apprentice ', ''],
  ['', '’s mate'],
  ['', '-Azubi'],
  ['', ' alternante'],
  ['Lehrling ', ''],
  ['Aprendiz de ', ''],
  ['PA to the Marketing ', ''],
])('a trade between %j and %j is not yet one’s own', (before, behind) =>
  expect(isJuniorTitle(before, behind)).toBe(true),
)

test.each([
  ['Senior ', ''],
  ['Stage ', ''],
  ['', ' manager'],
])('a trade between %j and %j is one’s own', (before, behind) => expect(isJuniorTitle(before, behind)).toBe(false))
