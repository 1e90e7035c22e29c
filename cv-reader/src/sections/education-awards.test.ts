import { expect, test } from 'vitest'
import { rightEdges } from '../lines/wrapped-lines.ts'
import { makeLines } from '../testing/make-lines.ts'
import { splitAwards, withoutBodies } from './education-awards.ts'

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

test('a school whose name begins like that of a professional body stays a school', () => {
  const lines = makeLines('AAT Level 4, Hull College, 2014', 'BIG Business School, Hull, 2012')
  const { schools, awards } = splitAwards(lines, rightEdges(lines))
  expect(schools.map(({ text }) => text)).toEqual(['BIG Business School, Hull, 2012'])
  expect(awards.map(({ certification_name }) => certification_name?.value)).toEqual(['AAT Level 4'])
})

test('what a vendor certifies is no school, whatever stands in its brackets', () => {
  const lines = makeLines(
    'CompTIA A+ (220-1101 and 220-1102), August 2024',
    'ITIL 4 Foundation, 2024',
    'CCNA, Cisco Networking Academy, 2023',
    'NVQ Level 3 Electrical Installation, Leeds College, 2013',
  )
  const { schools, awards } = splitAwards(lines, rightEdges(lines))
  expect(schools.map(({ index }) => index)).toEqual([3])
  expect(awards.map(({ certification_name }) => certification_name?.value)).toEqual([
    'CompTIA A+ (220-1101 and 220-1102)',
    'ITIL 4 Foundation',
    'CCNA',
  ])
})
