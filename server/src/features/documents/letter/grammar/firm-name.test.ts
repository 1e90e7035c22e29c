import { expect, test } from 'vitest'
import { nameOfFirm, nameOfTeam } from './firm-name.ts'

test.each([
  ['Canonical Ltd.', 'Canonical'],
  ['Creative Solutions, Inc.', 'Creative Solutions'],
  ['Kestrel Energy Pty Ltd', 'Kestrel Energy'],
  ['TRUSTEQ GmbH', 'TRUSTEQ'],
  ['Bauer & Söhne GmbH & Co. KG', 'Bauer & Söhne'],
  ['Laiterie du Couesnon SAS', 'Laiterie du Couesnon'],
  ['Cítricos del Segura Export S.L.', 'Cítricos del Segura Export'],
  ['Imagemaker S.A. de C.V.', 'Imagemaker'],
  ['Philips B.V.', 'Philips'],
  ['Acme, LLC', 'Acme'],
  ['Kaveri Textiles Private Limited', 'Kaveri Textiles'],
  ['Kaveri Textiles Private Ltd.', 'Kaveri Textiles'],
  ['Kaveri Textiles Pvt. Ltd.', 'Kaveri Textiles'],
  // Of many names these words are a part.
  ['News Corp', 'News Corp'],
  ['British Broadcasting Corporation', 'British Broadcasting Corporation'],
  ['Hospital Corporation', 'Hospital Corporation'],
  ['HSBC Private', 'HSBC Private'],
  // Without its form nothing is left that is a name.
  ['The Limited', 'The Limited'],
  ['GmbH', 'GmbH'],
  ['Tiffany & Co.', 'Tiffany & Co.'],
  ['NASA', 'NASA'],
  ['DER GRÜNE PUNKT', 'DER GRÜNE PUNKT'],
  ['CENTER FOR DIALOGUES AND INITIATIVES (CDI)', 'Center for Dialogues and Initiatives (CDI)'],
  ['Universidad de Málaga', 'Universidad de Málaga'],
])('%s is called %s', (company, name) => expect(nameOfFirm(company)).toBe(name))

test('a name with an article, a note or many words stands before no team', () => {
  const names = [
    'The Works Uk Ltd',
    'United Committee on Relief (UCOR)',
    'Ministry of Health of the Republic',
    'Acme Ltd',
  ]
  expect(names.map(nameOfTeam)).toEqual(['', '', '', 'Acme'])
})
