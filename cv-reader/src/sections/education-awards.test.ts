import { expect, test } from 'vitest'
import { rightEdges } from '../lines/wrapped-lines.ts'
import { makeLines } from '../testing/make-lines.ts'
import { splitAwards, withoutBodies } from './education-awards.ts'

const read = (value: string, line = 0) => ({ value, confidence: 'high', lines: [line] }) as const

test('what a professional body has awarded is a certificate with all its words', () => {
  const { schools, awards } = withoutBodies(
    [
      {
        institution: read('ICAEW', 2),
        degree_type: read('Diploma', 0),
        specialization: read('Audit', 1),
        attendance: read('2018 - 2020'),
      },
    ],
    false,
  )
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
  expect(withoutBodies([entry], false)).toEqual({ schools: [entry], awards: [] })
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

test.each([
  'First aid responder, PHECC',
  'Safe Pass, SOLAS',
  'Ersthelfer, DRK',
  'Sauveteur secouriste, INRS',
  'Carretillero, Asepeyo',
])('"%s" with a single year in one line is a certificate, and no school', (line) => {
  const [name = '', body = ''] = line.split(', ')
  const entry = { institution: read(body), attendance: read('2023'), specialization: read(name) }
  const { schools, awards } = withoutBodies([entry], false)
  expect(schools).toEqual([])
  expect(awards).toMatchObject([{ certification_name: { value: name }, certification_organization: { value: body } }])
})

test('a line of a name and a year is a certificate only among certificates', () => {
  const entry = { institution: read('Manual handling'), attendance: read('2023') }
  expect(withoutBodies([entry], true).awards).toMatchObject([{ certification_name: { value: 'Manual handling' } }])
  expect(withoutBodies([entry], false).schools).toEqual([entry])
})

test.each([
  ['a subject', { institution: read('MIT'), attendance: read('2010'), specialization: read('Computer Science') }],
  ['a school', { institution: read('Hull College'), attendance: read('2010'), specialization: read('Woodcraft') }],
  ['years', { institution: read('Acme'), attendance: read('2010 - 2012'), specialization: read('Woodcraft') }],
])('an entry that names %s stays a school', (_, entry) => {
  expect(withoutBodies([entry], false)).toEqual({ schools: [entry], awards: [] })
})

test('the body below a dated award belongs to it, and not to the degree below', () => {
  const lines = makeLines(
    '2015 – 2018\tACCA Diploma in International Financial Reporting',
    'Association of Chartered Certified Accountants',
    '2009 – 2011\tMaster in Accounting',
    'State University of Economics',
  )
  const { schools, awards } = splitAwards(lines, rightEdges(lines))
  expect(schools.map(({ index }) => index)).toEqual([2, 3])
  expect(awards).toMatchObject([
    { certification_organization: { value: 'Association of Chartered Certified Accountants' } },
  ])
})

test('a course that was only renewed is a certificate', () => {
  const lines = makeLines('Manual handling (renewed Jan 2025)')
  expect(splitAwards(lines, rightEdges(lines))).toMatchObject({ schools: [], awards: [{}] })
})

test('the year below a certificate is its own, and not that of the school below', () => {
  const lines = makeLines('AAT Level 3, Hill College', '2008', 'BA History, University of Leeds', '2001 – 2004')
  const { schools, awards } = splitAwards(lines, rightEdges(lines))
  expect(schools.map(({ index }) => index)).toEqual([2, 3])
  expect(awards).toMatchObject([{ certification_date: { value: '2008' } }])
})
