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
