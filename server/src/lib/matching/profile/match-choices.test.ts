import { expect, it } from 'vitest'
import { matchPerson, statusOf, type Parts } from '../../../testing/match-person.ts'

const ferries: Parts = { title: 'Coordinator', lines: ['Coordinated ferries and their crews'] }
const reeder: Parts = { title: 'Disponentin', lines: ['Disposition der Fähren und ihrer Besatzungen'] }

it.each([
  ['Experience from ports, ferries or airports', ferries],
  ['Experience with ports, airports, ferries, or similar', ferries],
  ['Experience in one of the following: ports, ferries and airports', ferries],
  ['Erfahrung aus Häfen, Fähren oder Flughäfen', reeder],
  ['Erfahrung in mindestens einer der Branchen: Häfen, Fähren und Flughäfen', reeder],
  ['Expérience des ports, ferries ou aéroports', { title: 'Agent', lines: ['Organisation des ferries du matin'] }],
  [
    'Experiencia en puertos, ferris o aeropuertos',
    { title: 'Agente', lines: ['Organización de los ferris de la tarde'] },
  ],
])('whoever knows one of several alternatives is not told that it is missing: %s', (asked, parts) => {
  expect(statusOf(asked, parts)).toBe('similar')
  expect(statusOf(asked, { title: 'Baker', lines: ['Baked bread for 40 shops'] })).toBe('missing')
})

it('one alternative that is held by its name is all that is asked', () => {
  expect(statusOf('Experience from ports, ferries or airports', { skills: ['Ferries'] })).toBe('have')
  expect(statusOf('Kenntnisse in Dampsoft, Evident oder Solutio', { skills: ['Solutio'] })).toBe('have')
})

it('what stands beside the list must be met with each of it', () => {
  const asked = 'Painting ports, ferries or airports'
  expect(statusOf(asked, { title: 'Painter', lines: ['Painted ferries in dry dock'] })).toBe('have')
  expect(statusOf(asked, ferries)).toBe('missing')
})

it('a word that may belong to the whole list makes one of it similar at most', () => {
  const asked = 'Experience in falconry, puppetry or glacier mapping'
  expect(statusOf(asked, { skills: ['Puppetry'] })).toBe('similar')
})

it('lists with "and", counts and exclusions ask for all that they name', () => {
  for (const asked of [
    'Experience from ports, ferries and airports',
    'Experience in two of ports, ferries or airports',
    'Experience from anything except ports, ferries or airports',
  ])
    expect(statusOf(asked, ferries), asked).toBe('missing')
})

it('alternatives that the list of skills knows in part are one requirement', () => {
  const statuses = (parts: Parts) =>
    matchPerson('- Experience from beekeeping, accounting, ferries or SAP', parts).map(({ text, status }) => [
      text,
      status,
    ])
  const text = 'beekeeping, accounting, ferries or SAP'
  expect(statuses({ skills: ['SAP'] })).toEqual([[text, 'have']])
  expect(statuses(ferries)).toEqual([[text, 'similar']])
  expect(statuses({ skills: ['Baking'] })).toEqual([[text, 'missing']])
})

it('years in one of several fields count, and only so many as are asked for', () => {
  const asked = '3 years of experience in ports, ferries or airports'
  expect(statusOf(asked, { title: 'Ferry Agent', lines: ['Checked tickets'] })).toBe('have')
  expect(statusOf(asked, { title: 'Ferry Agent', since: '2026-01', lines: ['Checked tickets'] })).toBe('similar')
  expect(statusOf(asked, ferries)).toBe('similar')
  expect(statusOf(asked, { title: 'Baker', lines: ['Baked bread'] })).toBe('missing')
  const either = '3 years of experience in accounting, ferries or airports'
  expect(statusOf(either, { title: 'Ferry Agent' })).toBe('have')
  expect(statusOf(either, { title: 'Accountant' })).toBe('have')
  expect(statusOf(either, { title: 'Baker' })).toBe('missing')
})

it('what the years are of is asked beside each alternative, and examples stay with their kind', () => {
  const asked = '3 years of software development in Java, Cobol or Fortran'
  expect(statusOf(asked, { title: 'Software Developer', lines: ['Wrote services in Ruby'] })).not.toBe('have')
  expect(statusOf(asked, { title: 'Software Developer', lines: ['Wrote services in Java'] })).toBe('have')
  expect(statusOf('3 years of paediatric accounting, ferries or airports', { title: 'Accountant' })).not.toBe('have')
  const texts = matchPerson('- Service mesh technologies such as Istio, Linkerd, or Consul', {}).map(({ text }) => text)
  expect(texts).toHaveLength(1)
})

it('a strength among several kinds of work stays one', () => {
  const found = matchPerson('- Ferry service, technical delivery or teamwork', { skills: ['Teamwork'] })
  expect(found.some(({ text }) => text.includes('Ferry'))).toBe(false)
})
