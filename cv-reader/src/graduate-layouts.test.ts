import { expect, test } from 'vitest'
import type { IndexedLine } from './lines/line.ts'
import { profileFromLines } from './profile-from-lines.ts'
import { headingLook, makeLines, nameLook } from './testing/make-lines.ts'

const edge = 495
const paragraph = { gapAbove: 1.2 }

/** A line whose first words are bold, as where a paragraph begins with its name. */
function withBoldStart(line: IndexedLine, bold: string): IndexedLine {
  const [span] = line.spans
  if (!span || bold === '') return line
  const rest = line.text.slice(bold.length).trim()
  return {
    ...line,
    spans: [
      { ...span, text: bold, bold: true },
      { ...span, text: rest, left: span.left + bold.length * 5, right: line.right },
    ],
  }
}

type Read = { value: string } | readonly { value: string }[]
const plain = (entries: readonly object[]) =>
  entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry as Record<string, Read>).map(([field, read]) => [
        field,
        'value' in read ? read.value : read.map(({ value }) => value),
      ]),
    ),
  )
const numbered = (lines: readonly IndexedLine[]) => lines.map((line, index) => ({ ...line, index }))

test('projects that are a paragraph each are read: name, remark, year and what was done', () => {
  const lines = makeLines(
    ['Ada Lovelace', nameLook],
    ['Projects', headingLook],
    ['Harbour identity (live brief, 2024): logo, posters and signs for a festival of', { ...paragraph, right: edge }],
    '12,000 visitors. Chosen out of 31 entries.',
    [
      'Readable Bills (final year project, 2025): redesigned an energy bill, tested with',
      { ...paragraph, right: edge },
    ],
    'eighteen people.',
  )
  expect(plain(profileFromLines(lines).projects)).toEqual([
    {
      name: 'Harbour identity (live brief)',
      from: '2024',
      description: ['logo, posters and signs for a festival of 12,000 visitors. Chosen out of 31 entries.'],
    },
    {
      name: 'Readable Bills (final year project)',
      from: '2025',
      description: ['redesigned an energy bill, tested with eighteen people.'],
    },
  ])
})

test('a name in bold before a colon begins a project too, and plain words before a colon do not', () => {
  const lines = (bold: string) =>
    numbered(
      makeLines(
        ['Ada Lovelace', nameLook],
        ['Projects', headingLook],
        ['Seed bank: an app that keeps the seeds of forty gardens, with a search by month.', paragraph],
      ).map((line) => withBoldStart(line, line.text.startsWith(bold) ? bold : '')),
    )
  expect(plain(profileFromLines(lines('Seed bank')).projects)).toMatchObject([
    { name: 'Seed bank', description: ['an app that keeps the seeds of forty gardens, with a search by month.'] },
  ])
  expect(plain(profileFromLines(lines('')).projects)).not.toMatchObject([{ name: 'Seed bank' }])
})

test('years of a degree that the line’s end tears apart are one time', () => {
  const lines = makeLines(
    ['Ada Lovelace', nameLook],
    ['Education', headingLook],
    ['University of the West, BA (Hons) Graphic Design, First Class, 2022-', { right: edge }],
    '2025',
  )
  expect(plain(profileFromLines(lines).education)).toMatchObject([
    { institution: 'University of the West', attendance: '2022 - 2025' },
  ])
})

test('what is told behind a job’s time goes on in the next line', () => {
  const names = ['Design Intern, Fathom Ltd,', 'Barista, Small Street Cafe,']
  const lines = makeLines(
    ['Ada Lovelace', nameLook],
    ['Work experience', headingLook],
    ['Design Intern, Fathom Ltd, Bristol, June 2024 – August 2024: social media graphics and', { right: edge }],
    'pitch decks, two of which won work.',
    [
      'Barista, Small Street Cafe, Bristol, September 2022 – present: opening shifts, training new starters.',
      paragraph,
    ],
  ).map((line) => withBoldStart(line, names.find((name) => line.text.startsWith(name)) ?? ''))
  expect(plain(profileFromLines(numbered(lines)).professional_experience)).toMatchObject([
    { title: 'Design Intern', responsibilities: ['social media graphics and pitch decks, two of which won work.'] },
    { title: 'Barista' },
  ])
})

test.each(['Certifications & Skills', 'Skills and Certifications'])(
  'a list of tools under "%s" is skills, and a certificate is none of them',
  (heading) => {
    const lines = makeLines(
      ['Ada Lovelace', nameLook],
      ['An accountant of eleven years who closes the books of five companies', { right: edge }],
      [heading, headingLook],
      'CPA (Texas), since 2015',
      'NetSuite, Excel, Avalara, FloQast',
    )
    const { skills, certifications } = profileFromLines(lines)
    expect(skills.map(({ skill }) => skill?.value)).toEqual(['NetSuite', 'Excel', 'Avalara', 'FloQast'])
    expect(plain(certifications)).toMatchObject([{ certification_name: 'CPA (Texas)' }])
  },
)

test('a certificate without a school under "Education & Certifications" is kept as one', () => {
  const lines = makeLines(
    ['Ada Lovelace', nameLook],
    ['Education & Certifications', headingLook],
    'CIM Diploma in Professional Marketing (Level 6), 2020',
    'BA English Literature, University of Reading, 2013 – 2016',
    'Google Ads Search Certification, 2023',
  )
  expect(plain(profileFromLines(lines).certifications)).toEqual([
    { certification_name: 'Google Ads Search Certification', certification_date: '2023' },
  ])
})
