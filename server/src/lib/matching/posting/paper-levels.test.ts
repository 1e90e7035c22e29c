import { expect, test } from 'vitest'
import { isLowerLevel, isOtherSubject, partNaming, withLevel } from './paper-levels.ts'

test.each([
  ['Food hygiene Level 3', 'Level 2 food hygiene'],
  ['AFGSU niveau 2', 'AFGSU niveau 1'],
  ['Hochvolt-Qualifikation Stufe 2S', 'Hochvolt-Schulung Stufe 1S, 2025'],
  ['Certificado nivel 3', 'Certificado nivel 2'],
  ['Level 3 or above', 'Level 2'],
  ['Kälteschein Kategorie I', 'Kälteschein Kategorie II'],
  ['CACES R489 catégorie 5', 'CACES R489 catégorie 3'],
  ['Habilitation électrique B2', 'Habilitation électrique B1 H1'],
  ['SSIAP 2 exigé', 'SSIAP 1'],
  ['CACES 1', 'CACES 3'],
  ['NVQ 3 in Care', 'NVQ 2 in Care'],
  ['Carnet de gas categoría A', 'Carnet de gas categoría C'],
])('for %s, %s is too low', (asked, held) => expect(isLowerLevel(asked, held)).toBe(true))

test.each([
  ['Food hygiene Level 2', 'Food hygiene Level 3'],
  ['Food hygiene Level 2 or 3', 'Food hygiene Level 2'],
  ['Food hygiene Level 3', 'Food hygiene, 2024'],
  ['Food hygiene Level 3', 'Food hygiene Level 2, now Level 3'],
  ['niveau IV', 'niveau III'],
  ['Stufe 1S', 'Stufe 2S'],
  ['CACES R489 catégorie 3', 'CACES R489 catégories 1, 3 et 5'],
  ['Habilitation électrique B1', 'Habilitation électrique B2'],
  ['Führerschein Klasse B', 'Führerschein Klasse CE'],
  ['HGV Class 2', 'HGV Class 1'],
  ['HGV 1', 'HGV 2, HGV 1'],
  ['WSET 2', 'WSET 3'],
  ['ISO 9001', 'ISO 8001'],
  ['Microsoft 365', 'Microsoft 2019'],
  ['First class customer service', 'Class teacher'],
  ['Entry level accountant', 'Senior level'],
])('for %s, %s is not too low', (asked, held) => expect(isLowerLevel(asked, held)).toBe(false))

test('of two things in a line, each has its own level', () => {
  const line = 'Food hygiene level 2 and first aid level 3'
  expect(partNaming(line, 'first aid')).toBe('first aid level 3')
  expect(partNaming('CACES catégories 1, 3 et 5, permis B', 'CACES')).toBe('CACES catégories 1, 3 et 5')
})

test.each([
  ['Food hygiene level 2 and first aid level 3', 'first aid', 'first aid level 3'],
  ['Level 3 Paediatric First Aid and Level 2 Food Safety', 'First Aid', 'Level 3 Paediatric First Aid'],
  ['Level 3 Paediatric First Aid and Level 2 Food Safety', 'Food Safety', 'Level 2 Food Safety'],
  ['Secourisme niveau 2 et permis B', 'Secourisme', 'Secourisme niveau 2'],
  ['NVQ Level 3 in Hairdressing or equivalent', 'NVQ Level 3', 'NVQ Level 3 in Hairdressing'],
  ['NVQ Level 3 Plumbing required', 'NVQ Level 3', 'NVQ Level 3 Plumbing'],
  ['NVQ Level 2 or 3 in Health and Social Care', 'NVQ Level 2', 'NVQ Level 2 or 3 in Health and Social Care'],
  ['NVQ Level 3 is essential', 'NVQ Level 3', 'NVQ Level 3'],
  ['First aid and level 2 English', 'First aid', 'First aid'],
])('in "%s", %s is asked for as "%s"', (line, name, whole) => {
  const start = line.indexOf(name)
  const span = withLevel(line, { start, end: start + name.length })
  expect(line.slice(span.start, span.end)).toBe(whole)
})

test('papers of any subject are others where they share no word of it', () => {
  expect(isOtherSubject('NVQ Level 3 in Hairdressing', 'NVQ Level 3 in Health and Social Care')).toBe(true)
  expect(isOtherSubject('NVQ 3 in Care', 'NVQ 3 Health and Social Care')).toBe(false)
  expect(isOtherSubject('NVQ Level 3', 'NVQ Level 3 in Plumbing')).toBe(false)
})
