import { expect, test } from 'vitest'
import { profileFromLines } from './profile-from-lines.ts'
import { makeCv } from './testing/make-cv.ts'

const read = (text: string) => profileFromLines(makeCv(`! Toni Berg\ntoni@berg.example\n${text}`))
const jobsOf = (text: string) =>
  read(text).professional_experience.map(({ title, company, location }) =>
    [title, company, location].map((field) => field?.value ?? '-').join(' | '),
  )
const schoolsOf = (text: string) =>
  read(text).education.map(({ institution, degree_type, specialization, gpa, attendance, expected }) =>
    [institution, degree_type, specialization, gpa, attendance, expected]
      .map((field) => field?.value ?? '-')
      .join(' | '),
  )

test('the town where the person lives is a place in jobs too, and so is what stands where it does', () => {
  const jobs = `# Experience
= Dental Nurse – Bescot Lane Dental Practice, Walsall\t09/2021 – present
* Chairside
= Trainee Nurse – Smile Corner, Bloxwich\t06/2019 – 08/2021
* Learnt`
  expect(jobsOf(`14 Hatherton Street, Walsall WS1 1YB\n${jobs}`)).toEqual([
    'Dental Nurse | Bescot Lane Dental Practice | Walsall',
    'Trainee Nurse | Smile Corner | Bloxwich',
  ])
})

test('a town with its state employs nobody, whatever is said of it', () => {
  expect(
    jobsOf(`# Experience
= Harbour Union 237 – Wireman Apprentice\tAug 2022 – Present
Niagara Falls, NY (various contractors)
* Ran conduit`),
  ).toEqual(['Wireman Apprentice | Harbour Union 237 | Niagara Falls, NY'])
  expect(jobsOf('# Experience\n= Company Commander / Planner\t2010 – 2018\nNorthern Rail Ltd\n* Led')).toEqual([
    'Company Commander / Planner | Northern Rail Ltd | -',
  ])
})

test('a range of school grades is no grade point average', () => {
  const [school] = schoolsOf(
    '# Education\nGCSEs – 7 at grade 4-7 incl. English, Maths and Science – Harbour Academy, 2012-2017\nBSc Physics, University of Hull, 2020',
  )
  expect(school).toBe('Harbour Academy | GCSEs | 7 at grade 4-7 incl. English, Maths and Science | - | 2012 - 2017 | -')
})

test('each degree above its school is one entry, and an expected end makes no certificates of it', () => {
  const cv = `# Bildung
= Ausbildung zum Kaufmann im Einzelhandel (IHK)
Elektro Brandis, Grimma | 2008 – 2011 | Note 2,1
= Mittlere Reife
Oberschule Grimma | 2008
= Geprüfter Fachwirt für Marketing
IHK Leipzig | seit 2025, Abschluss voraussichtlich 2027`
  expect(schoolsOf(cv)).toEqual([
    'Elektro Brandis, Grimma | Ausbildung zum Kaufmann im Einzelhandel (IHK) | - | 2,1 | 2008 - 2011 | -',
    'Oberschule Grimma | Mittlere Reife | - | - | 2008 | -',
    'IHK Leipzig | Geprüfter Fachwirt für Marketing | - | - | 2025 - present | true',
  ])
  expect(read(cv).certifications).toEqual([])
})

test('a language among skills keeps the remark on its level, and a mother tongue is one in further languages', () => {
  const languagesOf = (text: string) => read(text).personal_details.languages_known?.map(({ value }) => value)
  expect(
    languagesOf('# Compétences\nFrançais (langue maternelle), anglais (avancé, oral et écrit), espagnol (débutant)'),
  ).toEqual(['Français (langue maternelle)', 'anglais (avancé, oral et écrit)', 'espagnol (débutant)'])
  expect(languagesOf('# Languages\nMagyar: anyanyelv\nHrvatski: materinji jezik\nEnglish (B2), some Arabic')).toEqual([
    'Magyar (anyanyelv)',
    'Hrvatski (materinji jezik)',
    'English (B2)',
    'Arabic (some)',
  ])
})
