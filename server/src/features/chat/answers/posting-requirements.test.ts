import { expect, test } from 'vitest'
import { balanced, shownRequirements } from './posting-requirements.ts'

const requirement = (text: string) => ({
  text,
  kind: 'wished' as const,
  what: 'skill' as const,
  status: 'missing' as const,
  profile: [],
})

test.each([
  'Preferably less than 30 years old',
  'Age limit: 35',
  'Alter bis 40',
  'Âge maximum 35 ans',
  'Edad entre 25 y 35 años',
  'Not over the age of 40',
  'Under 30 years',
])('an age limit is no wish to fulfil: %s', (text) => expect(shownRequirements([requirement(text)])).toEqual([]))

test.each([
  'At least 5 years of experience',
  'over 10 years experience in sales',
  'Over 10 years in sales',
  'Moins de 10 ans d’expérience',
  'Entre 10 y 15 años de experiencia',
  'Manage a team of 30',
])('years of work are not age: %s', (text) => expect(shownRequirements([requirement(text)])).toHaveLength(1))

test.each(['Mayor de 18 años', 'You must be over 18 years old', 'At least 18 years of age', 'Mindestens 18 Jahre alt'])(
  'being of age is a condition of the law: %s',
  (text) => expect(shownRequirements([requirement(text)])).toHaveLength(1),
)

test('brackets are balanced', () => {
  expect(balanced('Agile methodologies (Scrum or Kanban')).toBe('Agile methodologies (Scrum or Kanban)')
  expect(balanced('Kanban) or Scrum')).toBe('Kanban or Scrum')
  expect(balanced('SQL (Postgres), Git')).toBe('SQL (Postgres), Git')
})
