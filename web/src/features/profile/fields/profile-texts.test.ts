import { expect, test } from 'vitest'
import { yearOptions } from '../../../ui/fields/month-field.tsx'
import { keepPhoneCharacters, splitPhone } from '../../../ui/fields/phone-field.tsx'
import { longDateText, monthText, readYears, writeYears } from './profile-dates.ts'
import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { isEmptyProfile, isSame, wholeProfile } from './profile-document.ts'
import { problemsOf } from './profile-problems.ts'
import { tidySection, trimmed } from './profile-tidy.ts'
import { sections } from './profile-sections.ts'
import {
  emptyProfile,
  profileDocument,
  profileLimits,
  type ProfileDocument,
  entrySchemas,
} from '@waymark/contract/profile-document.ts'
import { maritalStatuses } from '@waymark/contract/profile-sections.ts'

const withDetails = (details: Partial<ProfileDocument['personal_details']>): ProfileDocument => ({
  ...emptyProfile(),
  personal_details: { ...emptyProfile().personal_details, ...details },
})

test('months are shown abbreviated, a date of birth in long US format, in whatever time zone', () => {
  expect(monthText('2021-03', 'en')).toBe('Mar 2021')
  expect(longDateText('1990-03-04', 'en')).toBe('March 4, 1990')
  expect(monthText('some day', 'en')).toBe('some day')
})

test('year selects offer the current year back 80 years, 81 values', () => {
  const years = yearOptions().map(({ value }) => Number(value))
  const now = new Date().getFullYear()
  expect(years).toHaveLength(81)
  expect([years[0], years.at(-1)]).toEqual([now, now - 80])
})

test('attendance is "start - end" years; half of it and open ends survive, other text is not touched', () => {
  for (const text of ['2014 - 2016', '2014', '- 2016', '2014 - Present', '']) {
    const years = readYears(text)
    expect(years && writeYears(years)).toBe(text)
  }
  expect(readYears('Autumn 2012')).toBeNull()
})

test('a phone keeps digits, spaces and hyphens; its code is told from its number', () => {
  expect(keepPhoneCharacters('(070) 12-3x')).toBe('070 12-3')
  expect(splitPhone('+46 70-123')).toEqual({ code: '+46', number: '70-123' })
  expect(splitPhone('0701 23')).toEqual({ code: '', number: '0701 23' })
})

test('the sections are in the order of the page', () => {
  expect(sections.map(({ key }) => key)).toEqual([
    'personal_details',
    'profile_summary',
    'professional_experience',
    'volunteer_experience',
    'projects',
    'education',
    'skills',
    'training',
    'publications',
    'certifications',
    'references',
  ])
})

test('every field of the contract can be edited, and none besides', () => {
  for (const section of sections) {
    if (!('fields' in section)) continue
    const { shape: fields } =
      section.key === 'personal_details' ? profileDocument.shape.personal_details : entrySchemas[section.key]
    const names = Object.keys(fields).filter((name) => name !== 'id')
    expect(section.fields.map(({ name }) => name).toSorted(), section.key).toEqual(names.toSorted())
  }
})

test('dated sections are newest first, an empty date counts as oldest, equal ones keep their order', () => {
  const job = (id: string, from: string) => ({
    id,
    from,
    to: '',
    company: '',
    location: '',
    title: '',
    responsibilities: [],
    notable_achievements: [],
  })
  const profile = {
    ...emptyProfile(),
    professional_experience: [job('a', ''), job('b', '2019-02'), job('c', '2021-01'), job('d', '2019-02')],
  }
  expect(sortNewestFirst(profile).professional_experience.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
})

test('a loaded profile is completed, its entries get ids, and what the page does not know stays', () => {
  const loaded = wholeProfile({
    skills: [{ skill: 'Go', level: 3 }],
    hobbies: ['chess'],
    personal_details: { name: 'Ada', blog: 'x' },
  })
  expect(loaded).toMatchObject({
    hobbies: ['chess'],
    personal_details: { name: 'Ada', blog: 'x', marital_status: 'Single' },
  })
  expect(loaded.skills[0]).toMatchObject({
    skill: 'Go',
    level: 3,
    id: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/) as string,
  })
  expect(isEmptyProfile(loaded)).toBe(false)
  expect(isEmptyProfile(wholeProfile({}))).toBe(true)
})

test('two documents are the same whatever the order of their keys, as the database returns them in its own', () => {
  expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true)
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(isSame({ a: [1] }, { a: [1, 2] })).toBe(false)
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ a: 1, b: '' }, { a: 1 })).toBe(false)
  expect(isSame({ a: [] }, { a: {} })).toBe(false)
})

test('what keeps a profile from being saved is said by place', () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const profile = withDetails({
    email: 'ada@',
    date_of_birth: tomorrow,
    name: 'x'.repeat(41),
    mobile_numbers: ['+1 555', '+1 5-55'],
  })
  expect(problemsOf(profile)).toEqual({
    'personal_details.email': 'Invalid email format',
    'personal_details.date_of_birth': 'Date of birth cannot be later than today',
    'personal_details.name': 'At most 40 characters, this has 41',
    'personal_details.mobile_numbers.1': 'This number is already in the list',
  })
  expect(problemsOf(withDetails({ email: '', marital_status: maritalStatuses[3] }))).toEqual({})
})

test('a month without its year is not dropped silently', () => {
  const job = {
    from: '-03',
    to: '',
    company: '',
    location: '',
    title: '',
    responsibilities: [],
    notable_achievements: [],
  }
  expect(problemsOf({ ...emptyProfile(), professional_experience: [job] })).toEqual({
    'professional_experience.0.from': 'Please choose a year',
  })
})

test('saving a section ignores empty list entries, codes without a number, and duplicates', () => {
  const [details] = sections
  const skills = sections.find(({ key }) => key === 'skills')
  if (!details || !skills) throw new Error('sections are missing')
  const copy = trimmed(
    withDetails({ languages_known: ['English', ' english ', ''], mobile_numbers: ['+1 ', '+1 5'], links: [' '] })
      .personal_details,
  )
  expect(tidySection(details, copy)).toMatchObject({
    languages_known: ['English'],
    mobile_numbers: ['+1 5'],
    links: [],
  })
  const given = [
    { id: '1', skill: 'Go', category: '' },
    { id: '2', skill: 'SQL', category: '' },
    { id: '3', skill: 'go', category: '' },
  ]
  expect(tidySection(skills, given)).toEqual([
    { id: '1', skill: 'Go', category: '' },
    { id: '2', skill: 'SQL', category: '' },
  ])
})

test('text longer than its field allows is named, never cut', () => {
  const long = 'a'.repeat(profileLimits.skill + 1)
  expect(trimmed({ skill: long, category: '' }).skill).toHaveLength(51)
  expect(problemsOf({ ...emptyProfile(), skills: [{ id: 'x', skill: long, category: '' }] })['skills.0.skill']).toBe(
    'At most 50 characters, this has 51',
  )
})

test('every field has its maximum length', () => {
  const most = (key: string) =>
    Object.fromEntries(
      sections.flatMap((section) =>
        section.key === key && 'fields' in section ? section.fields.map(({ name, max }) => [name, max]) : [],
      ),
    )
  expect(most('personal_details')).toMatchObject({ name: 40, present_location: 50, address: 100 })
  expect(most('professional_experience')).toMatchObject({ company: 50, location: 50, title: 100 })
  expect(most('volunteer_experience')).toMatchObject({ organization: 50, title: 100, location: 50 })
  expect(most('education')).toMatchObject({ institution: 100, degree_type: 100, specialization: 100, gpa: 20 })
  expect(most('training')).toMatchObject({
    training_name: 100,
    training_institution: 100,
    skill: 50,
    skills_acquired: 50,
    description: 200,
  })
  expect(most('publications')).toMatchObject({
    publication_title: 100,
    publication_organization: 100,
    publication_description: 100,
  })
  expect(most('certifications')).toMatchObject({ certification_name: 100, certification_organization: 100 })
  expect(most('references')).toMatchObject({ name: 100, title: 100, company: 100, email: 100 })
  const summary = sections.find(({ key }) => key === 'profile_summary')
  const skills = sections.find(({ key }) => key === 'skills')
  expect([summary, skills]).toMatchObject([{ max: 3000 }, { max: 50 }])
})

test('volunteering goes by its start, publications and certifications by their year, newest first, empty ones last', () => {
  const volunteering = { organization: '', title: '', location: '', to: '', responsibilities: [] }
  const publication = { publication_title: '', publication_organization: '', publication_description: '' }
  const certification = { certification_name: '', certification_organization: '' }
  const sorted = wholeProfile({
    volunteer_experience: ['2019-02', '', '2021-01'].map((from) => ({ ...volunteering, from })),
    publications: ['', '2019', '2021'].map((publication_date) => ({ ...publication, publication_date })),
    certifications: ['2001', '', '2024'].map((certification_date) => ({ ...certification, certification_date })),
  })
  expect(sorted.volunteer_experience.map(({ from }) => from)).toEqual(['2021-01', '2019-02', ''])
  expect(sorted.publications.map((entry) => entry.publication_date)).toEqual(['2021', '2019', ''])
  expect(sorted.certifications.map((entry) => entry.certification_date)).toEqual(['2024', '2001', ''])
})
