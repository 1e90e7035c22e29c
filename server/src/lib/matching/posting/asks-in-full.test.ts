import { expect, test } from 'vitest'
import { matchPerson, statusOf } from '../../../testing/match-person.ts'
import { readRequirements } from './read-requirements.ts'

const read = (requirements: string) =>
  readRequirements({ requirements }).map(({ kind, what, text }) => `${kind} ${what}: ${text}`)

test.each([
  ['Master’s degree in Spanish', ['BA', 'Spanish'], 'missing'],
  ['Master’s degree in Spanish', ['MA', 'Spanish'], 'have'],
  ['Advanced degree in Statistics', ['BSc', 'Statistics'], 'missing'],
  ['Advanced degree in Statistics', ['MS', 'Statistics'], 'have'],
  ['Master’s degree', ['MA', 'Teaching Spanish'], 'have'],
  ['Master’s degree', ['LLM', 'European Law'], 'have'],
  ['Master’s degree', ['BA', 'History, Amherst, MA'], 'missing'],
  ['Master’s degree', ['MA (Hons)', 'History'], 'missing'],
  ['Bachelor’s degree', ['MA (Hons)', 'History'], 'have'],
  ['Master’s degree', ['MS Office', 'Basics'], 'missing'],
  ['Master’s degree', ['LLM', 'Prompting'], 'missing'],
  ['Master 2', ['Ma formation', 'Vente'], 'missing'],
] satisfies [string, [string, string], string][])('of %s, %j is %s', (asked, school, status) => {
  expect(statusOf(asked, { school })).toBe(status)
})

test('each language of a list is asked for, whatever stands before the first', () => {
  expect(read('- Excellent oral and writing skills in Armenian, Russian and English')).toEqual(
    expect.arrayContaining([
      'required language: Excellent oral and writing skills in Armenian',
      'required language: Russian',
      'required language: English',
    ]),
  )
  expect(read('- Buena redacción en gallego, francés e inglés').filter((it) => it.includes('language'))).toHaveLength(3)
})

test('of examples one is enough', () => {
  const asked = '- Hands-on experience with accounting systems (e.g., SAP, NetSuite, QuickBooks, Xero)'
  expect(matchPerson(asked, { skills: ['NetSuite'] }).filter(({ status }) => status === 'missing')).toEqual([])
  expect(read('- Umgang mit Kassensystemen (z. B. Lightspeed, Vectron, SAP)').length).toBeLessThan(3)
})

test('years of what the next lines name are years of the work itself', () => {
  expect(read('- 3+ years of experience with the following:\n- SQL')).toEqual([
    'required years: 3+ years of experience',
    'required skill: SQL',
  ])
})

test('a list of asks without a heading may begin with a degree or years', () => {
  const description =
    'Responsibilities:\n- Build reports\n- Review code\n- Bachelor’s degree in Physics or similar\n- 3+ years of laboratory work experience\n- Knowledge of SQL\n- Programming in Python'
  expect(readRequirements({ description }).map(({ kind, text }) => `${kind} ${text}`)).toContain('required Python')
})

test('what must be registered or held is read out of running text that lost its stops', () => {
  const client = 'My client is one of the leading providers of care in the county and looks after forty residents. '
  const description = `${client.repeat(5)}The Candidate: Must be a qualified nurse Must have^at least 2 years experience Ability to communicate Must have an active NMC PIN Be registered with the General Dental Council Be an enthusiastic team player`
  const found = readRequirements({ description }).map(({ what, text }) => `${what} ${text}`)
  expect(found).toEqual(
    expect.arrayContaining(['licence NMC PIN', 'licence registered with the General Dental Council']),
  )
})

test('who works in the trade is not registered by that', () => {
  expect(statusOf('GDC registered', { title: 'Dental Nurse' })).toBe('missing')
  expect(statusOf('GDC registration', { title: 'Dental Nurse', papers: ['GDC registered'] })).toBe('have')
  expect(statusOf('Gas Safe registered', { title: 'Heating engineer', lines: ['Repaired boilers'] })).toBe('missing')
})

test.each([
  'Honesty and dedication',
  'Ehrlichkeit und Höflichkeit',
  'Honnêteté et courtoisie',
  'Honestidad y dedicación',
])('"%s" is no requirement, for anybody claims it', (line) => {
  expect(read(`- ${line}`)).toEqual([])
})

test('neither a warning of frauds nor a sentence about the team asks for anything', () => {
  expect(read('- SQL\nOur recruiters will only contact you through official job boards.')).toEqual([
    'required skill: SQL',
  ])
  expect(read('- SQL\n- The Sales Operations team supports company-wide initiatives such as those of tax')).toEqual([
    'required skill: SQL',
  ])
})

test('a name behind the last word of a broken line goes on in the next', () => {
  expect(read('- professional certificate issued by the Ministry of\nFinance of the Republic')).toEqual([
    'required other: professional certificate issued by the Ministry of Finance of the Republic',
  ])
})

test('three programs of a suite are the suite, one is a part of it', () => {
  expect(statusOf('MS Office', { skills: ['Word', 'Excel', 'PowerPoint'] })).toBe('have')
  expect(statusOf('MS Office', { skills: ['Excel'] })).toBe('similar')
  expect(statusOf('Spreadsheet software', { skills: ['Excel'] })).toBe('have')
  expect(statusOf('Pivot tables', { skills: ['Excel'] })).not.toBe('have')
})
