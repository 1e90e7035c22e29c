import { expect, test } from 'vitest'
import { findContactPerson } from './contact-person.ts'

test.each([
  ['Bitte schicke deine Bewerbung mit frühestmöglichem Eintrittstermin an Herrn Dr. Weinhold.', 'Dr. Weinhold', false],
  ['Bei Fragen hilft Ihnen Frau Dr. Lena Weber.', 'Dr. Weber', true],
  ['Any questions? Contact Mr John Miles.', 'Miles', false],
  ['Adresser votre candidature à Mme Claire Roux, dans les délais de la offre.', 'Roux', true],
  ['Renseignements pour le poste et les horaires auprès de M. Petit.', 'Petit', false],
  ['Enviar la candidatura a la atención de la Sra. Vega para el puesto.', 'Vega', true],
  ['Frau Holle schüttelt die Betten aus. Ihre Ansprechpartnerin: Frau Anna Beck', 'Beck', true],
  ['Envoyez CV et lettre de motivation à Mme Lacombe', 'Lacombe', true],
  ['Para dudas sobre la oferta y el puesto, contacto: Sra. Ruiz', 'Ruiz', true],
  ['Contact: Jane Doe', 'Jane Doe', undefined],
  ['Interesados enviar CV a la atención de Jordi Ferrer.', 'Jordi Ferrer', undefined],
])('“%s” names whom to greet', (text, name, isWoman) => {
  expect(findContactPerson(text)).toEqual({ name, isWoman })
})

test.each([
  'Contact: Human Resources',
  'Contact: Bewerbungsteam Nord',
  'We met Mr Smith last year.',
  'For questions about the role and the team contact Anna M. Smith in our office.',
  'For questions about the role and the team contact our Sr. Recruiter Jane Doe.',
])('“%s” names nobody', (text) => {
  expect(findContactPerson(text)).toBeUndefined()
})
