import { expect, test } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'
import { acronyms } from './acronyms.ts'
import { findWholeSkill } from './find-skills.ts'

test.each([
  ['KPIs', 'Key performance indicators'],
  ['key performance indicators', 'KPI'],
  ['ATS', 'Applicant tracking systems'],
  ['customer relationship management', 'CRM'],
  ['CRM software', 'Customer relationship management system'],
  ['HACCP', 'Hazard analysis and critical control points'],
  ['PLC', 'Programmable logic controllers'],
  ['BLS', 'Basic life support'],
])('who has what the letters stand for has it, and the other way about: %s, %s', (asked, held) => {
  expect(statusOf(asked, { skills: [held] })).toBe('have')
})

test.each([
  ['SEN', 'Senior services'],
  ['BLS', 'Basics of life sciences'],
  ['CMS', 'Case management system'],
  ['SEND', 'Sending parcels'],
  ['QA', 'Quality control'],
  ['P&L', 'Loss prevention'],
  ['WMS', 'Water management systems'],
  ['POS', 'Positive attitude'],
])('other words with the same letters are not: %s, %s', (asked, held) => {
  expect(statusOf(asked, { skills: [held] })).not.toBe('have')
})

test('whom the invoices are for says nothing of sales', () => {
  expect(statusOf('B2B sales', { lines: ['Posted business to business invoices'] })).toBe('missing')
})

test('every group names one skill', () => {
  for (const names of acronyms)
    expect(new Set(names.map((name) => findWholeSkill(name)?.skill.name)).size, names[0]).toBe(1)
})

test('a name that contains a listed one is another thing', () => {
  expect(statusOf('Git', { lines: ['Wrote for GIT SECURITY'] })).toBe('missing')
  expect(statusOf('Git', { skills: ['Git, security'] })).toBe('have')
})
