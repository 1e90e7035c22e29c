import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { plainChoices } from '../letter-style.ts'
import { writeLetter } from '../write-letter.ts'
import { sharesPair } from './part-asks.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const person = (lines: string[], schools: [string, string][] = []): ProfileDocument => ({
  ...emptyProfile(),
  professional_experience: [
    {
      id: 'j1',
      company: 'Harrow',
      location: '',
      from: '2022-03',
      to: 'present',
      title: 'Office Assistant',
      responsibilities: lines,
      notable_achievements: [],
    },
  ],
  education: schools.map(([degree_type, specialization], at) => ({
    id: `e${at}`,
    institution: 'Leeds',
    attendance: `201${at} - 201${at + 3}`,
    degree_type,
    specialization,
    gpa: '',
    expected: false,
  })),
})
const rowsFor = (profile: ProfileDocument, text: string) =>
  writeLetter(profile, { title: 'Clerk', company: 'Kestrel', text }, 'en', date, { ...plainChoices, form: 'rows' })
    .paragraphs.flatMap(({ rows = [] }) => rows)
    .map(({ ask, bring }) => [ask.text, bring.text])

test('of a line that asks for several things side by side the part is answered that a line of work is about', () => {
  const clerk = person(['Book about 80 trips a year and settle the expense reports'])
  expect(
    rowsFor(clerk, 'Duties:\n- Prepare monthly expense reports for the team and coordinate special projects'),
  ).toEqual([
    ['Prepare monthly expense reports for the team', 'Book about 80 trips a year and settle the expense reports'],
  ])
})

test('neither a word in common nor the torn beginning of a list is such a part', () => {
  const clerk = person(['Sent reminders of unpaid quotes', 'Wrote the accounting memos for six clients'])
  expect(rowsFor(clerk, 'Duties:\n- Inviting participants, reminders of participants and seating')).toEqual([])
  expect(rowsFor(clerk, 'Duties:\n- Analyze accounting, reporting and process implications of entities')).toEqual([])
})

test('what stands behind “that” is not taken apart, and an infinitive without its object asks for nothing', () => {
  const clerk = person(['Moved the accounting of six clients to a new system'])
  const asked = 'Ensure that accurate and complete accounting, reporting and control systems are functioning'
  expect(rowsFor(clerk, `Duties:\n- ${asked}`)).toEqual([])
  expect(rowsFor(person(['Wrote quotations and followed them up']), 'Duties:\n- Ensure all quotations')).toEqual([])
  expect(rowsFor(person(['Taught English to 20 children']), 'Requirements:\n- English teaching to promote')).toEqual([])
})

test('an attitude is answered by no line of work', () => {
  const clerk = person(['Covered lessons when the teacher was away'])
  expect(rowsFor(clerk, 'Requirements:\n- An enthusiasm for teaching')).toEqual([])
  expect(rowsFor(clerk, 'Candidates must have an enthusiasm for teaching, and a good knowledge of Latin.')).toEqual([])
})

test('how much something is wanted is no part of it', () => {
  const carer = person(['Wrote the care plans of 14 residents with dementia'])
  expect(rowsFor(carer, 'Requirements:\n- Dementia care plans, ideal but not essential')).toEqual([
    ['Dementia care plans', 'Wrote the care plans of 14 residents with dementia'],
  ])
})

test('of two degrees that are enough the higher one answers', () => {
  const analyst = person(
    [],
    [
      ['BSc', 'Statistics'],
      ['MSc', 'Data Science'],
    ],
  )
  expect(
    rowsFor(analyst, 'Requirements:\n- Bachelor’s degree or higher in Mathematics, Statistics or Data Science').map(
      ([, bring]) => bring,
    ),
  ).toEqual(['MSc in Data Science'])
})

test.each([
  ['Monthly expense reports', 'Settled the expense report', true],
  ['Expense approvals and quarterly reports', 'Settled the expense report', false],
  ['The new team', 'A new team', false],
])('%s and %s share a pair of words: %s', (asked, said, shared) => {
  expect(sharesPair(asked, said)).toBe(shared)
})

test('a line about a part of what is asked answers nothing, where the rest tells more', () => {
  const clerk = person(['Led the move from paper ledgers to a new accounting system'])
  expect(rowsFor(clerk, 'Requirements:\n- Knowledge of accounting theory')).toEqual([])
  expect(rowsFor(clerk, 'Requirements:\n- Experience of paper ledgers')).toHaveLength(1)
})

test('experience in a field is answered by the job of that name, with place and time', () => {
  const profile = person(['Wrote the accounting memos for 140 contracts'])
  const [job] = profile.professional_experience
  const accountant = { ...profile, professional_experience: [{ ...job!, title: 'Senior Accountant' }] }
  expect(rowsFor(accountant, 'Requirements:\n- Experience in accounting')).toEqual([
    ['Experience in accounting', 'Senior Accountant at Harrow, since March 2022'],
  ])
  expect(rowsFor(accountant, 'Requirements:\n- 7-10 years region or headquarters accounting')).toEqual([])
})

test('a part that hangs on the word before it is none, and a German noun loses the article of its case', () => {
  const controller = person(['Kostenrechnung für zwei Werke aufgebaut', 'Pflege des Berichtswesens im Vertrieb'])
  expect(
    writeLetter(
      controller,
      {
        title: 'Controller',
        company: 'K',
        text: 'Aufgaben:\n- Weiterentwicklung des Planwesens und der Kostenrechnung',
      },
      'de',
      date,
      { ...plainChoices, form: 'rows' },
    )
      .paragraphs.flatMap(({ rows = [] }) => rows)
      .map(({ ask }) => ask.text),
  ).toEqual(['Kostenrechnung'])
})
