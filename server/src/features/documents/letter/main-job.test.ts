import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { profileOfJobs, type JobOfProfile } from '../../../testing/profile-of-jobs.ts'
import { writeLetter } from './write-letter.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const letterOf = (profile: ProfileDocument, title: string, text: string): string =>
  JSON.stringify(writeLetter(profile, { title, company: 'Kestrel', text }, 'en', date).paragraphs)
const openingOf = (profile: ProfileDocument, title: string, text: string): string => {
  const letter = writeLetter(profile, { title, company: 'Kestrel', text }, 'en', date)
  return letter.paragraphs[0]?.sentences.map((it) => it.text).join(' ') ?? ''
}

const reporter: JobOfProfile = [
  'Reporter, energy and business',
  'CBC Edmonton',
  '2020-09',
  'present',
  'Cover the oil sands and power prices for web and radio',
]
const freelance: JobOfProfile = ['Freelance journalist', 'The Narwhal, Maclean’s, BBC Africa', '2014', 'present']

test('a job of which nothing can be told does not take the place of one with lines', () => {
  const told = openingOf(profileOfJobs(reporter, freelance), 'Senior Journalist', 'Requirements\n- Journalism')
  expect(told).toContain('CBC Edmonton')
  expect(told).not.toContain('Narwhal')
})

test('a freelancer works for clients, not at them', () => {
  const told = openingOf(profileOfJobs(freelance), 'Journalist', 'Requirements\n- Journalism')
  expect(told).toContain('a freelance journalist for The Narwhal, Maclean’s and BBC Africa since 2014')
})

const driver: JobOfProfile = [
  'Delivery Driver',
  'Cascade',
  '2016-03',
  'present',
  'Delivered kegs to 20 bars a day in Seattle',
]
const trainer: JobOfProfile = [
  'Driver Trainer',
  'Swift',
  '2012-06',
  '2015-12',
  'Trained new drivers on the road for six weeks',
]
const attendant: JobOfProfile = [
  'Bell Attendant',
  'Marriott',
  '2006',
  '2008',
  'Checked in the luggage of visitors and answered the internal telephone',
]
const duties = 'Responsibilities\n- Answer internal and external telephone calls\n- Check in visitors and their luggage'

test('of earlier jobs the one nearest to the duties is told, not another of the present trade', () => {
  const told = letterOf(profileOfJobs(driver, trainer, attendant), 'Receptionist', duties)
  expect(told).toContain('Bell Attendant')
  expect(told).not.toContain('Swift')
})

test('where only jobs of other trades came before, none is told', () => {
  const told = letterOf(profileOfJobs(driver, trainer), 'Receptionist', duties)
  expect(told).toContain('Delivery Driver at Cascade')
  expect(told).not.toContain('Swift')
})

test('a newer job that answers one thing does not take the place of an older one that answers more', () => {
  const told = letterOf(
    profileOfJobs(driver, trainer, attendant),
    'Receptionist',
    `${duties}\n- Train new drivers on the road`,
  )
  expect(told).toContain('Bell Attendant')
})

test('where an earlier job is the main one, the present one is told, too', () => {
  const processor: JobOfProfile = [
    'Loan Processor',
    'Broadway Mortgage',
    '2018-03',
    '2021-04',
    'Processed a pipeline of 35 loan files to closing',
  ]
  const supervisor: JobOfProfile = [
    'Shift Supervisor',
    'Starbucks',
    '2023-02',
    'present',
    'Lead a team of six on the morning shift',
  ]
  const told = openingOf(
    profileOfJobs(supervisor, processor),
    'Loan Processor',
    'Requirements\n- Experience as a loan processor',
  )
  expect(told).toMatch(/^As a Loan Processor at Broadway Mortgage/)
  expect(told).toMatch(
    /a Shift Supervisor at Starbucks since February 2023|Since February 2023, I have been a Shift Supervisor/,
  )
})

test('a job of another trade that is long over, and of which nothing is told, begins no letter', () => {
  const courier: JobOfProfile = ['Pizza delivery', '', '', '']
  const told = openingOf(profileOfJobs(courier), 'Electrician', 'Requirements\n- Wiring')
  expect(told).not.toContain('Pizza')
  expect(told).toContain('Electrician at Kestrel')
  expect(
    openingOf(profileOfJobs(['Courier', 'Swift', '2015', '2017']), 'Electrician', 'Requirements\n- Wiring'),
  ).not.toContain('Swift')
  expect(
    openingOf(profileOfJobs(['Courier', 'Swift', '2021', '2024']), 'Electrician', 'Requirements\n- Wiring'),
  ).toContain('Swift')
})

test.each([
  ['I was also a Pastry Chef at Swift, from June 2011 to May 2013.', 'Pastry Chef', 'Ran a kitchen of', 'nine cooks'],
  [
    'Von Juni 2011 bis Mai 2013 war ich ebenfalls als Konditorin bei Swift tätig.',
    'Konditorin',
    'Leitung der Küche und der Backstube mit',
    'neun Köchen',
  ],
  [
    'J’ai aussi travaillé comme pâtissière chez Swift, de juin 2011 à mai 2013.',
    'Pâtissière',
    'Géré la cuisine et les desserts de',
    'neuf personnes',
  ],
  [
    'También trabajé como pastelera en Swift, de junio de 2011 a mayo de 2013.',
    'Pastelera',
    'Dirigí la cocina y los postres de',
    'nueve personas',
  ],
])(
  'an earlier job of the same title is told by that title, not by the one applied for: %s',
  (told, title, did, whom) => {
    const now: JobOfProfile = [title, 'Cascade', '2013-05', 'present', `${did} ${whom}`]
    const before: JobOfProfile = [title, 'Swift', '2011-06', '2013-05', `${did} Swift`]
    expect(openingOf(profileOfJobs(now, before), 'Head Chef', 'Requirements\n- Baking')).toContain(told)
  },
)

test('an earlier job of the same title that lasted a few months is not told', () => {
  const manager: JobOfProfile = ['Pastry Chef', 'Cascade', '2013-05', 'present', 'Ran a kitchen of nine cooks']
  const short: JobOfProfile = ['Pastry Chef', 'Swift', '2013-01', '2013-04', 'Ran a kitchen of four cooks']
  expect(openingOf(profileOfJobs(manager, short), 'Pastry Chef', 'Requirements\n- Baking')).not.toContain('Swift')
})

test('of two jobs of the trade the newer one is written from, though only the older one lasted as long as is asked', () => {
  const now: JobOfProfile = [
    'Corporate Accountant',
    'Cascade',
    '2021-01',
    '2024-06',
    'Closed the books of four companies',
  ]
  const before: JobOfProfile = ['Accountant', 'Swift', '2013-01', '2020-12', 'Reconciled 15 bank accounts']
  const told = openingOf(profileOfJobs(now, before), 'Accountant', 'Requirements\n- 5 years of accounting experience')
  expect(told).toContain('I was a Corporate Accountant at Cascade')
})

test('beside what somebody does today no job before is told', () => {
  const now: JobOfProfile = ['Form Tutor', 'Ikastola', '2019-09', 'present', 'Lead a class of 24 children']
  const teacher: JobOfProfile = [
    'Spanish Teacher',
    'Lincoln School',
    '2016-08',
    '2019-06',
    'Taught Spanish to grades 6 to 8',
    'Taught Spanish literature',
  ]
  const first: JobOfProfile = ['Spanish Teacher', 'Roosevelt School', '2013-08', '2016-06', 'Taught Spanish to grade 5']
  const told = openingOf(
    profileOfJobs(now, teacher, first),
    'Spanish Teacher',
    'Requirements\n- Spanish teacher\n- Teaching Spanish to grades 6 to 8\n- Spanish literature',
  )
  expect(told).toContain('I was a Spanish Teacher at Lincoln School')
  expect(told).toContain('Form Tutor at Ikastola')
  expect(told).not.toContain('Roosevelt')
})

test('whoever led something is named with it, however long ago, where somebody to lead is sought', () => {
  const told = openingOf(
    profileOfJobs(['Deputy Manager', 'Swift', '2010', '2016']),
    'Assistant Manager',
    'Requirements\n- Excel',
  )
  expect(told).toContain('Deputy Manager at Swift')
})

test('a job that another one followed is told with its years, not as the one before', () => {
  const jobs = profileOfJobs(
    [
      'Sachbearbeiterin Verkauf',
      'Nord GmbH',
      '2024-08',
      'present',
      'Bearbeitung der Bestellungen im Verkauf und der Retouren',
    ],
    ['Reinigungskraft', 'Glanz GmbH', '2022-04', '2024-07'],
    ['Hauptbuchhalterin', 'Agro GmbH', '2014-01', '2022-03', 'Leitung der Finanzbuchhaltung und des Jahresabschlusses'],
    ['Buchhalterin', 'Altbank', '2007-01', '2013-12'],
  )
  const told = openingOf(jobs, 'Buchhalter (m/w/d)', 'Ihr Profil\n- Erfahrung im Verkauf')
  expect(told).toContain('Hauptbuchhalterin bei der Agro GmbH')
  expect(told).not.toMatch(/davor|zuvor|altbank/i)
})

test('lines that all begin small are told with a capital, one that begins small goes on from another and is not', () => {
  const care = (...lines: string[]) =>
    writeLetter(
      profileOfJobs(['Care Assistant', 'Hazel Court', '2018-01', 'present', ...lines]),
      { title: 'Carer', company: '', text: 'Requirements\n- Moving and handling of residents with hoists' },
      'en',
      { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' },
    )
  const all = JSON.stringify(care('moving and handling of residents with hoists', 'helping residents with their meals'))
  expect(all).toContain('"Moving and handling of residents with hoists"')
  expect(
    JSON.stringify(care('Kept the charts of every shift', 'moving and handling of residents with hoists')),
  ).not.toContain('of residents with hoists"')
})

test('below the opening the line nearest to the posting is read first, before a figure of other work', () => {
  const manager = profileOfJobs([
    'Store Manager',
    'Argos',
    '2014-03',
    'present',
    'Grew sales of the shop by 9% in two years',
    'Set up tablets and printers for the tills of new shops',
  ])
  const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
  const text = 'Requirements\n- Printers\n- Tablets'
  const letter = writeLetter(manager, { title: 'IT Support Technician', company: '', text }, 'en', date)
  const body = JSON.stringify(letter.paragraphs)
  expect(body.indexOf('printers for the tills')).toBeLessThan(body.indexOf('by 9%'))
})

test('where nothing matches, no job before is told, not even one that shares a rank with the position', () => {
  const nurse: JobOfProfile = [
    'District Nurse',
    'Fenland Trust',
    '2020-04',
    'present',
    'Dress the wounds of 45 patients at home',
  ]
  const before: JobOfProfile = [
    'Staff Nurse',
    'Hinch Hospital',
    '2017-09',
    '2020-03',
    'Cared for eight patients on every shift',
  ]
  const first: JobOfProfile = [
    'Healthcare Assistant',
    'Old Hospital',
    '2014-01',
    '2017-08',
    'Washed and fed 12 patients a day',
  ]
  const told = openingOf(
    profileOfJobs(nurse, before, first),
    'Accounting Assistant',
    'Requirements\n- Ledgers\n- Invoices',
  )
  expect(told).toContain('Fenland Trust')
  expect(told).not.toMatch(/Hinch Hospital|Old Hospital/)
})

test('a job that has just ended is written from, though an older one of the trade answers one thing', () => {
  const now: JobOfProfile = [
    'Class Teacher',
    'Hoyle School',
    '2023-09',
    '2026-07',
    'Taught a class of 31 in all subjects',
  ]
  const before: JobOfProfile = [
    'Class Teacher',
    'Old School',
    '2022-09',
    '2023-08',
    'Taught phonics to 12 pupils with dyslexia',
  ]
  const told = openingOf(profileOfJobs(now, before), 'Primary Teacher', 'Requirements\n- Phonics')
  expect(told).toContain('a Class Teacher at Hoyle School')
})

test('a placement in the very trade comes before today’s job of another trade that answers nothing', () => {
  const barista: JobOfProfile = ['Barista', 'Bean Street', '2022-10', 'present', 'Open and close the shop and cash up']
  const intern: JobOfProfile = ['Marketing Intern', 'Wharfe Cycles', '2024-06', '2024-08', 'Wrote four product pages']
  const profile = profileOfJobs(barista, intern)
  const told = openingOf(profile, 'Performance Marketing Manager', 'Requirements\n- Google Ads')
  expect(told).toContain('a Marketing Intern at Wharfe Cycles')
  expect(openingOf(profile, 'Electrician', 'Requirements\n- Wiring')).not.toContain('Wharfe')
})
