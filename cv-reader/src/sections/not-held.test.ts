import { expect, test } from 'vitest'
import { withinFields } from '../facts/field-limits.ts'
import { namesBrokenOff, notHeldIn, saysExpired } from '../facts/not-held.ts'
import { profileFromLines } from '../profile-from-lines.ts'
import { headingLook, makeLines, nameLook } from '../testing/make-lines.ts'

const read = (heading: string, ...lines: string[]) =>
  profileFromLines(makeLines(['Ana Probe', nameLook], 'ana@example.com', [heading, headingLook], ...lines))

const schoolsOf = ({ education }: ReturnType<typeof read>) =>
  education.map(({ institution, degree_type, specialization, attendance }) =>
    [institution, degree_type, specialization, attendance].map((field) => field?.value ?? '').join(' | '),
  )
const certificatesOf = ({ certifications }: ReturnType<typeof read>) =>
  certifications.map(({ certification_name, certification_organization, certification_date }) =>
    [certification_name, certification_organization, certification_date].map((field) => field?.value ?? '').join(' | '),
  )

test.each([
  [
    'BSc Physics, University of Leeds, 2012 – 2014 (not completed)',
    'University of Leeds | BSc (not completed) | Physics | 2012 - 2014',
  ],
  [
    'Studium der Rechtswissenschaften, Universität Wien, 2010 – 2013, abgebrochen nach dem 4. Semester',
    'Universität Wien |  | Studium der Rechtswissenschaften (abgebrochen nach dem 4. Semester) | 2010 - 2013',
  ],
  ['Studium BWL (ohne Abschluss), Uni Köln, 2010 – 2012', 'Uni Köln |  | Studium BWL (ohne Abschluss) | 2010 - 2012'],
  [
    'Licence de droit, Université Lyon 2, 2010 – 2012 (non validée)',
    'Université Lyon 2 | Licence (non validée) | droit | 2010 - 2012',
  ],
  [
    'Ingeniería Civil, Universidad de Chile, 2011 – 2013 (inconclusa)',
    'Universidad de Chile | Ingeniería Civil (inconclusa) |  | 2011 - 2013',
  ],
  [
    'BSc Physics, University of Leeds (dropped out 2014)',
    'University of Leeds | BSc (dropped out 2014) | Physics | 2014',
  ],
  [
    'Ingeniería Industrial, UTN, 2010 – 2013, hasta tercer año',
    'UTN | Ingeniería Industrial (hasta tercer año) |  | 2010 - 2013',
  ],
  [
    'Associate of Arts, Portland Community College, 2011 – 2013, 45 of 60 credits',
    'Portland Community College | Associate of Arts (45 of 60 credits) |  | 2011 - 2013',
  ],
  [
    'CAP Cuisine, CFA de Lille, 2013 (échec à l’épreuve pratique)',
    'CFA de Lille | CAP (échec à l’épreuve pratique) | Cuisine | 2013',
  ],
  [
    'MSc Auctions with incomplete information, University of York, 2015 – 2016',
    'University of York | MSc | Auctions with incomplete information | 2015 - 2016',
  ],
])('%s', (line, school) => {
  const profile = read('Education', line)
  expect(schoolsOf(profile)).toEqual([school])
  expect([...profile.unread.filter((at) => at > 2), ...profile.unplaced]).toEqual([])
})

test('what is said below a degree belongs to that degree only', () => {
  const profile = read(
    'Ausbildung',
    '10/2015 – 03/2018',
    'B.Sc. Maschinenbau, RWTH Aachen',
    'Ohne Abschluss (Fachwechsel)',
    '04/2018 – 09/2021',
    'B.Sc. Wirtschaftsingenieurwesen, FH Aachen',
  )
  expect(schoolsOf(profile)).toEqual([
    'RWTH Aachen | B.Sc. (Ohne Abschluss, Fachwechsel) | Maschinenbau | 2015 - 2018',
    'FH Aachen | B.Sc. | Wirtschaftsingenieurwesen | 2018 - 2021',
  ])
})

test('a remark beside the school belongs to the degree above it', () => {
  const profile = read('Education', 'Associate of Arts\t2015 – 2016', 'Portland Community College (no degree)')
  expect(schoolsOf(profile)).toEqual(['Portland Community College | Associate of Arts (no degree) |  | 2015 - 2016'])
})

test('a remark in brackets may be broken over two lines', () => {
  const profile = read('Education', 'BSc Physics, University of Leeds, 2012 – 2014 (left without', 'a degree)')
  expect(schoolsOf(profile)).toEqual(['University of Leeds | BSc (left without a degree) | Physics | 2012 - 2014'])
  expect(profile.unread.filter((at) => at > 2)).toEqual([])
})

test('a course that was broken off takes neither the year nor the place of the one above it', () => {
  const profile = read(
    'Qualifications',
    'IOSH Working Safely, 2019',
    'CNC programming (Fanuc), evening course, Leeds City College - not completed',
  )
  expect(certificatesOf(profile)).toEqual([
    'IOSH Working Safely |  | 2019',
    'CNC programming (Fanuc), evening course, Leeds City College - not completed |  | ',
  ])
  expect(schoolsOf(profile)).toEqual([])
})

test.each([
  'MSc Data Science, not completed, 2021',
  'ITIL 4, exam failed 2022',
  'PRINCE2 Foundation, lapsed 2021',
  'SAP FI Berater (abgelaufen 2023)',
  'Ausbildereignungsprüfung, IHK Köln, nicht bestanden',
  'AWS Certified Cloud Practitioner (expirée en 2024)',
  'Habilitation électrique B1V, périmée depuis 2021',
  'Curso PMP, caducado en 2020',
  'B2 First, Cambridge, no superado 2019',
])('%s stays whole: its year is not that of an award', (line) => {
  expect(certificatesOf(read('Certifications', line))).toEqual([`${line} |  | `])
})

test('a name too long for its field is shortened before the remark, not with it', () => {
  const long = 'Bachelor of Arts in Comparative Literature and Philosophy of the Nineteenth and Twentieth Centuries'
  const { profile } = withinFields(read('Education', `${long}, University of Leeds, 2012 – 2014 (not completed)`))
  const [school] = profile.education
  expect(`${school?.degree_type?.value} ${school?.specialization?.value}`).toContain('(not completed)')
  const words = 'advanced planning '.repeat(8).trim()
  const [certificate] = withinFields(read('Certifications', `${words} (not completed)`)).profile.certifications
  expect(certificate?.certification_name?.value).toMatch(/^advanced planning .{20,} \(not completed\)$/)
})

test('a count of credits that is whole leaves nothing out', () => {
  expect(notHeldIn('BSc, 120 of 120 credits')).toBeUndefined()
  expect(notHeldIn('BSc, 75 of 120 credits')).toBeDefined()
})

test('what is said not to have expired has not', () => {
  expect(saysExpired('IELTS 7.5 – not expired')).toBe(false)
  expect(saysExpired('IELTS 7.5 – expired')).toBe(true)
})

test.each([
  'Unfinished degree in Physics',
  'Abgebrochenes Studium der Physik',
  'Licence inachevée de droit',
  'Carrera incompleta de Derecho',
  'Physics, 75 of 120 credits',
  'BSc Physics, not completed',
])('%s names what was broken off', (name) => expect(namesBrokenOff(name)).toBe(true))

test.each(['BSc Physics', 'BSc, 120 of 120 credits', 'First Aid, expired 2021', 'Nicht abgebrochen: Studium'])(
  '%s names nothing that was broken off',
  (name) => expect(namesBrokenOff(name)).toBe(false),
)
