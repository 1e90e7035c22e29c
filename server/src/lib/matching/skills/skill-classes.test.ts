import { expect, it } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'
import { skillList } from './skill-list.ts'

it.each([
  ['Experience with a CMS', 'TYPO3'],
  ['Marketing automation', 'Pardot'],
  ['Data modelling', 'dbt'],
  ['ETL tools', 'Apache Airflow'],
  ['Accounting software', 'Xero'],
  ['Buchhaltungssoftware', 'DATEV'],
  ['Digital audio workstation', 'Cubase'],
  ['Prototyping tools', 'Figma'],
  ['Building management systems', 'KNX'],
  ['Pflegesoftware', 'Vivendi PD'],
  ['Dental software', 'Software of Excellence'],
  ['logiciels de paie', 'Silae'],
])('a member of a class shows the class: %s by %s', (asked, held) => {
  expect(statusOf(asked, { skills: [held] })).toBe('have')
})

it('a class never shows a member of it', () => {
  expect(statusOf('WordPress', { skills: ['CMS'] })).not.toBe('have')
  expect(statusOf('Xero', { skills: ['Accounting software'] })).not.toBe('have')
})

it('a member stands in for another one, and a wider field for none', () => {
  expect(statusOf('Pardot', { skills: ['Marketo'] })).toBe('similar')
  expect(statusOf('Pardot', { skills: ['Marketing'] })).toBe('missing')
})

it('a near work is similar and no more', () => {
  expect(statusOf('Employment law', { skills: ['Employment tribunals'] })).toBe('similar')
  expect(statusOf('Bookkeeping', { skills: ['Xero'] })).toBe('similar')
})

it('every member leads to a class that is a skill', () => {
  const { skills, phraseClasses } = skillList()
  const named = [...skills.values()].flatMap(({ implies, near }) => [...implies, ...near])
  const ofPhrases = [...phraseClasses.values()].flatMap(({ shows, near }) => [...shows, ...near])
  expect([...named, ...ofPhrases].filter((name) => !skills.has(name))).toEqual([])
})
