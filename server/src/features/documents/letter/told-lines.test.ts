import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { profileOfJobs, type JobOfProfile } from '../../../testing/profile-of-jobs.ts'
import { writeLetter } from './write-letter.ts'

const bodyOf = (profile: ProfileDocument, title: string, text: string): string => {
  const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
  const { paragraphs } = writeLetter(profile, { title, company: 'Kestrel', text }, 'en', date)
  return paragraphs.map((it) => [...it.sentences, ...it.lines].map(({ text: line }) => line).join('\n')).join('\n')
}
const operator: JobOfProfile = [
  'Forklift Operator',
  'Dulles Freight',
  '2021-06',
  'present',
  'Run the reach truck for six lorries every morning',
  'Count the stock of both halls on a scanner',
  'Load and unload trailers at four docks',
]
const clerk: JobOfProfile = [
  'Warehouse Clerk',
  'Potomac Paper',
  '2018-03',
  '2021-05',
  'Drove the box truck for local deliveries on three days a week',
  'Ordered labels and pallets for two halls',
]

test('what an earlier job shows of the position itself is told, where the present one shows nothing of it', () => {
  const told = bodyOf(profileOfJobs(operator, clerk), 'Driver', 'Requirements\n- Punctuality\n- Clean driving record')
  expect(told).toContain('drove the box truck')
  expect(told).not.toContain('Ordered labels')
  expect(bodyOf(profileOfJobs(operator, clerk), 'Baker', 'Requirements\n- Punctuality')).not.toContain('box truck')
})

test('of achievements without duties beside them only what says a figure is a result, and a side matter stays out', () => {
  const profile = profileOfJobs(['Backend Developer', 'Cennik', '2022-03', 'present'])
  const [job] = profile.professional_experience
  const notable_achievements = [
    'On call one week in five',
    'Moved 23 services to Kubernetes and cut the bill by 31%',
    'Retired the old Perl scraper of the shops after eight months',
  ]
  const told = bodyOf(
    { ...profile, professional_experience: [{ ...job!, notable_achievements }] },
    'Backend Engineer',
    'Requirements\n- Scraping of web shops\n- Kubernetes',
  )
  expect(told).toContain('Perl scraper')
  expect(told).not.toMatch(/on call/i)
})

test('the best line is told, though others would make sentences, and one as people talk only behind others', () => {
  const teacher = profileOfJobs([
    'Class Teacher',
    'Hoyle School',
    '2023-09',
    'present',
    'Taught a mixed class of 31 pupils',
    'Helped the new guys with the register',
    'Led maths across the school: results of all pupils raised from 71% to 84%',
    'Planned the trips of three classes to the museum',
  ])
  const told = bodyOf(teacher, 'Primary Teacher', 'Requirements\n- Punctuality')
  expect(told).toContain('84%')
  expect(told).not.toContain('guys')
})

test('an earlier job that answers something is told once, without the time that the opening has named', () => {
  const picker: JobOfProfile = [
    'Delivery Driver',
    'Potomac Paper',
    '2018-03',
    '2021-05',
    'Drove the box truck to 40 customers a day',
    'Checked tachograph records of the fleet for errors',
  ]
  const told = bodyOf(profileOfJobs(operator, picker), 'Van Driver', 'Requirements\n- Checking of tachograph records')
  expect(told).toContain('tachograph records')
  expect(told.match(/2018/g)).toHaveLength(1)
})
