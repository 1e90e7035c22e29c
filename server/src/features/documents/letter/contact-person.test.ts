import { expect, test } from 'vitest'
import { findContactPerson } from './contact-person.ts'

test.each([
  ['Bei Fragen hilft Ihnen Frau Dr. Lena Weber.', { name: 'Weber', isWoman: true }],
  ['Any questions? Contact Mr John Miles.', { name: 'Miles', isWoman: false }],
  ['Adresser votre candidature à Mme Claire Roux, dans les délais de la offre.', { name: 'Roux', isWoman: true }],
  ['Renseignements pour le poste et les horaires auprès de M. Petit.', { name: 'Petit', isWoman: false }],
  ['Enviar la candidatura a la atención de la Sra. Vega para el puesto.', { name: 'Vega', isWoman: true }],
])('%s names whom to write to', (text, person) => {
  expect(findContactPerson(text)).toEqual(person)
})

test.each([
  'For questions about the role and the team contact Anna M. Smith in our office.',
  'For questions about the role and the team contact our Sr. Recruiter Jane Doe.',
  'The team of Mr Miles works from this office.',
])('%s says nobody’s sex', (text) => {
  expect(findContactPerson(text)).toBeUndefined()
})
