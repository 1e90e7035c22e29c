import { expect, test } from 'vitest'
import { employmentTerms } from './employment-terms.ts'
import { wordsOf } from './words.ts'

const read = (title: string, field = '', text = ''): string => {
  const { hours, contract } = employmentTerms(wordsOf(title), wordsOf(field), wordsOf(text))
  return [...hours, ...contract].join(' ')
}

test.each([
  ['FULL_TIME', 'full_time'],
  ['FullTime', 'full_time'],
  ['Full Time', 'full_time'],
  ['PART_TIME, TEMPORARY', 'part_time temporary'],
  ['CONTRACTOR', 'temporary'],
  ['Contract', 'temporary'],
  ['Intern', 'internship'],
  ['fulltime permanent', 'full_time permanent'],
  ['full-or-part-time, permanent', 'full_time part_time permanent'],
  ['full time, permanent', 'full_time permanent'],
  ['CDD - 6 Mois, Temps partiel', 'part_time temporary'],
  ['Intérim - 3 mois', 'temporary'],
  ['Heltid, Tills vidare', 'full_time permanent'],
  ['Vollzeit, Teilzeit', 'full_time part_time'],
  ['directhire, parttime', 'part_time permanent'],
  ['Other', ''],
])('a source’s “%s” is read as “%s”', (field, expected) => {
  expect(read('Nurse', field)).toBe(expected)
})

test.each([
  ['Nurse (part-time)', 'part_time'],
  ['Porter, half time', 'part_time'],
  ['Kellnerin halbtags', 'part_time'],
  ['Verkäufer in Teilzeit (m/w/d)', 'part_time'],
  ['Pflegefachkraft (m/w/d) Voll-/Teilzeit', 'full_time part_time'],
  ['Minijob Reinigungskraft', 'part_time'],
  ['Teilzeitkraft für den Verkauf', 'part_time'],
  ['Vendedor media jornada', 'part_time'],
  ['Infirmier temps partiel CDI', 'part_time permanent'],
  ['Nurse 20h', 'part_time'],
  ['Carer 37.5 hours per week', 'full_time'],
  ['Koch 20-40 Std./Woche', 'full_time part_time'],
  ['24h Pflege', ''],
  ['Welder - contract', 'temporary'],
  ['Contract manager', ''],
  ['Marketing intern', 'internship'],
  ['Internal auditor', ''],
  ['Apprenticeship assessor', ''],
  ['Ausbildung zum Koch', 'internship'],
  ['Ausbildungsleiter', ''],
  ['Stage manager', ''],
  ['Interim CFO', 'temporary'],
])('a title “%s” says “%s”', (title, expected) => {
  expect(read(title)).toBe(expected)
})

test.each([
  ['We offer a full-time position in our team.', 'full_time'],
  ['All full-time employees get a bonus.', ''],
  ['Die Stelle ist unbefristet und in Teilzeit zu besetzen.', 'part_time permanent'],
  ['Es ist keine Teilzeit möglich.', ''],
  ['Hours: 20 hours per week.', 'part_time'],
  ['We have been here for 40 years, 40 hours away.', ''],
  ['Contrat : CDI à temps plein, 35 heures par semaine.', 'full_time permanent'],
  ['Our internship programme is well known.', ''],
  ['You lead the contract with our temporary guests.', ''],
])('a text “%s” says “%s”', (text, expected) => {
  expect(read('Nurse', '', text)).toBe(expected)
})

test('the title decides before the source, and the source before the text, each of hours and contract for itself', () => {
  expect(read('Nurse, part time', 'Full time, permanent')).toBe('part_time permanent')
  expect(read('Nurse', 'Part time', 'This is a full time position with a fixed term contract.')).toBe(
    'part_time temporary',
  )
})
