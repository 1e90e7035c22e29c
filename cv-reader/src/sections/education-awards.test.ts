import { expect, test } from 'vitest'
import { withoutBodies } from './education-awards.ts'

const read = (value: string, line = 0) => ({ value, confidence: 'high', lines: [line] }) as const

test('what a professional body has awarded is a certificate with all its words', () => {
  const { schools, awards } = withoutBodies([
    {
      institution: read('ICAEW', 2),
      degree_type: read('Diploma', 0),
      specialization: read('Audit', 1),
      attendance: read('2018 - 2020'),
    },
  ])
  expect(schools).toEqual([])
  expect(awards).toMatchObject([
    {
      certification_name: { value: 'Diploma, Audit', lines: [0, 1] },
      certification_organization: { value: 'ICAEW' },
      certification_date: { value: '2020' },
    },
  ])
})

test.each([
  { attendance: read('2027'), expected: read('true') },
  { attendance: read('2024 - present') },
  { gpa: read('68%') },
])('nothing is awarded that is not finished, and no grade is lost: %j', (facts) => {
  const entry = { institution: read('ICAEW'), degree_type: read('Chartered Accountant'), ...facts }
  expect(withoutBodies([entry])).toEqual({ schools: [entry], awards: [] })
})
