import { expect, it } from 'vitest'
import { matchPerson } from '../../../testing/match-person.ts'

const asked = (title: string, held: string, more = {}) => {
  const [first] = matchPerson('', { title: held, ...more }, title)
  return [first?.text, first?.status]
}

it.each([
  ['Warehouse Administrator', 'Warehouse Operative'],
  ['HR Advisor', 'HR Administrator (summer temp)'],
  ['HR Business Partner', 'HR Officer'],
  ['People Partner', 'HR Officer'],
  ['Payroll Consultant', 'Payroll Clerk'],
  ['Técnico de mantenimiento', 'Operario de mantenimiento'],
])('the same field in another role is similar at most: %s, %s', (title, held) => {
  expect(asked(title, held)).toEqual([title, 'similar'])
})

it.each([
  ['HR Advisor', 'HR Officer'],
  ['HR Business Partner', 'People Partner'],
  ['Warehouse Administrator', 'Warehouse Administrator'],
  ['Customer Service Assistant', 'Customer Service Advisor'],
  ['Payroll Administrator', 'Payroll Clerk'],
  ['Forklift Driver', 'FLT Operator'],
])('who was the like in the field has been it: %s, %s', (title, held) => {
  expect(asked(title, held)).toEqual([title, 'have'])
})

it.each([
  ['HR Advisor', 'Financial Advisor', { skills: ['HR'] }],
  ['Warehouse Administrator', 'Office Administrator', { skills: ['Warehouse'] }],
])('the role in one job and the field in no job are similar at most: %s, %s', (title, held, more) => {
  expect(asked(title, held, more)).toEqual([title, 'similar'])
  expect(asked(title, held, { lines: more.skills })).toEqual([title, 'have'])
})

it('a line about the work makes nobody the specialist of a title', () => {
  const lines = ['Tills, fitting rooms and customer service']
  expect(asked('Customer Support Specialist', 'Sales Assistant', { lines })[1]).toBe('similar')
  expect(asked('Customer Support Specialist', 'Customer Support Agent', { lines })[1]).toBe('have')
})

it('a line about a part of a field makes nobody one of the field that a title names', () => {
  const lines = ['Despidos, ERTE y negociación colectiva']
  expect(asked('Head of HR', 'Abogado', { lines })[1]).not.toBe('have')
  expect(asked('HR', 'Abogado', { lines })[1]).not.toBe('have')
})

it('a tool in a title is asked for by itself, and a word before a trade says of what kind it is', () => {
  const texts = (title: string) => matchPerson('', { title: 'Baker' }, title).map(({ text }) => text)
  expect(texts('Python Developer')).toEqual(['Python', 'Developer'])
  expect(texts('Maintenance Electrician')).toEqual(['Electrician'])
  expect(texts('Specialist Dementia Nurse')).not.toContain('Specialist Dementia')
})
