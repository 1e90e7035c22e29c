import { expect, it } from 'vitest'
import { findSkills, findTitleSkills } from './find-skills.ts'

const namesIn = (title: string) => findTitleSkills(title).map(({ skill }) => skill.name)

it.each([
  ['Data Scientist (m/w/d)', ['Data science']],
  ['Senior Bookkeeper', ['Bookkeeping']],
  ['Enterprise Account Executive', ['Sales']],
  ['Vertriebsleiterin Süd', ['Sales management']],
  ['Sachbearbeiter/in Einkauf', ['Administration', 'Procurement']],
  ['Développeuse web', ['Web development']],
  ['Auxiliar administrativo/a', ['Administration']],
  ['Secondary school teacher', ['Teaching']],
  ['Python Developer', ['Python', 'Software development']],
])('the title of a job names its work by what people are called who do it: %s', (title, names) => {
  expect(namesIn(title)).toEqual(names)
})

it('an everyday title counts where no further word makes it another one', () => {
  expect(namesIn('Senior Secretary (m/w/d) – Berlin')).toEqual(['Secretarial work'])
  expect(namesIn('Secretary General')).toEqual([])
  expect(namesIn('SAP Administrator')).toEqual(['SAP'])
})

it('what people are called proves nothing in running text, where it may be somebody else', () => {
  const line = 'Prepared the figures for the bookkeeper and for two data scientists'
  expect(findSkills(line).map(({ skill }) => skill.name)).not.toContain('Bookkeeping')
  expect(findSkills(line).map(({ skill }) => skill.name)).not.toContain('Data science')
})

it.each([
  'Property Developer',
  'Developer Relations Manager',
  'Recruiter for Software Developers',
  'Tree Surgeon',
  'Sports Development Officer',
  'IT Portfolio Manager',
  'Court Reporter',
  'Film Crew Member',
  'Conductor',
])('a title that only sounds like another trade is not of it: %s', (title) => {
  const others = ['Software development', 'Medicine', 'Fundraising', 'Asset management', 'Cleaning', 'Journalism']
  expect(namesIn(title).filter((name) => [...others, 'Catering', 'Driving'].includes(name))).toEqual([])
})

it('a developer develops with what the title names', () => {
  expect(namesIn('Senior .NET Developer')).toEqual(['.NET', 'Software development'])
  expect(namesIn('Developer (m/w/d)')).toEqual(['Software development'])
})
