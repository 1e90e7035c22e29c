import { expect, test } from 'vitest'
import { findContactPerson } from './contact-person.ts'

const unnamed = { company: '', location: '' }

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
  ['Für Fragen steht Ihnen Herr Dr. Henning Lüders, Leiter Personal, zur Verfügung.', 'Dr. Lüders', false],
  ['Bei Fragen wenden Sie sich bitte an Herrn Schmidt.', 'Schmidt', false],
  ['Auskünfte erteilt Frau Petra Kühn, Tel. 040 1234.', 'Kühn', true],
  ['Deine Ansprechpartnerin: Sabine Terhorst, Personalabteilung', 'Terhorst', true],
  ['Votre interlocutrice : Claire Morel', 'Morel', true],
  ['Enviar la candidatura para el puesto a la atención de Dña. Marta Ruiz.', 'Ruiz', true],
  ['Merci d’adresser votre candidature à Jean Dupont, directeur.', 'Jean Dupont', undefined],
  ['For an informal chat call Jane Smith on 0161 496 0000', 'Jane Smith', undefined],
  ['or call Geoff Rehr, Compass Associates on 01234', 'Geoff Rehr', undefined],
  ['Apply with CV and letter to our People Manager, Siobhán Ní Chonaill.', 'Siobhán Ní Chonaill', undefined],
  ['Send your CV to the headteacher, Jane Doe, by Friday.', 'Jane Doe', undefined],
  ['Contact: Jane Doe', 'Jane Doe', undefined],
  ['Contact: Mei Ling Email: mei@example.org', 'Mei Ling', undefined],
  ['Contact: Jane Doe E-mail jane@example.org', 'Jane Doe', undefined],
  ['Recruiter: Jane Mary Doe Phone 0161 496 0000', 'Jane Mary Doe', undefined],
  ['Ansprechpartner: Jonas Feld Telefon 040 1234', 'Jonas Feld', undefined],
  ['Bei Fragen hilft Ihnen Frau Weber Tel. 040 1234.', 'Weber', true],
  ['Votre contact : Luc Morel Tél. 01 23 45 67 89', 'Luc Morel', undefined],
  ['Persona de contacto: Ana Gil Teléfono 600 000 000', 'Ana Gil', undefined],
  ['Your contact: Jane Smith', 'Jane Smith', undefined],
  ['Bewerbungen z. Hd. Frau Keller, Hauptstraße 1', 'Keller', true],
  ['Melde dich bei Tobias Krause, wenn du Lust hast.', 'Tobias Krause', undefined],
  ['Unsere Recruiterin Lena Vogt freut sich.', 'Vogt', true],
  ['Kontakt: Prof. Dr. med. Urs Kälin', 'Urs Kälin', undefined],
  ['Fragen? Herr Yıldız hilft gern.', 'Yıldız', false],
  ['Fragen? Frau Dr. med. Ott hilft gern.', 'Dr. Ott', true],
  ['Reach out to Priya Patel at the clinic.', 'Priya Patel', undefined],
  ['CVs to Mr O’Brien, please.', 'O’Brien', false],
  ['Votre interlocuteur RH : Paul Martin', 'Paul Martin', undefined],
  ['Interesados enviar CV a la atención de Jordi Ferrer.', 'Jordi Ferrer', undefined],
])('“%s” names whom to greet', (text, name, isWoman) => {
  expect(findContactPerson(text, unnamed)).toEqual({ name, isWoman })
})

test.each([
  'Contact: Human Resources',
  'Send your CV to our partner agency, Harbour Lane.',
  'Report to the Operations Manager, Depot North.',
  'Contact: Bewerbungsteam Nord',
  'We met Mr Smith last year.',
  'We call Jane Smith our founder.',
  'Ansprechpartnerin: Abteilung Personal',
  'Please forward your resume to Acme Corp.',
  'Please email your application to Kent County Council.',
  'Call Sainsbury Local Store on 0161 496 0000.',
  'Envoyez votre CV à Carrefour Market.',
  'Envoyez votre CV à Adecco Lyon.',
  'Adressez votre candidature à Saint Denis.',
  'Envíe su currículum a Grupo Vega.',
  'Kontakt: Muster Verwaltung',
  'For questions about the role and the team contact Anna M. Smith in our office.',
  'For questions about the role and the team contact our Sr. Recruiter Jane Doe.',
])('“%s” names nobody', (text) => {
  expect(findContactPerson(text, unnamed)).toBeUndefined()
})

test.each([
  ['Please send your CV to Harrow Foods.', 'Harrow Foods International Ltd', ''],
  ['Envoyez votre CV à Proman Grenoble.', 'Atelier Sept', 'Grenoble (38)'],
  ['Adressez votre candidature à Aix les Bains.', 'Atelier Sept', 'Aix-les-Bains'],
])('“%s” names the employer %s or its town %s, not a person', (text, company, location) => {
  expect(findContactPerson(text, { company, location })).toBeUndefined()
})

test('a name that is a place elsewhere in the posting is nobody', () => {
  const employer = { company: 'Larkrise Care Group', location: '' }
  const ask = 'Send your CV to Hazel Grove by 12 December.'
  expect(findContactPerson(`Our Hazel Grove home has 24 beds. ${ask}`, employer)).toBeUndefined()
  expect(findContactPerson(ask, employer)?.name).toBe('Hazel Grove')
})

test('a person who shares nothing with the firm and the town is greeted by name', () => {
  const employer = { company: 'Harrow Foods Ltd', location: 'Leeds, England' }
  expect(findContactPerson('Please send your CV to Jane Smith.', employer)?.name).toBe('Jane Smith')
  expect(findContactPerson('Bei Fragen hilft Ihnen Frau Leeds.', employer)?.name).toBe('Leeds')
})
