import { expect, test } from 'vitest'
import { linkedInTables, makeLinkedInArchive } from '../testing/make-linkedin-archive.ts'
import { makeZip } from '../testing/make-files.ts'
import type { ProfileReading } from '../facts/outcome.ts'
import { readLinkedInArchive } from './linkedin-archive.ts'
import type { ReadValue } from '../facts/fields.ts'

function read(bytes: Buffer): ProfileReading {
  const reading = readLinkedInArchive(bytes)
  if ('unreadable' in reading) throw new Error(reading.unreadable)
  return reading
}

/** What was read, without where it stands. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  if ('confidence' in value)
    return (value as ReadValue).partial ? { partial: (value as ReadValue).partial } : (value as ReadValue).value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
}

test('the LinkedIn archive fills every section that it has tables for', () => {
  expect(plain(read(makeLinkedInArchive()).profile)).toEqual({
    personal_details: {
      name: 'Mira Example',
      headline: 'Nurse | Wound care',
      date_of_birth: '1990-06-23',
      address: 'Musterweg 1',
      present_location: 'Berlin, Germany',
      email: 'mira@mira.example',
      mobile_numbers: ['+49 3055501234'],
      languages_known: ['German (Native or bilingual proficiency)'],
      links: ['https://mira.example', 'https://blog.example/a'],
    },
    profile_summary: 'I look after people.\nAnd after plans.',
    professional_experience: [
      {
        company: 'Example Hospital',
        title: 'Nurse, night shift',
        location: 'Berlin, Germany',
        from: '2019-01',
        to: 'present',
        responsibilities: ['Ran the "quiet hours" plan', 'Trained four colleagues'],
      },
      { company: 'Care & Co', title: 'Nurse', from: '2015', to: '2018-12' },
    ],
    volunteer_experience: [
      {
        organization: 'Food Bank',
        title: 'Driver',
        from: '2012-05',
        to: '2013-06',
        responsibilities: ['Drove on Saturdays'],
      },
    ],
    projects: [{ name: 'Night plan', from: '2020-01', description: ['A spreadsheet'] }],
    education: [{ institution: 'Example School of Nursing', attendance: '2011 - 2014', degree_type: 'Diploma' }],
    skills: [{ skill: 'Wound care' }, { skill: 'Triage' }],
    training: [{ training_name: 'Triage in practice' }],
    publications: [
      {
        publication_title: 'Quiet nights',
        publication_date: '2021',
        publication_organization: 'Care Journal',
        publication_description: 'What a plan does',
      },
    ],
    certifications: [
      { certification_name: 'Wound expert', certification_date: '2020', certification_organization: 'ICW' },
    ],
    references: [],
  })
})

test('a row of a table is a line, and every value says which one it comes from', () => {
  const { lines, profile } = read(makeLinkedInArchive())
  const [at = -1] = profile.professional_experience[1]?.company?.lines ?? []
  expect(lines[at]).toEqual({ text: 'Care & Co · Nurse · 2015 · Dec 2018', place: 'Positions.csv' })
})

test('what has no place is named, and its rows stay to be seen: people who recommended are no references', () => {
  const { lines, unread, not_taken_over } = read(makeLinkedInArchive())
  expect(not_taken_over).toEqual([
    'Profile.csv: Industry',
    'Profile.csv: Zip Code',
    'Profile.csv: Twitter Handles',
    'Volunteering.csv: Cause',
    'Education.csv: Notes',
    'Education.csv: Activities',
    'Courses.csv: Number',
    'Certifications.csv: Url',
    'Certifications.csv: License Number',
    'Publications.csv: Url',
    'Recommendations_Received.csv',
  ])
  expect(unread.map((line) => lines[line]?.place)).toEqual([
    'Email Addresses.csv',
    'Whatsapp Phone Numbers.csv',
    'Skills.csv',
    'Recommendations_Received.csv',
  ])
})

test('the quick archive has few tables, and they may lie in a folder, in any case, beside shadows of macOS', () => {
  const { 'Positions.csv': positions = '', 'Profile.csv': profile = '' } = linkedInTables
  const bytes = makeLinkedInArchive(
    { 'POSITIONS.csv': positions, 'Profile.csv': profile },
    { folder: 'Basic_LinkedInDataExport_11-21-2026/', more: [{ name: '__MACOSX/._Profile.csv', content: '\0\0' }] },
  )
  expect(read(bytes).profile.professional_experience).toHaveLength(2)
})

test('an ambiguous or half birth date is said as it stands, never guessed', () => {
  const birth = (date: string) =>
    plain(
      read(makeLinkedInArchive({ 'Profile.csv': `First Name,Last Name,Birth Date\nA,B,"${date}"\n` })).profile
        .personal_details.date_of_birth,
    )
  expect(['Jun 23', '01/02/1990', '1990-06-23', 'June 3, 1990'].map(birth)).toEqual([
    { partial: 'Jun 23' },
    { partial: '01/02/1990' },
    '1990-06-23',
    '1990-06-03',
  ])
})

test.each([
  ['a zip of something else', makeZip([{ name: 'photo.png', content: 'x' }]), 'type'],
  ['tables with other columns', makeLinkedInArchive({ 'Skills.csv': 'id;weight\n1;2\n' }), 'type'],
  ['an archive of connections alone', makeLinkedInArchive({ 'Connections.csv': 'First Name\nA\n' }), 'empty'],
  ['a table that is locked', makeZip([{ name: 'Skills.csv', content: 'Name\nA\n', encrypted: true }]), 'password'],
  [
    'a table that inflates to more than a life',
    makeZip([{ name: 'Skills.csv', content: `Name\n${'A'.repeat(30_000_000)}`, claimedSize: 20 }]),
    'too_complex',
  ],
  [
    'tables that lie about their sizes',
    makeZip(
      ['Skills', 'Languages', 'Courses'].map((name) => ({
        name: `${name}.csv`,
        content: `Name\n${'A'.repeat(5_000_000)}`,
        claimedSize: 20,
      })),
    ),
    'too_complex',
  ],
])('refused with its own reason: %s', (_, bytes, unreadable) => {
  expect(readLinkedInArchive(bytes)).toEqual({ unreadable })
})
