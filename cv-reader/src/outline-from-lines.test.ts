import { expect, test } from 'vitest'
import { outlineFromLines } from './outline-from-lines.ts'
import { headingLook, makeLines } from './testing/make-lines.ts'

const cv = makeLines(
  'mira@example.org | +49 30 5550 1234',
  ['Berufserfahrung', headingLook],
  'Pflegerin, Example Klinik, Jan 2020 – heute',
  ['Plante die Schichten der Station und sprach sie mit', { bullet: true, right: 400 }],
  ['allen ab', { left: 50 }],
  ['Skills', headingLook],
  'Excel, Word',
)

test('an outline holds contact, sections, bullets with their wrapped lines, and dates with how they are written', () => {
  expect(outlineFromLines(cv, 0)).toMatchObject({
    email: 'mira@example.org',
    phone: '+49 30 5550 1234',
    contact_aside: [],
    sections: ['experience', 'skills'],
    bullets: ['Plante die Schichten der Station und sprach sie mit allen ab'],
    dates: [
      { line: 'Pflegerin, Example Klinik, Jan 2020 – heute', from: '2020-01', to: 'present', formats: ['short_name'] },
    ],
    empty_headings: [],
  })
})

test('contact details of a page header are found and named as such', () => {
  const { email, contact_aside } = outlineFromLines(cv, 1)
  expect([email, contact_aside]).toEqual(['mira@example.org', ['mira@example.org', '+49 30 5550 1234']])
})

test('a period that ends before it begins keeps both ends; a year alone is no month', () => {
  const [period, ...others] = outlineFromLines(makeLines('Clerk, May 2019 - Feb 2018', 'Nurse, 2012 - 2014'), 0).dates
  expect([period?.from, period?.to]).toEqual(['2019-05', '2018-02'])
  expect(others.every(({ from, to }) => from === '2018-02' && to === undefined)).toBe(true)
})
