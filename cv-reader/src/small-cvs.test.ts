import { profileLimits } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { withinFields } from './facts/field-limits.ts'
import { valuesOf } from './facts/field-values.ts'
import { withoutDates } from './facts/dates.ts'
import type { ReadProfile } from './facts/fields.ts'
import type { IndexedLine } from './lines/line.ts'
import { profileFromLines } from './profile-from-lines.ts'
import { sectionNamed } from './words/section-names.ts'
import { smallCvs } from './testing/small-cvs.ts'

const cvs = Object.entries(smallCvs)

function read(name: string) {
  const { unread, unplaced, ...profile } = profileFromLines(smallCvs[name] ?? [])
  return { profile, unread, unplaced }
}

const jobsOf = ({ professional_experience: jobs }: ReadProfile) =>
  jobs.map(({ title, company, location }) => [title, company, location].map((field) => field?.value ?? '-'))
const schoolsOf = ({ education }: ReadProfile) =>
  education.map(({ institution, degree_type, specialization, gpa }) =>
    [institution, degree_type, specialization, gpa].map((field) => field?.value ?? '-'),
  )
const certificatesOf = ({ certifications }: ReadProfile) =>
  certifications.map(({ certification_name, certification_organization, certification_date }) =>
    [certification_name, certification_organization, certification_date].map((field) => field?.value ?? '-'),
  )

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const headings = ['Kitchens I ran', 'Further back', 'Education and memberships']
const isHeading = (text: string) => sectionNamed(text) !== undefined || headings.includes(text)

/** Runs of at least two words of a line that stand neither in a field nor in the lists of what was not taken over. */
function lostIn({ text }: IndexedLine, shown: string): string[] {
  const lost = wordsOf(withoutDates(text)).filter((word) => !shown.includes(word))
  return lost.length > 1 ? [text] : []
}

test.each(cvs)('%s: every statement of the file is in a field or is shown as not taken over', (name, lines) => {
  const { profile, unread, unplaced } = read(name)
  const shown = [...valuesOf(profile).map(({ value }) => value), ...unplaced].join(' ').toLowerCase()
  const others = lines.filter(({ index, text }) => !unread.includes(index) && !isHeading(text))
  expect(others.flatMap((line) => lostIn(line, shown))).toEqual([])
})

test.each(cvs)('%s: no field holds half of a bracket pair', (name) => {
  const torn = valuesOf(read(name).profile).filter(
    ({ value }) => (value.match(/\(/g) ?? []).length !== (value.match(/\)/g) ?? []).length,
  )
  expect(torn).toEqual([])
})

test('sections under headings of unknown words hold the jobs that they list', () => {
  const { profile } = read('unknownHeadings')
  expect(jobsOf(profile)).toEqual([
    ['Head Chef', 'Harbour Grill', 'Whitby'],
    ['Sous Chef', 'The Salt Inn', 'Robin Hood’s Bay'],
    ['Waiter (weekends)', 'Café Nine', 'Leeds'],
  ])
  expect(profile.profile_summary?.value).toBe('Chef with a liking for early mornings and long tables.')
})

test('memberships are certificates, each line one, and no degrees; letters behind a name do not hide it', () => {
  const { profile } = read('memberships')
  expect(profile.personal_details.name?.value).toBe('TARA WELLS')
  expect(profile.personal_details.present_location?.value).toBe('Stockport SK1')
  expect(certificatesOf(profile)).toEqual([
    ['CIMA – Associate Chartered Management Accountant', '-', '2020'],
    ['AAT Level 3', 'Stockport College', '2014'],
  ])
  expect(schoolsOf(profile)).toContainEqual(['University of Hull', 'BSc (2:1)', 'Economics', '-'])
  expect(schoolsOf(profile).map(([, degree]) => degree)).not.toContain('Master')
})

test('an agency is the employer, and neither its customers nor half of a bracket is', () => {
  expect(jobsOf(withinFields(read('agencies').profile).profile)).toEqual([
    ['Schweißer, Zeitarbeit', 'Personalring', '-'],
    ['Schlosser', 'Metallbau Hansen GmbH (Lohmann)', 'Bremen'],
  ])
  const value = 'ETT Flexia, destinada en Frutas del Sur (Getafe)'
  expect(read('customers').profile.professional_experience[0]?.company).toMatchObject({ value, confidence: 'low' })
})

test('a list item goes on below its mark, and a bracket to its end', () => {
  expect(read('customers').profile.professional_experience[0]?.responsibilities?.map(({ value }) => value)).toEqual([
    'Carga de camiones con carretilla, cuarenta por semana.',
    'Control de temperatura en la cámara (hasta las seis)',
  ])
})

test('a renewal is neither the issuer nor the year of a certificate', () => {
  expect(certificatesOf(read('customers').profile)).toEqual([
    ['Carné de carretillero (UNE 58451), renovado en 2023', '-', '-'],
  ])
  expect(certificatesOf(read('wards').profile)).toEqual([['AFGSU niveau 2 (recyclage)', '-', '2022']])
})

test('the ward stays in the title, and the group of a clinic with its name', () => {
  expect(jobsOf(read('wards').profile)).toEqual([
    ['Infirmière – service de pneumologie (24 lits)', 'Clinique du Parc (Elsana)', 'Rennes'],
  ])
})

test('an expiry is not the year of a course, and a skill wrapped between two dots is one', () => {
  const { training, skills } = read('narrowColumn').profile
  expect(training.map(({ training_name, date }) => [training_name?.value, date?.value])).toEqual([
    ['Manual handling', '2022'],
    ['Fire marshal, exp. May 2028', undefined],
  ])
  expect(skills.map(({ skill }) => skill?.value)).toEqual([
    'Phonics',
    'Behaviour management',
    'Reading recovery',
    'Class trips',
  ])
})

test('a summary longer than its field is a doubtful one, and its end stays unread', () => {
  const { profile, unread } = read('tooLong')
  expect(profile.profile_summary?.value.length).toBeLessThanOrEqual(3000)
  expect(profile.profile_summary?.confidence).toBe('low')
  expect(unread).toContain(62)
})

test('a label within a job begins no section, and the period of a project is no job', () => {
  const { profile } = read('labelledProjects')
  expect(profile.profile_summary?.value).toBe('Architect of timetables.')
  expect(jobsOf(profile)).toEqual([['Technical Lead', 'Northern Rail Works Ltd', 'Hull']])
})

test('a skill too long for its field is left out whole, for half of it is another', () => {
  const { profile, leftOut } = withinFields(read('labelledProjects').profile)
  expect(profile.skills.map(({ skill }) => skill?.value)).toEqual(['Scheduling', 'SQL'])
  expect(leftOut).toEqual(['Operational research and statistical planning of depots'])
})

test('an employer too long for its field loses its bracket, which is kept as a line of the job', () => {
  const { profile: whole, unplaced } = read('tooLong')
  const { profile } = withinFields(whole)
  expect(profile.professional_experience[0]?.company?.value).toBe('VALLEY AND MOORLAND HOMES LTD')
  expect(profile.professional_experience[0]?.responsibilities?.[0]?.value).toBe('(housing association, 7,000 homes)')
  expect(unplaced).toEqual([])
})

test.each(cvs)('%s: everything that was read fits into its field, and nothing of a line is lost', (name) => {
  const { profile, leftOut } = withinFields(read(name).profile)
  const company = profile.professional_experience.flatMap(({ company: one }) => one?.value.length ?? 0)
  const duties = profile.professional_experience.flatMap(({ responsibilities = [] }) => responsibilities)
  expect(Math.max(0, ...company)).toBeLessThanOrEqual(profileLimits.company)
  expect(Math.max(0, ...duties.map(({ value }) => value.length))).toBeLessThanOrEqual(profileLimits.line)
  expect(leftOut.filter((text) => text.includes('letters'))).toEqual([])
})

test('a paragraph is cut into lines behind its separators, between whole characters', () => {
  const line = (value: string) => ({ value, confidence: 'high', lines: [0] }) as const
  const { profile } = read('wards')
  const [job] = profile.professional_experience
  const linesOf = (text: string) =>
    withinFields({
      ...profile,
      professional_experience: [{ ...job, responsibilities: [line(text)] }],
    }).profile.professional_experience[0]?.responsibilities?.map(({ value }) => value)
  const words = 'word '.repeat(190).trim()
  expect(linesOf(`${words}, ${words}`)).toEqual([words, words])
  expect(linesOf('😀'.repeat(600).replace('😀', 'a😀'))?.every((text) => text.isWellFormed())).toBe(true)
})
