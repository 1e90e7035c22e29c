import { expect, test } from 'vitest'
import { jobsOf, readCv, schoolsOf } from './testing/read-cv.ts'

test('a header whose words are joined by a stroke is that of a table, and no section', () => {
  const table = `# Academic qualifications
Course\tInstitution / Board\tYear of passing\tPercentage
B.Com\tUniversity of Pune\t2013\t78%
Class XII\tLotus Secondary School\t2010\t91.5%`
  expect(schoolsOf(table)).toEqual([
    'University of Pune | B.Com | - | 2013 | -',
    'Lotus Secondary School | - | Class XII | 2010 | -',
  ])
  expect(readCv(table).training).toEqual([])
})

test('a label and its value stand beside each other in a form', () => {
  expect(
    jobsOf(`# Experiencia laboral
Fechas\tMarzo 2020 - Actualmente
Empresa\tResidencia Los Olmos, Madrid
Puesto\tAuxiliar de geriatría`),
  ).toEqual(['Auxiliar de geriatría | Residencia Los Olmos | Madrid | 2020-03 | present'])
})

test('the town behind a labelled employer is no part of its name', () => {
  expect(
    jobsOf(`# Work experience
Organisation: Lotus Finance Limited, Mumbai
Designation: Senior Accountant
Duration: July 2019 – June 2021`),
  ).toEqual(['Senior Accountant | Lotus Finance Limited | Mumbai | 2019-07 | 2021-06'])
})

test('in a column of employers a known town shows the others, and without one nothing is cut off', () => {
  const table = (first: string) => `# Career history
Employer\tPosition\tDates
${first}\tReceptionist\tJan 2023 – present
Brook & Hill Dental Practice, Malton\tSecretary\tJun 2019 – Dec 2022`
  expect(jobsOf(table('Harbour Hotel, Leeds'))).toEqual([
    'Receptionist | Harbour Hotel | Leeds | 2023-01 | present',
    'Secretary | Brook & Hill Dental Practice | Malton | 2019-06 | 2022-12',
  ])
  expect(jobsOf(table('Harbour Hotel, Whitby'))[0]).toBe('Receptionist | Harbour Hotel, Whitby | - | 2023-01 | present')
})

test('of three names behind a date the second is the employer, unless it is a part of one', () => {
  expect(
    jobsOf(`# Experience
2010 – 2016\tBricklayer, Calder Homes, Malton
2008 – 2010\tImprover Bricklayer, J. Weaver Builders`),
  ).toEqual([
    'Bricklayer | Calder Homes | Malton | 2010 | 2016',
    'Improver Bricklayer | J. Weaver Builders | - | 2008 | 2010',
  ])
  expect(
    jobsOf(`# Experience
Staff Nurse, Cardiology, Northgate Hospital\t2010 – 2016
Staff Nurse, Surgery, Westgate Hospital\t2008 – 2010`),
  ).toEqual([
    'Staff Nurse, Cardiology | Northgate Hospital | - | 2010 | 2016',
    'Staff Nurse, Surgery | Westgate Hospital | - | 2008 | 2010',
  ])
})

test('work of one’s own shows the jobs around it no pattern without employers', () => {
  expect(
    jobsOf(`# Experience
May 2016 – Present\tSelf-employed Bricklayer
March 2010 – April 2016\tBricklayer, Calder Homes, Malton`),
  ).toEqual([
    'Self-employed Bricklayer | - | - | 2016-05 | present',
    'Bricklayer | Calder Homes | Malton | 2010-03 | 2016-04',
  ])
})
