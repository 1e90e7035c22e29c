import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { writeLetter } from '../write-letter.ts'
import { isSameFact } from './same-fact.ts'

test.each([
  ['Ran payroll for 200 staff every month', 'Monthly payroll for 200 employees'],
  ['Payroll for 200 staff every month', 'Payroll for 200 employees every month'],
  ['Managed stock and ordering', 'Responsible for stock control and ordering of supplies'],
  ['Buchhaltung für 30 Mandanten mit DATEV', 'Betreute 30 Mandanten in der Finanzbuchhaltung mit DATEV'],
  ['Lohnabrechnung für 80 Beschäftigte', 'Erstellte monatliche Lohnabrechnungen für 80 Mitarbeitende'],
])('%s and %s tell the same', (one, other) => {
  expect(isSameFact(one, other)).toBe(true)
  expect(isSameFact(other, one)).toBe(true)
})

test.each([
  ['Cut food waste by 12%', 'Cut food waste costs by £400 a week'],
  ['Trained 12 staff in SAP', 'Trained 12 staff in Excel'],
  ['Served 60 tables per shift in the restaurant', 'Served 60 guests per shift at the bar'],
  ['Bedienung von Kunden an der Kasse', 'Bedienung von Kunden am Telefon'],
  ['Formation de deux apprentis en cuisine', 'Formation de deux apprentis en salle'],
  ['Increased sales by 12% in Leeds', 'Increased sales by 12% in York'],
  ['Answered the telephone and greeted visitors', 'Greeted visitors and booked meeting rooms'],
  ['Welded steel frames (MIG)', 'Welded aluminium frames (TIG)'],
  ['Patient transfers with hoists', 'Patient records on RiO'],
  ['Pflege von 28 Patienten auf der Inneren', 'Dokumentation der Pflege in Orbis'],
  ['Taught maths to years 7 to 9', 'Took a group of 30 on a trip to Berlin'],
])('%s and %s do not', (one, other) => {
  expect(isSameFact(one, other)).toBe(false)
})

test('a letter tells a fact once, in its rows and below them, and among results and duties', () => {
  const profile = {
    ...emptyProfile(),
    professional_experience: [
      {
        id: 'j1',
        title: 'Office Manager',
        company: 'Harrow',
        location: '',
        from: '2019-02',
        to: 'present',
        responsibilities: [
          'Ran the monthly payroll for 200 staff in Sage',
          'Booked travel for directors and kept their diaries',
        ],
        notable_achievements: ['Monthly payroll for 200 employees, always on time'],
      },
    ],
  }
  const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
  const toldFor = (text: string, title = 'Clerk') =>
    writeLetter(profile, { title, company: 'Kestrel', text }, 'en', date).paragraphs.flatMap(
      ({ sentences, rows = [], lines }) => [
        ...[...sentences, ...lines].map((it) => it.text),
        ...rows.map(({ bring }) => bring.text),
      ],
    )
  const asked = toldFor(
    'Requirements\n- Payroll\n- Sage\n- Monthly payroll of employees\n- Booking travel for directors',
  )
  const unasked = toldFor('Requirements\n- Booking travel for directors', 'Office Manager')
  for (const told of [asked, unasked]) expect(told.filter((it) => it.includes('ayroll'))).toHaveLength(1)
  expect(asked.some((it) => it.includes('directors'))).toBe(true)
})
