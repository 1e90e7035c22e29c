import { expect, test } from 'vitest'
import { employerFacts } from './employer-facts.ts'

const description = `Dental Nurse
We are a friendly team in the old town.
We are owned by our members and give every colleague 31 hours of paid volunteering a year.
• Chairside assistance
We are looking for a nurse who can start in May.
Please send your CV to us.`

test('what a posting tells of the employer stands beside the question, numbers first, without what it asks for', () => {
  expect(employerFacts({ company_info: '', description })).toEqual([
    'We are owned by our members and give every colleague 31 hours of paid volunteering a year.',
    'We are a friendly team in the old town.',
  ])
})

test('German and Spanish postings are read, too', () => {
  const german = 'Wir sind eine Genossenschaft mit 4.200 Mitgliedern und betreiben elf Bürgerwindparks.\nIhre Aufgaben'
  const spanish = 'Somos una plataforma educativa que usan 3.000 colegios en España.'
  expect(employerFacts({ company_info: '', description: german })).toHaveLength(1)
  expect(employerFacts({ company_info: spanish, description: '' })).toEqual([spanish])
})
