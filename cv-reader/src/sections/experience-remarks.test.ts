import { describe, expect, test } from 'vitest'
import { type LineLook, makeLines } from '../testing/make-lines.ts'
import { readExperience, splitVolunteering } from './experience.ts'

const bold: LineLook = { bold: true, gapAbove: 0.8 }
const bullet: LineLook = { bullet: true, left: 62 }
const jobs = (...lines: readonly (string | readonly [string, LineLook])[]) =>
  readExperience(makeLines(...lines)).entries.map((job) =>
    [job.title, job.company, job.location, job.from, job.to].map((field) => field?.value ?? '-'),
  )

test.each([
  ['Ward Manager (promoted from Staff Nurse, May 2019)', 'Ward Manager (promoted from Staff Nurse, May 2019)'],
  ['Schichtleiter (seit März 2017)', 'Schichtleiter (seit März 2017)'],
  ['Responsable (promue en janvier 2018)', 'Responsable (promue en janvier 2018)'],
  ['Gobernanta (desde junio de 2018)', 'Gobernanta (desde junio de 2018)'],
])('the whole range beside it wins over the date in brackets: %s', (line, title) => {
  expect(
    jobs(
      ['Northern Hospital Ltd, Leeds\tMarch 2014 – June 2023', bold],
      line,
      ['Led a team of eighteen', bullet],
      ['Harehills Surgery Ltd, York\tMay 2010 – February 2014', bold],
      'Receptionist',
      ['Answered the phone', bullet],
    ),
  ).toStrictEqual([
    [title, 'Northern Hospital Ltd', 'Leeds', '2014-03', '2023-06'],
    ['Receptionist', 'Harehills Surgery Ltd', 'York', '2010-05', '2014-02'],
  ])
})

test('a date in brackets is the job’s where no whole range stands beside it', () => {
  expect(
    jobs(
      ['Store Manager, Boots Ltd, Leeds (since June 2021)', bold],
      ['Ran the store', bullet],
      ['Sales Adviser, Argos Ltd, York (May 2018 – May 2021)', bold],
      ['Worked at the till', bullet],
    ).map((job) => job.slice(3)),
  ).toStrictEqual([
    ['2021-06', 'present'],
    ['2018-05', '2021-05'],
  ])
})

test('a position that lasted “since” a month ended with the employment around it', () => {
  const read = jobs(
    ['Boots Ltd, Leeds\tAug 2015 – Mar 2024', bold],
    'Store Manager (since June 2021)',
    ['Ran the store', bullet],
    'Assistant Manager (May 2018 – May 2021)',
    ['Wrote the rota', bullet],
  )
  expect(read.map((job) => job.slice(3))).toContainEqual(['2021-06', '2024-03'])
})

test.each([
  'Promoted to manager in June 2021',
  'Befördert zum Leiter 2021',
  'Promue adjointe en 2021',
  'Ascendida a jefa, 2021',
])('%s is a line of its job, and no job', (remark) => {
  const { entries } = readExperience(
    makeLines(['Sales Adviser, Boots Ltd, Leeds\tAug 2019 – Mar 2024', bold], remark, ['Ran a team', bullet]),
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]?.responsibilities?.map(({ value }) => value)).toStrictEqual([remark, 'Ran a team'])
})

test.each([
  ['Kent Community Health NHS Foundation Trust, Tonbridge', 'Tonbridge'],
  ['Marina Dairies Pte Ltd\tTuas', 'Tuas'],
])('what no other role wants is the place, though no list knows it: %s', (line, place) => {
  expect(
    jobs(
      ['Technician', bold],
      line,
      'Sept 2022 – Present',
      ['Tested raw milk', bullet],
      ['Assistant', bold],
      'Nuffield Hospital Trust',
      'Jan 2017 – Aug 2022',
      ['Prepared samples', bullet],
      ['Trainee', bold],
      'Maidstone Hospital Trust',
      'Aug 2013 – Dec 2016',
      ['Kept the log', bullet],
    ).map((job) => job[2]),
  ).toStrictEqual([place, '-', '-'])
})

test.each(['Vollzeit', 'Vertrieb', 'Marketing'])('%s beside the employer is no place', (word) => {
  const [job] = jobs(
    ['Lagerist\t2020 – 2023', bold],
    `Nordfrost GmbH\t${word}`,
    ['Einlagerung', bullet],
    ['Fahrer\t2018 – 2020', bold],
    'Elbe Transport GmbH',
    ['Touren', bullet],
  )
  expect(job?.[2]).toBe('-')
})

test.each([
  'Kent Health Trust, Cardiology',
  'Langley Bank Ltd, Treasury',
  'Hogan Group LLP, Insolvency',
  'Northern Hospital, Oncology',
  'Harrow Insurance plc, Compliance',
  'Klinikum Elbe GmbH, Kardiologie',
  'Hôpital Saint-Roch, Urgences',
  'Hospital Clínico, Oncología',
])('the department in %s is no place', (line) => {
  const [job] = jobs(['Assistant\t2020 – 2023', bold], line, ['Kept the records', bullet])
  expect(job?.[2]).toBe('-')
})

test('a place that no list knows is doubtful, and a city is not', () => {
  const placeIn = (line: string) =>
    readExperience(makeLines(['Assistant\t2020 – 2023', bold], line, ['Kept the records', bullet])).entries[0]?.location
  expect(placeIn('Kent Health Trust, Tonbridge')).toMatchObject({ value: 'Tonbridge', confidence: 'low' })
  expect(placeIn('Kent Health Trust, Leeds')).toMatchObject({ value: 'Leeds' })
  expect(placeIn('Kent Health Trust, Leeds')?.confidence).not.toBe('low')
})

test('a department behind the comma is no place', () => {
  const [job] = jobs(
    ['Práctica profesional\tJulio 2019 – Diciembre 2019', bold],
    'Municipalidad de Maipú, Departamento de Informática',
    ['Soporte a usuarios', bullet],
  )
  expect(job?.slice(0, 3)).toStrictEqual([
    'Práctica profesional',
    'Municipalidad de Maipú, Departamento de Informática',
    '-',
  ])
})

test('voluntary work among the jobs goes to its own section, and who leads volunteers for pay stays', () => {
  const { entries } = readExperience(
    makeLines(
      ['Pitch-side Physio (volunteer), Crowborough RFC Ltd\t2015 – 2021', bold],
      ['Volunteer Coordinator, Age Aid Ltd\t2013 – 2015', bold],
      ['Ehrenamtlicher Helfer, Tafel e.V.\t2011 – 2013', bold],
      ['Animatrice bénévole, Les Amis SARL\t2009 – 2011', bold],
    ),
  )
  const { jobs: paid, volunteering } = splitVolunteering(entries)
  expect(paid.map(({ title }) => title?.value)).toStrictEqual(['Volunteer Coordinator'])
  expect(volunteering.map(({ organization }) => organization?.value)).toStrictEqual([
    'Crowborough RFC Ltd',
    'Tafel e.V.',
    'Les Amis SARL',
  ])
})

describe('a title with a word for voluntary work', () => {
  const isVoluntary = (value: string) =>
    splitVolunteering([{ title: { value, confidence: 'high', lines: [] } }]).volunteering.length === 1

  test.each([
    'Volunteer Teacher',
    'Event Volunteer',
    'Project Manager (voluntary)',
    'Youth worker, volunteer',
    'Voluntary Youth Worker',
    'Ehrenamtliche Beraterin',
    'Trainer im Ehrenamt',
    'Trainer, Ehrenamt',
    'Bénévole',
  ])('%s is unpaid', (title) => expect(isVoluntary(title)).toBe(true))

  test.each([
    'Volunteer Development Worker',
    'Volunteer Centre Administrator',
    'Community & Volunteer Adviser',
    'Voluntary Sector Manager',
    'Fachberaterin Ehrenamt',
    'Técnica de voluntariado',
    'Chargée de bénévolat',
  ])('%s is paid to look after those who are not', (title) => expect(isVoluntary(title)).toBe(false))
})

test('years at the end of a duty begin no job where jobs have their dates on lines of their own', () => {
  expect(
    jobs(
      'Northgate Chilled Logistics, Doncaster',
      'Shift Supervisor',
      'March 2021 - Present',
      'Lead a night shift of 22 pickers',
      'Keep temperature records for the audit, no major findings in 2023 and 2024',
      'Peak Parcel Ltd, Wakefield',
      'Warehouse Operative',
      'June 2016 - February 2021',
      'Drove reach trucks',
    ),
  ).toStrictEqual([
    ['Shift Supervisor', 'Northgate Chilled Logistics', 'Doncaster', '2021-03', 'present'],
    ['Warehouse Operative', 'Peak Parcel Ltd', 'Wakefield', '2016-06', '2021-02'],
  ])
})

test('several positions in one line have the time of their employer, and the first is not ended by the second', () => {
  expect(
    jobs(
      ['Northlight Ltd\t2021 – Present', bold],
      'Staff Engineer (2023–), Senior Engineer (2021–2023)',
      ['Designed the ledger', bullet],
      ['Maple Ltd\t2017 – 2021', bold],
      'Software Engineer',
      ['Built the clinic', bullet],
    ),
  ).toStrictEqual([
    ['Staff Engineer (2023–), Senior Engineer (2021–2023)', 'Northlight Ltd', '-', '2021', 'present'],
    ['Software Engineer', 'Maple Ltd', '-', '2017', '2021'],
  ])
})

test('an indented line below a title that names no employer is the employer where it says so', () => {
  const indented: LineLook = { left: 102 }
  expect(
    jobs(
      '06/2020 – present Project Manager',
      ['Northgate Events GmbH, Hamburg', indented],
      ['Ran twelve congresses a year', { bullet: true, left: 109 }],
      '04/2017 – 05/2020 Clerk, Maple Ltd',
      ['Invoices for Acme Ltd', indented],
    ),
  ).toStrictEqual([
    ['Project Manager', 'Northgate Events GmbH', 'Hamburg', '2020-06', 'present'],
    ['Clerk', 'Maple Ltd', '-', '2017-04', '2020-05'],
  ])
})

test('a sentence of a job that is torn after its first words loses none of them', () => {
  const [job] = readExperience(
    makeLines(
      '2018 – 2026 Murphy Construction Ltd, Dublin. Foreman carpenter. First and',
      'second fix on apartments and schools, a crew of eight.',
      '2012 – 2018 Self-employed carpenter. Kitchens and staircases.',
    ),
  ).entries
  expect(job?.responsibilities?.map(({ value }) => value)).toStrictEqual([
    'First and second fix on apartments and schools, a crew of eight.',
  ])
})
