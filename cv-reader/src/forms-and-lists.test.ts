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

test('a form lists its fields in any order, and a label may go on in the next line of its column', () => {
  const form = (labels: string) => `# Work experience
Dates\tMay 2020 – present
Occupation or position held\tLaboratory Technician
Main activities\tSampling, stock of reagents
${labels}
Dates\tJanuary 2019 – April 2020
Occupation or position held\tTrainee Technician
Name of employer\tSeahaven Labs`
  const jobs = [
    'Laboratory Technician | Moorland Ltd | Leeds | 2020-05 | present',
    'Trainee Technician | Seahaven Labs | - | 2019-01 | 2020-04',
  ]
  expect(jobsOf(form('Name and address of\tMoorland Ltd, Leeds\nemployer'))).toEqual(jobs)
  expect(jobsOf(form('Name and address of employer\tMoorland Ltd, Leeds'))).toEqual(jobs)
  expect(readCv(form('Name and address of\tMoorland Ltd, Leeds\nemployer')).unread).toEqual([])
})

test.each([
  ['Experience', 'Warehouse Operative, Agency work (Alba, Corvo)', 'Warehouse Operative | Agency work (Alba, Corvo)'],
  ['Berufserfahrung', 'Helfer, Zeitarbeit (Alba, Corvo)', 'Helfer | Zeitarbeit (Alba, Corvo)'],
  ['Expérience', 'Manœuvre, Intérim (Alba, Corvo)', 'Manœuvre | Intérim (Alba, Corvo)'],
  ['Experiencia', 'Peón, ETT (Alba, Corvo)', 'Peón | ETT (Alba, Corvo)'],
])('agencies in a bracket under %s are no places', (heading, job, read) => {
  expect(jobsOf(`# ${heading}\n2009 – 2011\t${job}`)).toEqual([`${read} | - | 2009 | 2011`])
})

test('an apprenticeship at a school stands among the schools, and one at a company among the jobs', () => {
  const { professional_experience: jobs, education } = readCv(`# Berufserfahrung
04/2018 – heute\tAltenpflegerin
Seniorenzentrum Talblick, Bochum
04/2015 – 03/2018\tAusbildung zur Altenpflegerin
Berufskolleg Nord, Bochum
08/2011 – 07/2014\tAusbildung zur Verkäuferin
Bäckerei Kranz, Herne`)
  expect(jobs.map(({ company }) => company?.value)).toEqual(['Seniorenzentrum Talblick', 'Bäckerei Kranz'])
  expect(education[0]).toMatchObject({
    institution: { value: 'Berufskolleg Nord' },
    degree_type: { value: 'Ausbildung zur Altenpflegerin' },
    attendance: { value: '2015 - 2018' },
  })
})

test('what an apprentice of a school did there stays with the job', () => {
  const { professional_experience: jobs, unread } = readCv(`# Berufserfahrung
09/2019 – 07/2022\tAusbildung zur Kauffrau für Büromanagement
Hochschule Nord, Bremen
- Bestellungen für zwölf Institute
01/2018 – 08/2019\tVerkäuferin
Bäckerei Kranz, Herne`)
  expect(jobs.map(({ company }) => company?.value)).toEqual(['Hochschule Nord', 'Bäckerei Kranz'])
  expect(unread).toEqual([])
})

test('facts parted by full stops end in a time, whatever form it has', () => {
  expect(
    jobsOf(`# Experiencia
DEPENDIENTE. Ferretería Lunes, Murcia. Desde enero de 2017.
REPARTIDOR. Veloz, Murcia. De marzo a diciembre de 2016.`),
  ).toEqual([
    'DEPENDIENTE | Ferretería Lunes | Murcia | 2017-01 | present',
    'REPARTIDOR | Veloz | Murcia | 2016-03 | 2016-12',
  ])
  expect(
    schoolsOf(`# Estudios
Grado en Derecho (1º y 2º curso, sin finalizar). Universidad de Murcia. 2011-2013.`),
  ).toEqual(['Universidad de Murcia | Grado (1º y 2º curso, sin finalizar) | Derecho | 2011 - 2013 | -'])
})

test('a sentence behind a job in its own line is no part of the employer', () => {
  const { professional_experience: jobs } = readCv(`# Employment
Sept 2014 to date – Caretaker at St Mary’s Primary School, Hull. Opening up, repairs, grounds and boiler checks.
Jan 2003 to June 2014 – Joiner with Moorland Windows Ltd, Hull. Made redundant when the firm closed.`)
  expect(jobs.map(({ title, company, location }) => [title, company, location].map((field) => field?.value))).toEqual([
    ['Caretaker', 'St Mary’s Primary School', 'Hull'],
    ['Joiner', 'Moorland Windows Ltd', 'Hull'],
  ])
})

test('a place that no list knows stands behind its employer, and two letters before a name are no degree', () => {
  expect(
    jobsOf(`# Experience
= Barber
Kings of Fades · Malton
2021 – Now
= Sales Advisor
JD Boots · Malton
2018 – 2021`),
  ).toEqual(['Barber | Kings of Fades | Malton | 2021 | present', 'Sales Advisor | JD Boots | Malton | 2018 | 2021'])
})

test('the form of work before a duration stands between an employer and its positions', () => {
  expect(
    jobsOf(`# Experience
Harbour Foods
Full-time · 4 yrs 2 mos
Leeds, England
Shift Manager
Jan 2021 – Present · 3 yrs
Line Operative
Nov 2019 – Dec 2020 · 1 yr 2 mos`),
  ).toEqual([
    'Shift Manager | Harbour Foods | Leeds, England | 2021-01 | present',
    'Line Operative | Harbour Foods | Leeds, England | 2019-11 | 2020-12',
  ])
})

test('a class of honours with its division belongs to the degree, and a colon parts a school from what was learnt there', () => {
  expect(
    schoolsOf(`# Education
2004 – 2009\tBSc Crop Science, Second Class Upper, University of Ibadan
The Hilltop School: 10 GCSEs grades A to C (1999 – 2004)`),
  ).toEqual([
    'University of Ibadan | BSc (Second Class Upper) | Crop Science | 2004 - 2009 | -',
    'The Hilltop School | 10 GCSEs grades A to C | - | 1999 - 2004 | -',
  ])
})
