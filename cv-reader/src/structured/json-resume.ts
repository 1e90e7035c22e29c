import { countryCodes } from '@waymark/contract/countries.ts'
import { isEmpty, record, records, text, texts, type Fields } from './json-values.ts'
import type { ReadProfile, ReadValue } from '../facts/fields.ts'
import { phoneText, present, readDate, readValue, readValues, splitLines } from '../facts/field-values.ts'
import { languageText } from './language-text.ts'

type Work = ReadProfile['professional_experience'][number]
type Volunteering = ReadProfile['volunteer_experience'][number]

/** A file with one of these sections counts as a JSON Resume (schema 1.x). */
export const jsonResumeSections = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
]

const lost: Record<string, string[]> = {
  work: ['url', 'description'],
  volunteer: ['url'],
  education: ['url', 'courses'],
  projects: ['entity', 'type'],
  skills: ['level'],
  publications: ['url'],
  certificates: ['url'],
  languages: [],
  references: ['reference'],
}
const readSections = new Set(['$schema', 'meta', 'basics', ...Object.keys(lost)])

/** Reads a JSON Resume with our export's additions. Names parts without a place and skips malformed ones. */
export function readJsonResume(resume: Fields): { profile: ReadProfile; not_taken_over: string[] } {
  const basics = record(resume['basics'])
  const ours = record(record(resume['meta'])['waymark'])
  const summary = readValue(text(basics['summary']))
  const profile: ReadProfile = {
    personal_details: readBasics(basics, resume, ours),
    ...(summary ? { profile_summary: summary } : {}),
    professional_experience: records(resume['work']).map(readWork),
    volunteer_experience: records(resume['volunteer']).map(readVolunteer),
    projects: records(resume['projects']).map(readProject),
    education: records(resume['education']).map(readEducation),
    skills: readSkills(resume['skills']),
    training: records(ours['training']).map(readTraining),
    publications: records(resume['publications']).map((entry) =>
      present({
        publication_title: readValue(text(entry['name'])),
        publication_date: readDate(text(entry['releaseDate']), year),
        publication_organization: readValue(text(entry['publisher'])),
        publication_description: readValue(text(entry['summary'])),
      }),
    ),
    certifications: records(resume['certificates']).map((entry) =>
      present({
        certification_name: readValue(text(entry['name'])),
        certification_date: readDate(text(entry['date']), year),
        certification_organization: readValue(text(entry['issuer'])),
      }),
    ),
    references: records(resume['references']).map((entry) => present({ name: readValue(text(entry['name'])) })),
  }
  return { profile, not_taken_over: lossesOf(resume) }
}

function readBasics(basics: Fields, resume: Fields, ours: Fields): ReadProfile['personal_details'] {
  const location = record(basics['location'])
  const accounts = records(basics['profiles'])
  const links = [text(basics['url']), ...accounts.map((account) => asOurs(account, 'url') || text(account['url']))]
  const place = [text(location['city']), text(location['region']), countryName(text(location['countryCode']))]
  return present({
    name: readValue(text(basics['name'])),
    headline: readValue(text(basics['label'])),
    email: readValue(text(basics['email'])),
    mobile_numbers: readValues([phoneText(text(basics['phone'])), ...texts(ours['mobile_numbers'])]),
    address: readValue([text(location['address']), text(location['postalCode'])].filter(Boolean).join(', ')),
    present_location: readValue(place.filter(Boolean).join(', ')),
    links: readValues(links),
    languages_known: readValues(
      records(resume['languages']).map((entry) => languageText(text(entry['language']), text(entry['fluency']))),
    ),
  })
}

function readWork(entry: Fields): Work {
  return present({
    company: readValue(text(entry['name']) || text(entry['company'])),
    location: readValue(text(entry['location'])),
    ...readPeriod(entry),
    title: readValue(text(entry['position'])),
    responsibilities: readValues(splitLines(text(entry['summary']))),
    notable_achievements: readValues(texts(entry['highlights'])),
  })
}

function readVolunteer(entry: Fields): Volunteering {
  return present({
    organization: readValue(text(entry['organization'])),
    title: readValue(text(entry['position'])),
    location: readValue(text(entry['location'])),
    ...readPeriod(entry),
    responsibilities: readValues([...splitLines(text(entry['summary'])), ...texts(entry['highlights'])]),
  })
}

function readProject(entry: Fields): ReadProfile['projects'][number] {
  return present({
    name: readValue(text(entry['name'])),
    role: readValue(texts(entry['roles']).join(', ')),
    link: readValue(asOurs(entry, 'url') || text(entry['url'])),
    ...readPeriod(entry, false),
    description: readValues([...splitLines(text(entry['description'])), ...texts(entry['highlights'])]),
    skills: readValues(texts(entry['keywords'])),
  })
}

function readEducation(entry: Fields): ReadProfile['education'][number] {
  const years = [year(text(entry['startDate'])), year(text(entry['endDate']))]
  return present({
    institution: readValue(text(entry['institution'])),
    attendance: readValue(asOurs(entry, 'attendance') || years.filter(Boolean).join(' - ')),
    degree_type: readValue(text(entry['studyType'])),
    specialization: readValue(text(entry['area'])),
    gpa: readValue(text(entry['score']) || text(entry['gpa'])),
    ...(record(entry['waymark'])['expected'] === true && { expected: readValue('true') }),
  })
}

function readTraining(entry: Fields): ReadProfile['training'][number] {
  return present({
    skill: readValue(text(entry['skill'])),
    training_name: readValue(text(entry['training_name'])),
    training_institution: readValue(text(entry['training_institution'])),
    date: readDate(text(entry['date']), year),
    skills_acquired: readValues(texts(entry['skills_acquired'])),
    description: readValue(text(entry['description'])),
  })
}

function readSkills(value: unknown): ReadProfile['skills'] {
  const skills = records(value).flatMap((entry) => {
    const [name, keywords] = [text(entry['name']), texts(entry['keywords'])]
    if (keywords.length === 0) return name === '' ? [] : [{ skill: name, category: '' }]
    return keywords.map((skill) => ({ skill, category: name }))
  })
  const seen = new Set<string>()
  return skills
    .filter(({ skill }) => !seen.has(skill.toLowerCase()) && seen.add(skill.toLowerCase()))
    .map(({ skill, category }) => present({ skill: readValue(skill), category: readValue(category) }))
}

function lossesOf(resume: Fields): string[] {
  const basics = record(resume['basics'])
  const accounts = records(basics['profiles']).filter((account) => text(account['url']) === '')
  return [
    ...Object.keys(resume).filter((key) => !readSections.has(key) && !isEmpty(resume[key])),
    ...(isEmpty(basics['image']) ? [] : ['basics.image']),
    ...(accounts.some((account) => text(account['username']) !== '') ? ['basics.profiles.username'] : []),
    ...Object.entries(lost).flatMap(([section, fields]) =>
      fields
        .filter((field) => records(resume[section]).some((entry) => !isEmpty(entry[field])))
        .map((field) => `${section}.${field}`),
    ),
  ]
}

/** The month of YYYY-MM or YYYY-MM-DD; YYYY stays a year. */
const month = (date: string): string | undefined => /^\d{4}(?:-(0[1-9]|1[0-2])(?!\d)|$)/.exec(date)?.[0]
const year = (date: string): string | undefined => /^\d{4}(?!\d)/.exec(date)?.[0]

/** Work without an end is ongoing: JSON Resume has no other way to say so. Our own export has one. */
function readPeriod(entry: Fields, isWork = true): { from: ReadValue | undefined; to: ReadValue | undefined } {
  const [start, end, ours] = [text(entry['startDate']), text(entry['endDate']), asOurs(entry, 'end')]
  const from = readDate(start, month)
  if (/present/i.test(ours)) return { from, to: readValue(ours) }
  if (/\b(present|current|currently|now)\b/i.test(end)) return { from, to: readValue('present') }
  const goesOn = isWork && end === '' && start !== '' && ours === ''
  return { from, to: goesOn ? readValue('present', [], 'medium') : readDate(end, month) }
}

const asOurs = (entry: Fields, field: string): string => text(record(entry['waymark'])[field])

/** Intl also names "ZZ" ("Unknown Region"), so only countries are looked up. */
function countryName(code: string): string {
  const country = countryCodes.find((one) => one === code.toUpperCase())
  return country === undefined ? code : (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? code)
}
