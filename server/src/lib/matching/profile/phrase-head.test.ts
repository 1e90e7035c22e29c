import { expect, test } from 'vitest'
import { matchPerson } from '../../../testing/match-person.ts'

const statusOf = (asked: string, line: string, title = 'Executive') =>
  matchPerson(`- ${asked}`, { title, lines: [line] })[0]?.status

test.each([
  ['Calendar management', 'Managed the calendar app for 200,000 users'],
  ['Kiln stacking', 'Kiln stacking software for the team was sold by us'],
])('%s is not had by what is sold under its name: %s', (asked, line) => {
  expect(statusOf(asked, line)).not.toBe('have')
})

test.each([
  ['Kiln stacking', 'Kiln stacking of 40 pots a day for the shop and the market'],
  ['Kiln stacking', 'Stacked the kiln daily'],
])('%s is had where the words end what was done: %s', (asked, line) => {
  expect(statusOf(asked, line)).toBe('have')
})

test('“ran” at the beginning of a line is no radio network', () => {
  expect(statusOf('Telecommunications', 'Ran the front desk of a hotel')).toBe('missing')
  expect(statusOf('Telecommunications', 'Planned the RAN of a mobile network')).toBe('have')
})

test('years in a kitchen are similar for years as a chef, and missing for those of another trade', () => {
  const years = (title: string) =>
    matchPerson('- 3+ years in a busy kitchen', { title, since: '2019-01' }, 'Head Chef').find(({ text }) =>
      text.includes('years'),
    )?.status
  expect([years('Sous Chef'), years('Bus Driver')]).toEqual(['similar', 'missing'])
})
