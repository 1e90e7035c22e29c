import { expect, it } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'

it('a name that stands in a line of the own work is had, however common its words are', () => {
  const lines = ['Charting and recalls in Register of Practice']
  expect(statusOf('Familiarity with Register of Practice', { title: 'Dental Nurse', lines })).toBe('have')
  expect(statusOf('Erfahrung mit Kontor Nord', { title: 'Kaufmann', lines: ['Rechnungen in Kontor Nord'] })).toBe(
    'have',
  )
})

it.each([
  'Keen to learn Register of Practice',
  'A bit of Register of Practice',
  'No experience with Register of Practice',
  'Flyers for Register of Practice',
  'Posters for Register of Practice',
  'Sold Register of Practice licences',
  'Met the Register of Practice team every week',
])('a name that stands there weakened, denied or as the deed of others is not had: %s', (line) => {
  expect(statusOf('Familiarity with Register of Practice', { title: 'Dental Nurse', lines: [line] })).not.toBe('have')
})

it('of more than the name a line with the name shows a part', () => {
  const lines = ['Recalls in Register of Practice']
  expect(statusOf('Experience migrating clinics to Register of Practice', { title: 'Dental Nurse', lines })).toBe(
    'similar',
  )
})

it('a certificate of another grade is not had by the name before its grade', () => {
  const asked = 'Certified Kestrel Cloudworks Architect – Professional'
  expect(statusOf(asked, { papers: ['Certified Kestrel Cloudworks Architect – Associate'] })).toBe('similar')
})

it('two asked words side by side, or a telling one, are similar', () => {
  const keeper = { title: 'Keeper', lines: ['Fed the snow leopards and cleaned their puppetry stage'] }
  expect(statusOf('Experience with snow leopards of the Himalaya', keeper)).toBe('similar')
  expect(statusOf('Experience of running puppetry', keeper)).toBe('similar')
  expect(statusOf('Experience of running harbours', keeper)).toBe('missing')
})

it('an alternative that no list knows is had by an entry of that name', () => {
  expect(statusOf('Kenntnisse in Dampsoft, Evident oder Solutio', { skills: ['Solutio'] })).toBe('have')
})

it('two words that many postings have are similar where they stand side by side', () => {
  const asked = 'Proven track record of growing event revenue'
  expect(statusOf(asked, { title: 'Manager', lines: ['Raised event revenue by a third'] })).toBe('similar')
  expect(statusOf(asked, { title: 'Manager', lines: ['Raised revenue at every event'] })).toBe('missing')
})
