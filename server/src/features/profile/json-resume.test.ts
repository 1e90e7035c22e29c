import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJsonResume } from '@waymark/cv-reader/structured/json-resume.ts'
import { toImportedProfile } from './imported-profile.ts'

function fromJsonResume(resume: Record<string, unknown>) {
  const reading = { source: 'json-resume', lines: [], unread: [], warnings: [], ...readJsonResume(resume) } as const
  const { content, ...rest } = toImportedProfile({ ...reading, lines: [], unread: [], warnings: [] })
  return { content: content as ProfileDocument, ...rest }
}

const resume = {
  $schema: 'https://example.org/schema.json',
  basics: {
    name: 'Grace Hopper',
    label: 'Programmer',
    email: 'grace@example.org',
    phone: '+1 555 0100',
    url: 'https://grace.example',
    summary: 'I write compilers.',
    location: { address: '1 Main St', postalCode: '12345', city: 'Arlington', region: 'Virginia', countryCode: 'US' },
    profiles: [{ network: 'GitHub', username: 'grace', url: 'https://github.example/grace' }],
  },
  work: [
    {
      name: 'Navy',
      position: 'Rear admiral',
      location: 'Washington',
      startDate: '1943-12-01',
      endDate: '1986-08',
      summary: 'Led programming.',
      highlights: ['First compiler'],
      url: 'https://navy.example',
    },
    { name: 'DEC', position: 'Consultant', startDate: '1986-09' },
  ],
  education: [
    {
      institution: 'Yale',
      area: 'Mathematics',
      studyType: 'PhD',
      startDate: '1930',
      endDate: '1934',
      score: '4.0',
      courses: ['Algebra'],
    },
  ],
  skills: [{ name: 'Languages', level: 'Master', keywords: ['COBOL', 'cobol', 'FLOW-MATIC'] }, { name: 'Teaching' }],
  languages: [{ language: 'English', fluency: 'Native' }],
  projects: [
    {
      name: 'A-0',
      roles: ['Author', 'Maintainer'],
      url: 'https://a0.example',
      startDate: '1951',
      description: 'A linker',
      highlights: ['Ran at night'],
      keywords: ['UNIVAC'],
      type: 'tool',
    },
  ],
  awards: [{ title: 'Medal of Freedom' }],
}

describe('a JSON Resume is read into the profile', () => {
  const { content, not_taken_over } = fromJsonResume(resume)

  test('personal details and summary', () => {
    expect(content.profile_summary).toBe('I write compilers.')
    expect(content.personal_details).toMatchObject({
      name: 'Grace Hopper',
      headline: 'Programmer',
      email: 'grace@example.org',
      mobile_numbers: ['+1 555 0100'],
      address: '1 Main St, 12345',
      present_location: 'Arlington, Virginia, United States',
      languages_known: ['English (Native)'],
      links: ['https://grace.example', 'https://github.example/grace'],
      marital_status: 'Single',
      date_of_birth: '',
    })
  })

  test('experience, with "present" where JSON Resume has no end', () => {
    expect(content.professional_experience).toEqual([
      {
        company: 'Navy',
        title: 'Rear admiral',
        location: 'Washington',
        from: '1943-12',
        to: '1986-08',
        responsibilities: ['Led programming.'],
        notable_achievements: ['First compiler'],
      },
      {
        company: 'DEC',
        title: 'Consultant',
        location: '',
        from: '1986-09',
        to: 'present',
        responsibilities: [],
        notable_achievements: [],
      },
    ])
  })

  test('education and skills, each skill once', () => {
    expect(content.education).toEqual([
      {
        institution: 'Yale',
        attendance: '1930 - 1934',
        degree_type: 'PhD',
        specialization: 'Mathematics',
        gpa: '4.0',
        expected: false,
      },
    ])
    expect(content.skills).toEqual([
      { skill: 'COBOL', category: 'Languages' },
      { skill: 'FLOW-MATIC', category: 'Languages' },
      { skill: 'Teaching', category: '' },
    ])
  })

  test('projects, none of which is said to go on without a word', () => {
    expect(content.projects).toEqual([
      {
        name: 'A-0',
        role: 'Author, Maintainer',
        link: 'https://a0.example',
        from: '1951',
        to: '',
        description: ['A linker', 'Ran at night'],
        skills: ['UNIVAC'],
      },
    ])
  })

  test('what has no place is listed, not dropped in silence', () => {
    expect(not_taken_over.toSorted()).toEqual([
      'awards',
      'education.courses',
      'projects.type',
      'skills.level',
      'work.url',
    ])
  })
})

test('a year without a month stays a year', () => {
  const { content, fields } = fromJsonResume({ work: [{ name: 'A', startDate: '2019', endDate: '2020-02' }] })
  expect(content.professional_experience[0]).toMatchObject({ from: '2019', to: '2020-02' })
  expect(fields['professional_experience.0.from']).toEqual({ confidence: 'high', lines: [] })
})

test('an end that is not known is no end that goes on, though "unknown" has "now" in it', () => {
  const ends = ['unknown', 'Present', 'now', 'Currently', 'presented']
  const { content } = fromJsonResume({ work: ends.map((endDate) => ({ name: 'A', startDate: '2019-01', endDate })) })
  expect(content.professional_experience.map(({ to }) => to)).toEqual(['', 'present', 'present', 'present', ''])
})

test('what only begins like a year or a month is none', () => {
  const { content, fields } = fromJsonResume({
    work: [{ name: 'A', startDate: '2019-123', endDate: '2020-01' }],
    publications: [{ name: 'P', releaseDate: '20191' }],
  })
  expect([content.professional_experience[0]?.from, content.publications[0]?.publication_date]).toEqual(['', ''])
  expect(fields['publications.0.publication_date']).toMatchObject({ partial: '20191' })
})

test('a country is named only where there is one with these letters', () => {
  const placeOf = (countryCode: string) =>
    fromJsonResume({ basics: { location: { city: 'A', countryCode } } }).content.personal_details.present_location
  expect(['de', 'ZZ', 'EU', 'XA'].map(placeOf)).toEqual(['A, Germany', 'A, ZZ', 'A, EU', 'A, XA'])
})

test('a number of more digits than JavaScript keeps is left out, not changed', () => {
  const phone = JSON.parse('[4930123456, 12345678901234567890, 1e400]') as unknown[]
  const read = phone.map((one) => fromJsonResume({ basics: { name: 'A', phone: one } }).content.personal_details)
  expect(read.map(({ mobile_numbers }) => mobile_numbers)).toEqual([['4930123456'], [], []])
})

test('an entry that began in a year and has no end goes on', () => {
  const { content, fields } = fromJsonResume({ work: [{ name: 'A', startDate: '2019' }, { name: 'B' }] })
  expect(content.professional_experience.map(({ to }) => to)).toEqual(['present', ''])
  expect(fields['professional_experience.0.to']?.confidence).toBe('medium')
})

test('nothing that is not in the file counts as read, the marital status neither', () => {
  const { content, fields } = fromJsonResume({ basics: { name: 'Ada' } })
  expect(content.personal_details.marital_status).toBe('Single')
  expect(fields).toEqual({ 'personal_details.name': { confidence: 'high', lines: [] } })
})

test('an account on a network without an address is listed; one with an address is a link', () => {
  const profiles = [{ network: 'Mastodon', username: 'grace' }, { url: 'https://github.example/grace' }]
  const { content, not_taken_over } = fromJsonResume({ basics: { profiles } })
  expect(content.personal_details.links).toEqual(['https://github.example/grace'])
  expect(not_taken_over).toEqual(['basics.profiles.username'])
})

test('more entries than a section holds are flagged, never cut', () => {
  const { content, problems } = fromJsonResume({ work: Array.from({ length: 201 }, (_, n) => ({ name: `Firm ${n}` })) })
  expect(content.professional_experience).toHaveLength(201)
  expect(problems).toEqual({ professional_experience: expect.any(String) })
})

test('text that is too long stays whole and is named', () => {
  const { content, problems } = fromJsonResume({ basics: { name: 'x'.repeat(60) } })
  expect(content.personal_details.name).toHaveLength(60)
  expect(Object.keys(problems)).toEqual(['personal_details.name'])
})

test('nothing is invented: an empty resume gives an empty profile', () => {
  const { content, not_taken_over } = fromJsonResume({})
  expect(JSON.stringify(content)).not.toMatch(/[a-z] [a-z]/)
  expect(not_taken_over).toEqual([])
})

test('any JSON object is read without a failure', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('basics', 'work', 'skills', 'education', 'languages', 'references', 'x'),
        fc.jsonValue(),
      ),
      (value) => {
        expect(fromJsonResume(value).content.personal_details.marital_status).toBe('Single')
      },
    ),
  )
})
