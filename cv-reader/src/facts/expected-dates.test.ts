import { expect, it } from 'vitest'
import { isPlanned, saysPlanned, withoutExpectation } from './expected-dates.ts'

it.each([
  ['BSc Marketing, Exeter\tExpected 2027', 'BSc Marketing, Exeter\t2027'],
  ['BSc Physics, Leeds, expected May 2027', 'BSc Physics, Leeds, May 2027'],
  ['2024 – 2027 (expected)', '2024 – 2027'],
  ['Expected Graduation: May 2026', 'May 2026'],
  ['Anticipated completion in 2026', '2026'],
  ['Bachelor Informatik, voraussichtlich 2027', 'Bachelor Informatik, 2027'],
  ['Licence, obtention prévue en juin 2027', 'Licence, juin 2027'],
  ['MSc Chemistry (in progress)', 'MSc Chemistry'],
  ['V300 Prescribing - currently studying, due to finish June 2027', 'V300 Prescribing - June 2027'],
  ['Licence Économie, fin prévue juin 2027', 'Licence Économie, juin 2027'],
  ['Grado en Derecho, finalización prevista junio de 2027', 'Grado en Derecho, junio de 2027'],
])('%s is not finished', (text, rest) => expect(withoutExpectation(text)).toBe(rest))

it.each([
  'Exceeded expected results by 20 % in 2019',
  'Taught what is expected of nurses',
  'BSc Physics, Leeds, 2016 - 2019',
  'expected '.repeat(200),
])('%s says nothing of an end', (text) => expect(withoutExpectation(text)).toBeUndefined())

it.each([
  'Preparing for Birth Educator 2019',
  'Pursuing Excellence, Northern Trust, 2016',
  'Pending Leadership Programme (2017)',
  'Due Diligence Essentials, March 2018',
  'Candidate Attorney, 2018',
  'Vorbereitung auf Geburt, 2017',
])('%j is over: its word of plans begins a name, and its year is past', (text) => {
  expect(isPlanned(text)).toBe(false)
  expect(saysPlanned(text)).toBe(true)
})

it.each([
  'Preparing for Birth Educator',
  'Preparing for Birth Educator, 2099',
  'Preparing for Birth Educator 2019 – exam pending',
  'Preparing for PMP 2019',
  'preparing for the exam 2019',
  'Pursuing Chartered Status since 2019',
  'Pursuing Chartered Status (2019 – present)',
  'Pursuing Chartered Status 2019 –',
  'PMP, in preparation, 2019',
  'NEBOSH, scheduled, 2019',
  'ACCA candidate, 2018',
  'B2-Kurs läuft',
  'Permiso C (estudiando)',
  'CIMA, studying towards, exams passed 2021',
])('%j is not known to be over', (text) => {
  expect(isPlanned(text)).toBe(true)
})

it('what runs out holds until then', () => {
  expect(isPlanned('ADR-Schein, läuft ab 2027')).toBe(false)
  expect(isPlanned('ADR-Kurs läuft')).toBe(true)
})
