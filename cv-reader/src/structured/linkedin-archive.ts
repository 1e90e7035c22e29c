import { findDay } from '../facts/days.ts'
import { languageText } from './language-text.ts'
import { monthOf } from '../words/calendar-words.ts'
import type { ProfileReading, UnreadableProfile } from '../facts/outcome.ts'
import {
  linkedInTables,
  readLinkedInTables,
  type LinkedInTable,
  type LinkedInTables,
  type Row,
} from './linkedin-tables.ts'
import type { ReadProfile, ReadValue } from '../facts/fields.ts'
import { phoneText, present, readDate, readValue, readValues, splitLines, valuesOf } from '../facts/field-values.ts'

const readColumns: Partial<Record<LinkedInTable, string[]>> = {
  Profile: ['First Name', 'Last Name', 'Birth Date', 'Address', 'Headline', 'Geo Location', 'Summary', 'Websites'],
  'Profile Summary': ['Profile Summary'],
  'Email Addresses': ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
  PhoneNumbers: ['Number', 'Type'],
  'Whatsapp Phone Numbers': ['Number', 'Is_WhatsApp_Number'],
  Positions: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  Volunteering: ['Company Name', 'Role', 'Description', 'Started On', 'Finished On'],
  Education: ['School Name', 'Degree Name', 'Start Date', 'End Date'],
  Skills: ['Name'],
  Languages: ['Name', 'Proficiency'],
  Courses: ['Name'],
  Certifications: ['Name', 'Authority', 'Started On'],
  Publications: ['Name', 'Published On', 'Publisher', 'Description'],
  Projects: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
}

/** Reads LinkedIn's data archive. Recommenders did not agree to be references and are not read. */
export function readLinkedInArchive(bytes: Buffer): ProfileReading | UnreadableProfile {
  const tables = readLinkedInTables(bytes)
  if ('unreadable' in tables) return tables
  const rows = (table: LinkedInTable) => tables.rowsOf(table)
  const summary = rows('Profile')
    .concat(rows('Profile Summary'))
    .map(readSummary)
    .find((value) => value !== undefined)
  const profile: ReadProfile = {
    personal_details: readPerson(tables),
    ...(summary ? { profile_summary: summary } : {}),
    professional_experience: rows('Positions').map(readPosition),
    volunteer_experience: rows('Volunteering').map(readVolunteering),
    projects: rows('Projects').map(readProject),
    education: rows('Education').map(readEducation),
    skills: uniqueBy(rows('Skills'), nameOf).map((row) => present({ skill: cell(row, 'Name') })),
    training: rows('Courses').map((row) => present({ training_name: cell(row, 'Name') })),
    publications: rows('Publications').map(readPublication),
    certifications: rows('Certifications').map((row) =>
      present({
        certification_name: cell(row, 'Name'),
        certification_date: readDate(row.cell('Started On'), year, [row.line]),
        certification_organization: cell(row, 'Authority'),
      }),
    ),
    references: [],
  }
  return {
    source: 'linkedin',
    profile,
    lines: tables.lines,
    unread: unreadLines(tables, profile),
    not_taken_over: lossesOf(tables),
    warnings: [],
  }
}

const cell = (row: Row, column: string): ReadValue | undefined => readValue(row.cell(column), [row.line])

function readPerson({ rowsOf }: LinkedInTables): ReadProfile['personal_details'] {
  const [row] = rowsOf('Profile')
  const emails = rowsOf('Email Addresses')
  const email = emails.find((one) => /^yes$/i.test(one.cell('Primary'))) ?? emails[0]
  const numbers = uniqueBy([...rowsOf('PhoneNumbers'), ...rowsOf('Whatsapp Phone Numbers')], digitsOf)
  const ofProfile = (text: string) => (row ? readValue(text, [row.line]) : undefined)
  return present({
    name: ofProfile([row?.cell('First Name'), row?.cell('Last Name')].filter(Boolean).join(' ')),
    headline: ofProfile(row?.cell('Headline') ?? ''),
    date_of_birth: row && readDate(row.cell('Birth Date'), day, [row.line]),
    address: ofProfile(row?.cell('Address') ?? ''),
    present_location: ofProfile(row?.cell('Geo Location') ?? ''),
    links: row ? readValues(addressesIn(row.cell('Websites')), [row.line]) : [],
    email: email && cell(email, 'Email Address'),
    mobile_numbers: numbers.flatMap((one) => readValues([phoneText(one.cell('Number'))], [one.line])),
    languages_known: rowsOf('Languages').flatMap((one) =>
      readValues([languageText(one.cell('Name'), one.cell('Proficiency'))], [one.line]),
    ),
  })
}

const readSummary = (row: Row): ReadValue | undefined => cell(row, 'Summary') ?? cell(row, 'Profile Summary')

function readPosition(row: Row): ReadProfile['professional_experience'][number] {
  return present({
    company: cell(row, 'Company Name'),
    location: cell(row, 'Location'),
    ...readPeriod(row),
    title: cell(row, 'Title'),
    responsibilities: readValues(splitLines(row.cell('Description')), [row.line]),
  })
}

function readVolunteering(row: Row): ReadProfile['volunteer_experience'][number] {
  return present({
    organization: cell(row, 'Company Name'),
    title: cell(row, 'Role'),
    ...readPeriod(row),
    responsibilities: readValues(splitLines(row.cell('Description')), [row.line]),
  })
}

/** A project without an end may be over; only a job is ongoing. */
function readProject(row: Row): ReadProfile['projects'][number] {
  const { from, to } = readPeriod(row)
  return present({
    name: cell(row, 'Title'),
    link: cell(row, 'Url'),
    from,
    to: row.cell('Finished On') === '' ? undefined : to,
    description: readValues(splitLines(row.cell('Description')), [row.line]),
  })
}

function readEducation(row: Row): ReadProfile['education'][number] {
  const years = [row.cell('Start Date'), row.cell('End Date')].map(year).filter((one) => one !== undefined)
  return present({
    institution: cell(row, 'School Name'),
    attendance: readValue(years.join(' - '), [row.line]),
    degree_type: cell(row, 'Degree Name'),
  })
}

function readPublication(row: Row): ReadProfile['publications'][number] {
  return present({
    publication_title: cell(row, 'Name'),
    publication_date: readDate(row.cell('Published On'), year, [row.line]),
    publication_organization: cell(row, 'Publisher'),
    publication_description: cell(row, 'Description'),
  })
}

function readPeriod(row: Row): { from: ReadValue | undefined; to: ReadValue | undefined } {
  const [start, end] = [row.cell('Started On'), row.cell('Finished On')]
  const goesOn = /present/i.test(end) || (end === '' && start !== '')
  return {
    from: readDate(start, month, [row.line]),
    to: goesOn ? readValue('present', [row.line]) : readDate(end, month, [row.line]),
  }
}

/** "Jan 2019", "January 15, 2019" or "2019-01"; a lone year ("2019") stays a year. */
function month(date: string): string | undefined {
  const iso = /^\d{4}(?:-(0[1-9]|1[0-2])\b|$)/.exec(date)
  if (iso) return iso[0]
  const words = /^(\p{L}+)\.?\s+(?:\d{1,2},?\s+)?(\d{4})$/u.exec(date)
  const number = words && monthOf(words[1] ?? '')
  return number ? `${words[2]}-${String(number).padStart(2, '0')}` : undefined
}

const year = (date: string): string | undefined => /\b(19|20)\d{2}\b/.exec(date)?.[0]

/** "Jun 23, 1990" or "1990-06-23"; "01/02/1990" may be January or February and stays as it is. */
function day(date: string): string | undefined {
  const found = findDay(date)
  return found?.start === 0 && found.end === date.length ? found.value : undefined
}

const addressesIn = (text: string): string[] => text.match(/(?:https?:\/\/|www\.)[^\s,\]]+/gi) ?? []

function uniqueBy(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)))
}

const nameOf = (row: Row): string => row.cell('Name').toLowerCase()
const digitsOf = (row: Row): string => row.cell('Number').replace(/\D/g, '')

function unreadLines({ lines }: LinkedInTables, profile: ReadProfile): number[] {
  const read = new Set(valuesOf(profile).flatMap((value) => value.lines))
  return lines.map((_, index) => index).filter((index) => !read.has(index))
}

function lossesOf({ rowsOf }: LinkedInTables): string[] {
  return linkedInTables.flatMap((table) => {
    const known = readColumns[table]?.map((column) => column.toLowerCase())
    const rows = rowsOf(table)
    if (rows.length === 0) return []
    if (!known) return [`${table}.csv`]
    return (rows[0]?.columns ?? [])
      .filter((column) => !known.includes(column.toLowerCase()) && rows.some((row) => row.cell(column) !== ''))
      .map((column) => `${table}.csv: ${column}`)
  })
}
