import { expect, test } from 'vitest'
import { profileFromLines } from '../profile-from-lines.ts'
import { makeCv } from '../testing/make-cv.ts'

const read = (text: string) => profileFromLines(makeCv(`! Toni Berg\ntoni@berg.example\n${text}`))
const certificatesOf = (text: string) =>
  read(`# Certifications\n${text}`).certifications.map(({ certification_name, certification_date }) =>
    [certification_name, certification_date].map((field) => field?.value ?? '-').join(' | '),
  )

test('several years stay with the name, for none of them is the only one', () => {
  expect(
    certificatesOf(`First Aid at Work (2022, 2024)
HACCP, 2019, 2022
Fire Marshal (St John, 2019, 2021)
Staplerschein (2015), Kranschein (2017)
ITIL Foundation, 2019`),
  ).toEqual([
    'First Aid at Work (2022, 2024) | -',
    'HACCP, 2019, 2022 | -',
    'Fire Marshal (St John, 2019, 2021) | -',
    'Staplerschein | 2015',
    'Kranschein | 2017',
    'ITIL Foundation | 2019',
  ])
})

test.each([
  ['2022 AFGSU niveau 2 (à renouveler en 2026)', ['AFGSU niveau 2 (à renouveler en 2026) | 2022']],
  ['2017 : CACES 1, 3 et 5 (à renouveler en 2027)', ['CACES 1, 3 et 5 (à renouveler en 2027) | 2017']],
  ['Ersthelfer (2023), Staplerschein (2014)', ['Ersthelfer | 2023', 'Staplerschein | 2014']],
  ['ILM Level 3 (completing March 2027)', ['ILM Level 3 (completing March 2027) | -']],
  [
    'Counterbalance (2013, refreshed 2025) – Manual handling – First Aid (expired 2022) – Cat B driving licence',
    [
      'Counterbalance, refreshed 2025 | 2013',
      'Manual handling | -',
      'First Aid (expired 2022) | -',
      'Cat B driving licence | -',
    ],
  ],
  ['Staplerschein (2014) – ADR-Schein (abgelaufen 2021)', ['Staplerschein | 2014', 'ADR-Schein (abgelaufen 2021) | -']],
])('what a bracket says belongs to the certificate before it alone: %j', (line, certificates) => {
  expect(certificatesOf(line)).toEqual(certificates)
})

test('a course of a professional body that goes on is expected, over the end of a line', () => {
  const { education, certifications } = read(`# Education
CIPD Level 5 Associate Diploma in People Management, MOL Learn\t2025 – expected Dec
2026`)
  expect(certifications).toEqual([])
  expect(education[0]).toMatchObject({ institution: { value: 'MOL Learn' }, expected: { value: 'true' } })
})

test('an expiry stays with its certificate, and a renewal is none of its own', () => {
  expect(
    certificatesOf(`SIA Door Supervisor – expires March 2026
Manual Handling 2019, refreshed 2022
Food Hygiene Level 2 (2018, renewed 2021)`),
  ).toEqual([
    'SIA Door Supervisor, expires March 2026 | -',
    'Manual Handling 2019, refreshed 2022 | 2019',
    'Food Hygiene Level 2, renewed 2021 | 2018',
  ])
})

test('a bracket that says how long beside its date does not remark on the job below', () => {
  const { professional_experience: jobs } = read(`# Expériences
Stage de 3e – Boulangerie Morel (1 semaine, décembre 2024)
Baby-sitting depuis 2024`)
  expect(jobs.map(({ title, from }) => [title?.value, from?.value])).toEqual([
    ['Stage de 3e', '2024-12'],
    ['Baby-sitting', '2024'],
  ])
})

test('the grade of one subject is no grade point average', () => {
  const [school] = read('# School\nHull Academy (2019 – 2024)\n7 GCSEs incl. Maths grade 6').education
  expect(school?.gpa).toBeUndefined()
  expect(read('# Education\nBSc Physics, University of Hull, 2019\nFinal grade: 1.7').education[0]?.gpa?.value).toBe(
    '1.7',
  )
})
