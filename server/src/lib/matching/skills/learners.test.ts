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
  ['', ' in Ausbildung (4. Lehrjahr)'],
  ['', ' (3. Lehrjahr)'],
  ['Ausbildung zum ', ''],
  ['', ' in training'],
  ['', ' en apprentissage'],
  ['', ' en formación'],
  ['PA to the Marketing ', ''],
])('a trade between %j and %j is not yet one’s own', (before, behind) =>
  expect(isJuniorTitle(before, behind)).toBe(true),
)

test.each([
  ['Senior ', ''],
  ['Stage ', ''],
  ['', ' manager'],
  ['', ' und Ausbilder'],
  ['', ' mit Ausbildung der Lehrlinge'],
])('a trade between %j and %j is one’s own', (before, behind) => expect(isJuniorTitle(before, behind)).toBe(false))
