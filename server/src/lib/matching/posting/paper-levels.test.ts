import { expect, test } from 'vitest'
import { isLowerLevel, partNaming } from './paper-levels.ts'

test.each([
  ['Food hygiene Level 3', 'Level 2 food hygiene'],
  ['AFGSU niveau 2', 'AFGSU niveau 1'],
  ['Hochvolt-Qualifikation Stufe 2S', 'Hochvolt-Schulung Stufe 1S, 2025'],
  ['Certificado nivel 3', 'Certificado nivel 2'],
  ['Level 3 or above', 'Level 2'],
  ['Kälteschein Kategorie I', 'Kälteschein Kategorie II'],
  ['CACES R489 catégorie 5', 'CACES R489 catégorie 3'],
  ['Habilitation électrique B2', 'Habilitation électrique B1 H1'],
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
  ['Microsoft 365', 'Microsoft 2019'],
  ['First class customer service', 'Class teacher'],
  ['Entry level accountant', 'Senior level'],
])('for %s, %s is not too low', (asked, held) => expect(isLowerLevel(asked, held)).toBe(false))

test('of two things in a line, each has its own level', () => {
  const line = 'Food hygiene level 2 and first aid level 3'
  expect(partNaming(line, 'first aid')).toBe('first aid level 3')
  expect(partNaming('CACES catégories 1, 3 et 5, permis B', 'CACES')).toBe('CACES catégories 1, 3 et 5')
})
