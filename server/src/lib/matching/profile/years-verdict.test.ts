import { expect, test } from 'vitest'
import { matchPerson, type Parts } from '../../../testing/match-person.ts'

const years = (asked: string, parts: Parts, title = '') =>
  matchPerson(`- ${asked}`, parts, title).find(({ what }) => what === 'years')

test.each([
  ['2 years of postqualification experience', { title: 'Dental Nurse', since: '2021-01' }, 'Dental Nurse', 'have'],
  ['at least 3 years of experience (PQE)', { title: 'Solicitor', since: '2021-01' }, 'Solicitor', 'have'],
  ['2 years of postqualification experience', { title: 'Barista', since: '2021-01' }, 'Dental Nurse', 'missing'],
])('years since qualifying are of the trade itself: %s %j', (asked, parts, title, status) => {
  expect(years(asked, parts, title)?.status).toBe(status)
})

test.each([
  [
    '6+ years of relevant professional experience and 2 years of supervisory experience',
    '6+ years of relevant professional experience',
  ],
  ['6+ years of relevant experience and 0-2 years of supervisory experience', '6+ years of relevant experience'],
  ['5 Jahre Berufserfahrung und mindestens 2 Jahre Führungserfahrung', '5 Jahre Berufserfahrung'],
  ['6 years of relevant experience plus 2 years of leading people', '6 years of relevant experience'],
  ['6 años de experiencia y 2 años de ventas', '6 años de experiencia'],
])('a second count is another requirement: %s', (asked, first) => {
  expect(years(asked, { title: 'Clerk' })?.text).toBe(first)
})

test.each(['0 years of experience needed', 'a degree or 0 years of experience'])('no years ask for none: %s', (asked) =>
  expect(years(asked, { title: 'Clerk' })).toBeUndefined(),
)

const creator = { title: 'Freelance social content creator', since: '2021-03' }
test.each([
  [
    '3+ years of hands-on experience creating social content for a consumer-facing brand (in-house or agency)',
    creator,
    'similar',
  ],
  [
    '3+ years of experience creating social content for a consumer-facing brand',
    { title: 'Barista', since: '2015-01' },
    'missing',
  ],
  ['3+ years of experience creating payroll reports for a consumer-facing brand', creator, 'missing'],
])('work that a title names is similar, wherever it is to have been done: %s %j', (asked, parts, status) => {
  expect(years(asked, parts)?.status).toBe(status)
})

test.each([
  ['6+ years of relevant experience', { title: 'Battalion Commander', since: '2010-01' }, 'similar'],
  ['6+ years of relevant experience', { title: 'Battalion Commander', since: '2024-01' }, 'missing'],
  ['6+ years of relevant experience', { title: 'Barista', since: '2010-01' }, 'missing'],
])('whether years under an unknown title are relevant is left open: %s %j', (asked, parts, status) => {
  expect(years(asked, parts, 'Operations Manager')?.status).toBe(status)
})

test.each([
  [{ title: 'Battalion Commander', since: '2010-01' }, 'Surgeon'],
  [{ title: 'Battalion Commander', since: '2010-01' }, 'Data Scientist'],
  [{ title: 'Parking Attendant', since: '2010-01' }, 'Operations Manager'],
  [{ title: 'Museum Guide', since: '2005-01' }, 'Registered Nurse'],
])('years of leading say nothing of a trade, and others nothing of leading: %j as %s', (parts, title) => {
  expect(years('3 years of relevant experience', parts, title)?.status).toBe('missing')
})

const driver = { title: 'Delivery Driver', since: '2016-01' }
const round = ['Delivered parcels', 'Checked the van', 'Kept the round on time']
const care = ['Gave good customer care at the door', 'Won a prize for customer care']
test.each([
  [{ ...driver, lines: [...round, ...care.slice(1)] }, 'similar'],
  [{ ...driver, lines: [...round, ...care] }, 'have'],
  [{ ...driver, title: 'Waiter', lines: [...round, ...care.slice(1)] }, 'have'],
  [{ ...driver, title: 'Warden of the quay', lines: [...round, ...care.slice(1)] }, 'have'],
])('one line of a work does not make the years of another trade years of it: %j', (parts, status) => {
  expect(years('2 years of customer care experience', parts)?.status).toBe(status)
})

test.each([
  [{ title: 'Erzieherin', since: '2015-08' }, 'have'],
  [{ title: 'Stellvertretende Leitung', since: '2015-08' }, 'similar'],
])('years of the trade count for whoever is to be its deputy head: %j', (parts, status) => {
  const asked = 'Mindestens drei Jahre Berufserfahrung'
  expect(years(asked, parts, 'Erzieher (m/w/d) als stellvertretende Leitung')?.status).toBe(status)
})
