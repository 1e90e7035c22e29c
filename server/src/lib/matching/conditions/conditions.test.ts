import { expect, it } from 'vitest'
import { person, type Parts } from '../../../testing/match-person.ts'
import { matchPosting } from '../match-posting.ts'

const now = new Date('2026-11-22')
const match = (description: string, parts: Parts = {}) =>
  matchPosting(person(parts), { title: '', location: '', requirements: '', description }, now)
const rows = (description: string, parts?: Parts) =>
  match(description, parts).requirements.map(({ text, status }) => `${status} ${text}`)

it.each([
  ['Essential\n- Enhanced DBS check (we pay)', 'missing Enhanced DBS check'],
  ['Essential\n- Able to work nights when needed', 'missing work nights'],
  ['Essential\n- Willing to work rotating shifts', 'missing rotating shifts'],
  ['You must have the right to work in the UK.', 'missing right to work in the UK'],
  ['All applicants must be eligible to live and work in the UK.', 'missing eligible to live and work in the UK'],
  ['The post is subject to a criminal record check.', 'missing criminal record check'],
  ['Ihr Profil\n- Erweitertes Führungszeugnis', 'missing Erweitertes Führungszeugnis'],
  ['Ihr Profil\n- Bereitschaft zur Wechselschicht', 'missing Wechselschicht'],
  ['Profil recherché\n- Disponible le week-end', 'missing week-end'],
  ['Requisitos\n- Disponibilidad para trabajar a turnos rotativos', 'missing turnos rotativos'],
])('what a person is to agree to or to prove is a row: %s', (posting, row) => {
  expect(rows(posting)).toEqual([row])
})

it.each<[string, Parts]>([
  ['Essential\n- Enhanced DBS check', { papers: ['Enhanced DBS on the update service'] }],
  ['Essential\n- Able to work nights', { title: 'Carer', lines: ['Covered night shifts on a ward of 30'] }],
  ['Ihr Profil\n- Bereitschaft zur Wechselschicht', { title: 'Pflegefachkraft', lines: ['Pflege in Wechselschicht'] }],
])('a paper or a line of work shows it: %s', (posting, parts) => {
  expect(rows(posting, parts)[0]).toMatch(/^have /)
})

it('such rows weigh nothing', () => {
  const skills = ['Python', 'SQL', 'Docker']
  const asked = 'Essential\n- Python\n- SQL\n- Docker'
  expect(match(`${asked}\n- Right to work in the UK\n- Weekends`, { skills }).score).toBe(
    match(asked, { skills }).score,
  )
})

it('what a job gives asks for nothing', () => {
  expect(rows('What we offer\n- No weekends\n- Weekends off')).toEqual([])
})
