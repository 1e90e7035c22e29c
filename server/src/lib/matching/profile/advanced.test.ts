import { expect, it } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'

it('advanced knowledge of a program is more than its bare name in a list', () => {
  expect(statusOf('Advanced Excel skills', { skills: ['Microsoft Excel'] })).toBe('similar')
  expect(statusOf('Advanced Python', { skills: ['Python'] })).toBe('similar')
  expect(statusOf('Excel skills', { skills: ['Microsoft Excel'] })).toBe('have')
})

it('what the profile calls advanced, or tells the use of, is had as such', () => {
  expect(statusOf('Advanced Excel skills', { skills: ['Excel (advanced, Power Query)'] })).toBe('have')
  const lines = ['Rebuilt the stock report in Excel with pivot tables and macros']
  expect(statusOf('Advanced Excel skills', { title: 'Accountant', lines })).toBe('have')
})
