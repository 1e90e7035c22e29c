import { expect, test } from 'vitest'
import { profileOfJobs, type JobOfProfile } from '../../../../testing/profile-of-jobs.ts'
import { writeLetter } from '../write-letter.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const letterOf = (title: string, text: string, ...jobs: JobOfProfile[]): string =>
  writeLetter(profileOfJobs(...jobs), { title, company: 'Fairmoor', text }, 'en', date)
    .paragraphs.flatMap(({ sentences, lines, rows = [] }) => [
      ...sentences,
      ...lines,
      ...rows.map(({ bring }) => bring),
    ])
    .map(({ text: told }) => told)
    .join('\n')

const nurse: JobOfProfile = [
  'Dental Nurse',
  'Riverbend Dental Care',
  '2019-05',
  'present',
  'Assisted in the placement of 150 implants',
  'Take and develop radiographs for three dentists',
]
const posting = 'Duties\n- Assist with implant placement\n- Take radiographs\n- Answer questions of customers'

test('what a student’s job did is not told beside a real one, nor that somebody had it', () => {
  const student: JobOfProfile = [
    'Dental Assistant (student job)',
    'Quay Dental',
    '2017-09',
    '2019-04',
    'Answered questions of customers at the desk',
  ]
  const told = letterOf('Dental Nurse', posting, nurse, student)
  expect(told).toContain('150 implants')
  expect(told).not.toMatch(/Answered questions|Quay Dental/)
  expect(letterOf('Dental Nurse', posting, student)).toContain('Quay Dental')
})

test('a line of another trade that shares everyday words answers nothing beside the lines of the trade', () => {
  const shop: JobOfProfile = [
    'Shop Assistant',
    'Glimmer',
    '2015-01',
    '2019-04',
    'Helped customers and answered questions',
  ]
  expect(letterOf('Dental Nurse', posting, nurse, shop)).not.toContain('Helped customers')
})
