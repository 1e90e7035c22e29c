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
  ['HSBC BANK UK PLC', 'HSBC BANK UK'],
  ['NHS ENGLAND SOUTH WEST', 'NHS ENGLAND SOUTH WEST'],
  ['BMW AG WERK MÜNCHEN', 'BMW AG WERK MÜNCHEN'],
  ['O’NEILL BROTHERS JOINERY LTD.', 'O’NEILL BROTHERS JOINERY'],
  ['Kestrel Energy LIMITED', 'Kestrel Energy'],
  ['BAUER & SÖHNE GMBH & CO. KG', 'BAUER & SÖHNE'],
  ['Bauer gmbh', 'Bauer'],
  ['CENTER FOR DIALOGUES AND INITIATIVES (CDI)', 'CENTER FOR DIALOGUES AND INITIATIVES (CDI)'],
  ['Universidad de Málaga', 'Universidad de Málaga'],
])('%s is called %s', (company, name) => expect(nameOfFirm(company)).toBe(name))

test.each([
  ['HSBC BANK UK PLC', 'Why HSBC Bank UK? HSBC bank uk pays well.', 'HSBC Bank UK'],
  ['CENTER FOR DIALOGUES', 'The Center for Dialogues is in Graz.', 'Center for Dialogues'],
  ['KESTREL ENERGY', 'kestrel energy is green, and Kestrel energy is cheap', 'KESTREL ENERGY'],
  ['NEXT', 'Next you will meet the team.', 'NEXT'],
  ['Kestrel ENERGY', 'Kestrel Energy is green.', 'Kestrel ENERGY'],
])('%s is spelled as a text has it: %s', (company, text, name) => expect(nameOfFirm(company, text)).toBe(name))

test('a name with an article, a note or many words stands before no team', () => {
  const names = [
    'The Works Uk Ltd',
    'United Committee on Relief (UCOR)',
    'Ministry of Health of the Republic',
    'Acme Ltd',
  ]
  expect(names.map((it) => nameOfTeam(it))).toEqual(['', '', '', 'Acme'])
})
