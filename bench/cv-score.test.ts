import { expect, test } from 'vitest'
import { rates, sameDegree, samePhone, samePlace, scoreCv, type CvTruth, type Got, type ReadCv } from './cv-score.ts'
import { toMonth } from './cv-truth.ts'

const nothing: ReadCv = {
  name: [],
  email: [],
  phone: [],
  location: [],
  employers: [],
  titles: [],
  institutions: [],
  degrees: [],
  skills: [],
  languages: [],
  certifications: [],
  stints: [],
}
const got = (...values: string[]): Got[] => values.map((value) => ({ value, confidence: 'high' }))
const tallyOf = (field: keyof ReturnType<typeof scoreCv>['fields'], read: Partial<ReadCv>, truth: Partial<CvTruth>) =>
  scoreCv({ ...nothing, ...read }, { whole: new Set(), ...truth }).fields[field]?.tally

test('a value is right when letters and digits agree, whatever case and punctuation', () => {
  const truth = { employers: ['Omnious. Co., Ltd.'], whole: new Set(['employers'] as const) }
  expect(tallyOf('employers', { employers: got('OMNIOUS CO LTD') }, truth)).toEqual({ right: 1, wrong: 0, missed: 0 })
  expect(tallyOf('employers', { employers: got('Omnious') }, truth)).toEqual({ right: 0, wrong: 1, missed: 1 })
})

test('a value counts as wrong only where the list of the labels is complete', () => {
  const read = { skills: got('Wound care', 'Reading novels') }
  expect(tallyOf('skills', read, { skills: ['Wound care'] })).toEqual({ right: 1, wrong: 0, missed: 0 })
  const whole = { skills: ['Wound care'], whole: new Set(['skills'] as const) }
  expect(tallyOf('skills', read, whole)).toEqual({ right: 1, wrong: 1, missed: 0 })
})

test('a field that the CV lacks must stay empty; a field without label is not judged', () => {
  expect(tallyOf('email', { email: got('a@b.example') }, { email: [''] })).toEqual({ right: 0, wrong: 1, missed: 0 })
  expect(tallyOf('email', {}, { email: [''] })).toEqual({ right: 0, wrong: 0, missed: 0 })
  expect(tallyOf('email', { email: got('a@b.example') }, {})).toBeUndefined()
})

test('an employer with two titles counts once', () => {
  const read = { employers: got('Example Works', 'Example Works') }
  const truth = { employers: ['Example Works'], whole: new Set(['employers'] as const) }
  expect(tallyOf('employers', read, truth)).toEqual({ right: 1, wrong: 0, missed: 0 })
})

test('begin and end count at the precision that the CV gives, on the entry that fits best', () => {
  const job = { company: 'Example Works', title: 'Welder' }
  const truth = { stints: [{ ...job, from: '2019', to: 'present' }], whole: new Set(['dates'] as const) }
  const judged = (from: string, to: string) => tallyOf('dates', { stints: [{ ...job, from, to }] }, truth)
  expect(judged('2019', 'present')).toEqual({ right: 2, wrong: 0, missed: 0 })
  expect(judged('2019-01', 'present')).toEqual({ right: 1, wrong: 1, missed: 1 })
  expect(judged('', '2020')).toEqual({ right: 0, wrong: 1, missed: 2 })
})

test('phones agree when one side lacks the country code or a trunk zero', () => {
  expect(samePhone('+49 170 5550123', '0170 5550123')).toBe(true)
  expect(samePhone('+1 (415) 555-0142', '415-555-0142')).toBe(true)
  expect(samePhone('+49 (0)40 5550133', '+49405550133')).toBe(true)
  expect(samePhone('555-0142', '415-555-0199')).toBe(false)
})

test('places agree when one holds the other', () => {
  expect(samePlace('28195 Bremen, Germany', 'Bremen')).toBe(true)
  expect(samePlace('Bremen', 'Hamburg')).toBe(false)
  expect(samePlace('CA', 'Pleasantville, CA')).toBe(false)
})

test('a degree is right in one or two fields that make up its text', () => {
  expect(sameDegree('BSc\nPhysics', 'BSc in Physics')).toBe(true)
  expect(sameDegree('BSc', 'BSc in Physics and Astronomy')).toBe(false)
  expect(sameDegree('MSc\nPhysics', 'BSc in Physics')).toBe(false)
})

test('F1 is 1 where there was nothing to find and nothing was found', () => {
  expect(rates({ right: 0, wrong: 0, missed: 0 }).f1).toBe(1)
  expect(rates({ right: 3, wrong: 1, missed: 1 }).f1).toBe(0.75)
})

test('dates of labels are ISO or English', () => {
  expect(['January 2019', '2016-09', '2014', 'Present'].map(toMonth)).toEqual(['2019-01', '2016-09', '2014', 'present'])
})
