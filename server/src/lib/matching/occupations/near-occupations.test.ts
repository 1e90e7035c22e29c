import { expect, test } from 'vitest'
import { skillList } from '../skills/skill-list.ts'
import { nearOccupations, occupationSkills, occupationsOf, skillName } from './near-occupations.ts'

const near = (skills: string[], title = '') =>
  nearOccupations(new Set(skills), occupationsOf(title), 5).map(({ occupation }) => occupation.names.en[0])

test('every skill of an occupation is one of the curated list', () => {
  const { skills } = skillList()
  expect(occupationSkills().filter((name) => !skills.has(name))).toEqual([])
})

test.each([
  ['Bookkeeper', ['Bookkeeping', 'Invoicing', 'Bank reconciliation', 'Excel'], 'accountant'],
  ['Kellnerin', ['Waiting tables', 'Customer service', 'Cash handling', 'Teamwork'], 'shop assistant'],
  ['Préparatrice de commandes', ['Order picking', 'Packing', 'Loading and unloading'], 'delivery driver'],
  ['Data analyst', ['SQL', 'Python', 'Statistics', 'Data visualisation'], 'data scientist'],
])('%s is near to what shares its skills', (title, skills, expected) => {
  expect(near(skills, title)).toContain(expected)
})

test('somebody whose profile names no skill has what their occupation usually needs', () => {
  expect(near([], 'Krankenschwester')).toEqual(expect.arrayContaining(['care assistant', 'paramedic']))
})

test('one common skill makes no neighbour, and nobody is sent to their own occupation', () => {
  expect(near(['Customer service'])).toEqual([])
  expect(near(['Nursing', 'Medication administration', 'Vital signs', 'Wound care'], 'Staff Nurse')).not.toContain(
    'nurse',
  )
})

test.each([
  ['Krankenschwester', 'nurse'],
  ['Senior Software Engineer', 'software developer'],
  ['Aide-soignante de nuit', 'care assistant'],
  ['Kellnerin im Hotel', 'waiter'],
  ['Chef de chantier', 'construction site manager'],
  ['Keynote speaker', undefined],
  ['Camarero', 'waiter'],
])('the title %s names an occupation in its own language', (title, expected) => {
  expect(occupationsOf(title)[0]?.names.en[0]).toBe(expected)
})

test('skills are called as their readers call them, products by their name', () => {
  expect([skillName('Bookkeeping', 'de'), skillName('Bookkeeping', 'fr'), skillName('Excel', 'es')]).toEqual([
    'Buchführung',
    'tenue de comptes',
    'Excel',
  ])
})
