import { expect, test } from 'vitest'
import { profileFromLines } from './profile-from-lines.ts'
import { makeCv } from './testing/make-cv.ts'
import { headingLook, makeLines, nameLook } from './testing/make-lines.ts'

const read = (text: string) => profileFromLines(makeCv(`! Toni Berg\ntoni@berg.example\n${text}`))
const jobsOf = (text: string) =>
  read(text).professional_experience.map(({ title, company, from, to }) =>
    [title, company, from, to].map((field) => field?.value ?? '-').join(' | '),
  )

test('a season stands above its year in a margin', () => {
  expect(
    jobsOf(`# Experiencia
2021 –\t= Supermercados Alameda
Actualidad\tCajera
* Cobro y arqueo de caja
Verano\tHeladería Polo Norte
2020\tDependienta
* Atención al público`)[1],
  ).toBe('Dependienta | Heladería Polo Norte | 2020 | -')
})

test('an end that is expected stands below a range and begins no entry', () => {
  const { education } = read(`# Berufsausbildung
seit 09/2023\tMechatroniker
voraussichtlicher Abschluss: Februar 2027`)
  expect(education).toHaveLength(1)
  expect(education[0]).toMatchObject({ attendance: { value: '2023 - present' }, expected: { value: 'true' } })
})

test('an entry may begin in lower case where it is bold, and a scale of one’s own is a level', () => {
  const { education, personal_details: person } = read(`# Opleiding
= mbo 3 Verkoopspecialist – ROC Midden Nederland
2015 – 2017
= vmbo-tl – Globe College
2011 – 2015
# Talen
Nederlands – moedertaal
Engels – 4/5`)
  expect(education.map(({ institution }) => institution?.value)).toEqual(['ROC Midden Nederland', 'Globe College'])
  expect(person.languages_known?.map(({ value }) => value)).toEqual(['Nederlands (moedertaal)', 'Engels (4/5)'])
})

test('an end below its start in a margin may begin with a dash', () => {
  const dated = (start: string, end: string) =>
    makeLines(
      ['Toni Berg', nameLook],
      'toni@berg.example',
      ['Experience', headingLook],
      `${start}\tNursery Teacher (Group Lead)`,
      [end, { bullet: true, left: 58 }],
      ['Seastar Nursery, Norden', { left: 200 }],
      ['Leads a group of twelve children', { bullet: true, left: 220 }],
    )
  const datesOf = (start: string, end: string) =>
    profileFromLines(dated(start, end)).professional_experience.map(({ from, to }) => [from?.value, to?.value])
  expect(datesOf('08/2019', 'present')).toEqual([['2019-08', 'present']])
  expect(datesOf('01/2012', '07/2019')).toEqual([['2012-01', '2019-07']])
  expect(datesOf('08/2019 – 02/2020', '07/2021')).toEqual([['2019-08', '2020-02']])
  expect(datesOf('08/2019', '2,019 guests')).toEqual([['2019-08', undefined]])
})
