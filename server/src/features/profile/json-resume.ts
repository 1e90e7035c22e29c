import { emptyProfile, profileDocument, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import * as z from 'zod/mini'
import { fieldProblems } from '../../lib/field-problems.ts'

export type ImportedProfile = { content: ProfileDocument; not_taken_over: string[]; problems: Record<string, string> }

/**
 * Reads a JSON Resume (schema 1.x) into a profile document. Only what is there is taken: a field that is missing
 * stays empty, text that is too long stays whole and is named in `problems`, and parts without a place in the
 * profile are named in `not_taken_over` (decisions.md "Profile"). Any JSON object is accepted; what does not have
 * the schema's shape is skipped.
 */
export function fromJsonResume(resume: object): ImportedProfile {
  const source = resume as Record<string, unknown>
  const notTakenOver: string[] = Object.keys(source).filter((key) => !readKeys.has(key) && !isEmpty(source[key]))
  const content: ProfileDocument = {
    ...emptyProfile(),
    ...readBasics(record(source['basics']), notTakenOver),
    professional_experience: entries(source['work']).map(readWork),
    volunteer_experience: entries(source['volunteer']).map(readVolunteer),
    education: entries(source['education']).map(readEducation),
    skills: readSkills(source['skills']),
    publications: entries(source['publications']).map((entry) => ({
      publication_title: text(entry['name']),
      publication_date: year(entry['releaseDate']),
      publication_organization: text(entry['publisher']),
      publication_description: text(entry['summary']),
    })),
    certifications: entries(source['certificates']).map((entry) => ({
      certification_name: text(entry['name']),
      certification_date: year(entry['date']),
      certification_organization: text(entry['issuer']),
    })),
    references: entries(source['references']).map((entry) => ({
      name: text(entry['name']),
      title: '',
      company: '',
      mobile: '',
      email: '',
    })),
  }
  content.personal_details.languages_known = entries(source['languages'])
    .map((entry) => text(entry['language']))
    .filter(Boolean)
  noteLosses(source, notTakenOver)
  return { content, not_taken_over: notTakenOver, problems: problemsOf(content) }
}

const readKeys = new Set([
  '$schema',
  'meta',
  'basics',
  'work',
  'volunteer',
  'education',
  'skills',
  'publications',
  'certificates',
  'references',
  'languages',
])

function readBasics(
  basics: Fields,
  notTakenOver: string[],
): Pick<ProfileDocument, 'personal_details' | 'profile_summary'> {
  const location = record(basics['location'])
  const profiles = entries(basics['profiles'])
  for (const key of ['label', 'image']) if (!isEmpty(basics[key])) notTakenOver.push(`basics.${key}`)
  if (profiles.some((profile) => isEmpty(text(profile['url'])) && !isEmpty(text(profile['username']))))
    notTakenOver.push('basics.profiles.username')
  return {
    profile_summary: text(basics['summary']),
    personal_details: {
      ...emptyProfile().personal_details,
      name: text(basics['name']),
      email: text(basics['email']),
      mobile_numbers: [text(basics['phone'])].filter(Boolean),
      address: [text(location['address']), text(location['postalCode'])].filter(Boolean).join(', '),
      present_location: [text(location['city']), text(location['region']), text(location['countryCode'])]
        .filter(Boolean)
        .join(', '),
      links: [text(basics['url']), ...profiles.map((profile) => text(profile['url']))].filter(Boolean),
    },
  }
}

function readWork(entry: Fields): ProfileDocument['professional_experience'][number] {
  return {
    company: text(entry['name']) || text(entry['company']),
    location: text(entry['location']),
    from: month(entry['startDate']),
    to: lastMonth(entry),
    title: text(entry['position']),
    responsibilities: [text(entry['summary'])].filter(Boolean),
    notable_achievements: texts(entry['highlights']),
  }
}

function readVolunteer(entry: Fields): ProfileDocument['volunteer_experience'][number] {
  return {
    organization: text(entry['organization']),
    title: text(entry['position']),
    location: text(entry['location']),
    from: month(entry['startDate']),
    to: lastMonth(entry),
    responsibilities: [text(entry['summary']), ...texts(entry['highlights'])].filter(Boolean),
  }
}

function readEducation(entry: Fields): ProfileDocument['education'][number] {
  return {
    institution: text(entry['institution']),
    attendance: [year(entry['startDate']), year(entry['endDate'])].filter(Boolean).join(' - '),
    degree_type: text(entry['studyType']),
    specialization: text(entry['area']),
    gpa: text(entry['score']) || text(entry['gpa']),
  }
}

/** A JSON Resume skill is a group with keywords; the profile lists skills one by one, each once. */
function readSkills(value: unknown): ProfileDocument['skills'] {
  const names = entries(value).flatMap((entry) => {
    const keywords = texts(entry['keywords'])
    return keywords.length > 0 ? keywords : [text(entry['name'])].filter(Boolean)
  })
  const seen = new Set<string>()
  return names
    .filter((name) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .map((skill) => ({ skill }))
}

/** Fields of entries that are read but have no place in the profile, named once each. */
function noteLosses(source: Fields, notTakenOver: string[]): void {
  const lost: Record<string, string[]> = {
    work: ['url', 'description'],
    volunteer: ['url'],
    education: ['url', 'courses'],
    skills: ['level'],
    publications: ['url'],
    certificates: ['url'],
    languages: ['fluency'],
    references: ['reference'],
  }
  for (const [section, fields] of Object.entries(lost)) {
    for (const field of fields) {
      if (entries(source[section]).some((entry) => !isEmpty(entry[field]))) notTakenOver.push(`${section}.${field}`)
    }
  }
  // A group's name is a skill only where the group names none itself.
  if (entries(source['skills']).some((entry) => !isEmpty(text(entry['name'])) && texts(entry['keywords']).length > 0))
    notTakenOver.push('skills.name')
  // The profile wants months; a year alone would have to be given one, which would be made up.
  for (const section of ['work', 'volunteer']) {
    for (const field of ['startDate', 'endDate']) {
      for (const entry of entries(source[section]))
        if (/^\d{4}$/.test(text(entry[field]))) notTakenOver.push(`${section}.${field} ${text(entry[field])}`)
    }
  }
}

function problemsOf(content: ProfileDocument): Record<string, string> {
  const result = z.safeParse(profileDocument, content)
  return result.success ? {} : fieldProblems(result.error.issues)
}

type Fields = Record<string, unknown>

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const entries = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(record) : [])
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : [])
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
/** Dates of a JSON Resume are YYYY, YYYY-MM or YYYY-MM-DD. A year alone says no month, so no month is made up. */
const month = (value: unknown): string => /^\d{4}-(0[1-9]|1[0-2])/.exec(text(value))?.[0] ?? ''
const year = (value: unknown): string => /^\d{4}/.exec(text(value))?.[0] ?? ''

/** An entry without an end is one that goes on: JSON Resume has no other way to say so. */
function lastMonth(entry: Fields): string {
  const end = text(entry['endDate'])
  if (/present|current|now/i.test(end)) return 'present'
  return end === '' && month(entry['startDate']) !== '' ? 'present' : month(end)
}
