import { expect, it } from 'vitest'
import { matchPerson, statusOf } from '../../../testing/match-person.ts'

const shown = (asked: string, line: string) => statusOf(asked, { title: 'Employee', lines: [line] }) ?? 'missing'

it.each([
  ['Experience of leading and motivating finance teams', 'Manage a finance team of nine'],
  ['Experience of presenting to senior stakeholders', 'Present monthly results to the board'],
  ['Experience of supervising staff', 'Ran a shift of six'],
  ['Experience of working with children', 'Taught a class of 29'],
  ['Experience of managing teams of 10', 'Led a team of twelve'],
  ['Experience of liaising with suppliers', 'Ordered stock and dealt with suppliers in three countries'],
  ['Erfahrung in der Führung von Mitarbeitern', 'Ein Team von zehn Mitarbeitenden geführt'],
  ['Mitarbeiterführung', 'Leitung einer Schicht mit sechs Pflegekräften'],
  ['Erfahrung in der Präsentation vor Führungskräften', 'Präsentation der Zahlen vor der Geschäftsführung'],
  ["Expérience d'encadrement d'équipe", 'Encadrement de six commis'],
  ['Experiencia en gestión de equipos', 'Coordiné un equipo de cuatro desarrolladores'],
])('%s is had by whoever tells it by verb and object: %s', (asked, line) => {
  expect(shown(asked, line)).toBe('have')
})

it.each([
  ['Experience of leading and motivating finance teams', 'Manage a team of nine drivers'],
  ['Experience of managing teams of 50', 'Led a team of twelve'],
  ['Experience of presenting to the board', 'Presented results to senior managers'],
  ['Experience of leading nurses', 'Led a team of four carers'],
  ['Experience of supervising staff', 'Trained new staff'],
  ['Experience of presenting to clients', 'Presented results to the board'],
])('%s is similar to what is narrower, less or done to others: %s', (asked, line) => {
  expect(shown(asked, line)).toBe('similar')
})

it.each([
  ['Experience of supervising staff', 'Kept the staff rota'],
  ['Experience of presenting to clients', 'Worked for a manager who presented to clients'],
  ['Experience of supervising staff', 'Helped the manager lead a team of four'],
  ['Experience of supervising staff', 'Managed the team calendar'],
  ['Experience of supervising staff', 'Managed the diaries of staff'],
  ['Experience of supervising staff', 'Ran workshops for staff'],
  ['Experience of presenting to senior stakeholders', 'Greeted the board at meetings'],
])('%s is no deed of %s', (asked, line) => {
  expect(shown(asked, line)).not.toBe('have')
})

it('a team leader is somebody else than whoever led a shift, and not nothing', () => {
  const rows = matchPerson('', { title: 'Senior Carer', lines: ['Lead a shift of six'] }, 'Team Leader')
  expect(rows[0]).toMatchObject({ status: 'similar', profile: ['Lead a shift of six'] })
})
