import { expect, test } from 'vitest'
import { elena } from '../../../testing/analyst-letters.ts'
import { isExpected, isHeldDegree, isUnfinished, type School } from './degrees.ts'
import { degreeSentence } from './letter-sentences.ts'
import { wordingOf } from './letter-wording.ts'

const school = (parts: Partial<School>): School => ({
  id: 'e1',
  institution: 'IHK Köln',
  attendance: '2022',
  degree_type: '',
  specialization: '',
  gpa: '',
  expected: false,
  ...parts,
})

const told = (parts: Partial<School>, language: 'de' | 'en' = 'de') =>
  degreeSentence(
    { ...elena, education: [school(parts)] },
    () => false,
    2026,
    wordingOf(language, { tone: 'plain', country: '', length: 'full', form: 'auto', why: null }, 'key'),
  )?.text

test.each([
  { degree_type: 'BSc', specialization: 'Computer Science', attendance: '2023 - present' },
  { degree_type: 'Meister', specialization: 'Elektrotechnik', attendance: '2024 - present' },
])('a degree that is still being studied for is not held: %j', (parts) => {
  expect(isHeldDegree(school(parts), 2026)).toBe(false)
})

test('in its own year a degree is held where it has its class, and not by a grade so far or a class that is predicted', () => {
  const own = (degree_type: string, gpa = '') => school({ degree_type, gpa, attendance: '2023 - 2026' })
  expect(isHeldDegree(own('BSc (Hons) (2:1)'), 2026)).toBe(true)
  expect(isHeldDegree(own('BSc (Hons) (predicted 2:1)'), 2026)).toBe(false)
  expect(isHeldDegree(own('BSc', '3.8'), 2026)).toBe(false)
  expect(told({ degree_type: 'BSc (2:1)', specialization: 'Geography', attendance: '2023 - 2026' }, 'en')).toBe(
    'I hold a BSc in Geography (2:1) from IHK Köln, 2026.',
  )
})

test.each(['2021 - expected 2024', '2021 - 2024 (voraussichtl.)', '2021 - 2024, en cours', 'due 2024'])(
  'a degree dated %s is expected, whatever the year',
  (attendance) => {
    const parts = school({ degree_type: 'BSc', specialization: 'Physics', attendance })
    expect([isExpected(parts), isHeldDegree(parts, 2026)]).toEqual([true, false])
  },
)

test('a course that goes on is told as such and is no study at a university', () => {
  const open = { specialization: 'Bilanzbuchhalterin', attendance: '2025 - heute' }
  const training = 'Meine laufende Weiterbildung: '
  expect(told({ ...open, degree_type: 'Weiterbildung' })).toBe(`${training}Bilanzbuchhalterin, IHK Köln.`)
  expect(told({ ...open, degree_type: 'Meister' })).toMatch(new RegExp(`^${training}Meister`))
  expect(told({ ...open, degree_type: 'in Ausbildung', specialization: 'Elektroniker' })).toBe(
    'Meine laufende Ausbildung: Elektroniker, IHK Köln.',
  )
  expect(
    told(
      { degree_type: 'NVQ Level 3 (studying towards)', specialization: 'Childcare', attendance: '2025 - now' },
      'en',
    ),
  ).toBe('My current training: NVQ Level 3 in Childcare, IHK Köln.')
  expect(told({ degree_type: 'BSc', specialization: 'Physik', attendance: '2025 - present' })).toContain('BSc')
})

test('a course does not become a degree, a title that was earned in one stands alone', () => {
  expect(told({ degree_type: 'Weiterbildung', specialization: 'Excel für Fortgeschrittene' })).toContain(
    'Weiterbildung',
  )
  expect(told({ degree_type: 'Weiterbildung', specialization: 'Geprüfte Bilanzbuchhalterin' })).toBe(
    'Mein Abschluss: Geprüfte Bilanzbuchhalterin (IHK Köln, 2022).',
  )
})

test('credits so far break off nothing that is expected', () => {
  const parts = {
    institution: 'University of Leeds',
    degree_type: 'BSc (60 of 180 credits)',
    attendance: '2025 - 2027',
  }
  expect(told({ ...parts, expected: true }, 'en')).toMatch(/BSc.*Leeds.*2027|Leeds.*BSc.*2027/)
  expect(isUnfinished(school({ ...parts, attendance: '2015 - 2017' }))).toBe(true)
  expect(isUnfinished(school({ degree_type: 'BSc (120 of 120 credits)' }))).toBe(false)
})

test.each([
  ['Ausbildung', 'Kfz-Mechatroniker', 'Ausbildung'],
  ['', 'Kfz-Mechatroniker in Ausbildung', 'Ausbildung'],
  ['Umschulung', 'Fachinformatikerin', 'Ausbildung'],
  ['Weiterbildung', 'Fachwirtin im Sozialwesen', 'Weiterbildung'],
  ['Fortbildung', 'Ausbildung der Ausbilder', 'Weiterbildung'],
  ['', 'Meister im Lehrbetrieb', 'Weiterbildung'],
])('%s %s that ends next year is told as %s', (degree_type, specialization, kind) =>
  expect(told({ degree_type, specialization, attendance: '2024 - 2027' })).toContain(`meiner ${kind} (`),
)

test('a degree is told before a newer course', () => {
  const education = [
    school({ degree_type: 'Curso', specialization: 'Sumiller (120 h)', attendance: '2023' }),
    school({ degree_type: 'CFGM', specialization: 'Servicios en Restauración', attendance: '2013' }),
  ]
  const style = { tone: 'plain', country: '', length: 'full', form: 'auto', why: null } as const
  const sentence = degreeSentence({ ...elena, education }, () => false, 2026, wordingOf('es', style, 'key'))
  expect(sentence?.text).toContain('CFGM')
})
