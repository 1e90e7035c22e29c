import { expect, it } from 'vitest'
import { matchPerson, statusOf } from '../../../testing/match-person.ts'

it.each([
  'Excel – none',
  'Excel (not yet)',
  'Excel: keine Kenntnisse',
  'Excel: aucune',
  'Excel 0/5',
  'Excel - ninguna',
])('an entry that says it is not there shows nothing: %s', (skill) => {
  expect(statusOf('Excel', { skills: [skill] })).toBe('missing')
})

it.each([
  'Linux (nivel usuario)',
  'Linux (read only)',
  'Linux (a little)',
  'Linux (2 Wochen)',
  'Linux (theory only)',
  'Linux (from a MOOC)',
  'Linux (aktuell am Lernen)',
  'Linux (lecture seule)',
  'Linux (en autoformation)',
  'Linux (hobbymäßig)',
  'Linux, basics',
  'Linux: nivel inicial',
])('a limit in any words is less than the skill: %s', (skill) => {
  expect(statusOf('Linux', { skills: [skill] })).toBe('similar')
})

it.each([
  ['SAP', 'Booked travel for the SAP team'],
  ['Python', 'Ordered Python books for the developers'],
  ['Salesforce', 'Sold Salesforce licences'],
  ['Java', 'Scheduled interviews for Java developers'],
  ['AutoCAD', 'Cleaned the AutoCAD room'],
  ['SAP', 'Verkauf von SAP-Lizenzen'],
])('%s is not what was done in “%s”', (asked, line) => {
  expect(statusOf(`Experience with ${asked}`, { title: 'Receptionist', lines: [line] })).toBe('similar')
})

it('the tool that something was booked or ordered with is one’s own', () => {
  expect(statusOf('SAP', { title: 'Receptionist', lines: ['Ordered supplies in SAP'] })).toBe('have')
  expect(statusOf('SAP', { title: 'Verkäufer', lines: ['Verkauf und Rechnungen in SAP'] })).toBe('have')
})

it('a course or degree makes nobody of an occupation, and takes no years', () => {
  const papers = ['Google Project Management Certificate']
  expect(matchPerson('', { papers }, 'Project Manager')).toMatchObject([{ status: 'similar' }])
  expect(statusOf('5 years of project management', { papers })).toBe('missing')
  expect(statusOf('Knowledge of project management', { papers })).toBe('have')
  const school: [string, string] = ['Bachelor', 'Marketing']
  expect(matchPerson('', { school }, 'Marketing Manager')).toMatchObject([{ status: 'similar' }])
  const nurse = { papers: ['Registered Nurse, state licence'] }
  expect(matchPerson('', nurse, 'Registered Nurse')).toMatchObject([{ status: 'have' }])
})

it('an internship is no years of work and no manager, unless it is asked for', () => {
  const intern = { title: 'Marketing Intern', since: '2018-01' }
  expect(statusOf('3 years of marketing experience', intern)).toBe('similar')
  expect(matchPerson('', intern, 'Marketing Manager')).toMatchObject([{ status: 'similar' }])
  expect(statusOf('3 years of marketing experience', { title: 'Marketing Coordinator' })).toBe('have')
  const stage = { title: 'Stage Manager', lines: ['Marketing of plays', 'Marketing plans'], since: '2018-01' }
  expect(statusOf('3 years of marketing experience', stage)).toBe('have')
})

it('excellent written and spoken English is more than the basics', () => {
  const languages = ['English (basic)']
  expect(statusOf('Excellent written and spoken English', { languages })).toBe('similar')
  expect(statusOf('Sehr gute Deutsch- und Englischkenntnisse', { languages: ['Deutsch (A2)'] })).toBe('similar')
})
