import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Technicien(ne) de maintenance', 'technicien de maintenance'],
  ['Assistant(e) administratif(ve)', 'assistant administratif'],
  ['Conseiller·ère de vente', 'conseiller de vente'],
  ['Chargé.e de recrutement', 'charge de recrutement'],
  ['Chargé·e·s de projet', 'charge de projet'],
  ['Infirmier/ère H/F', 'infirmier'],
  ['Vendeur/se', 'vendeur'],
  ['Directeur/trice commercial', 'directeur commercial'],
  ['Auxiliar administrativo/a', 'auxiliar administrativo'],
  ['Enfermero(a) de noche', 'enfermero de noche'],
  ['Profesor/a', 'profesor'],
  ['Zahnmedizinische/r Fachangestellte/r', 'zahnmedizinische fachangestellte'],
  ['Medizinische:r Fachangestellte:r', 'medizinische fachangestellte'],
  ['Pflegefachmann/-frau', 'pflegefachmann'],
  ['Kaufmann/frau im Einzelhandel', 'kaufmann im einzelhandel'],
  ['Erzieher*in', 'erzieher'],
  ['Erzieher/innen', 'erzieher'],
  ['Mitarbeiter(in) Verkauf', 'mitarbeiter verkauf'],
  ['Operaio/a', 'operaio'],
])('“%s” is read without the ending of the other gender: %s', (title, words) => {
  expect(wordsOf(title).join(' ')).toBe(words)
})

test.each([
  ['Nurse/ER', 'nurse er'],
  ['Sales manager (NE)', 'sales manager ne'],
  ['C/C++ engineer', 'c cplusplus engineer'],
  ['Engineer, I/O systems', 'engineer i o systems'],
  ['Data/ML engineer', 'data ml engineer'],
  ['Manager, R&D', 'manager research development'],
  ['Node.js developer', 'node developer'],
  ['Driver (LE2)', 'driver le2'],
  ['Teacher: A level maths', 'teacher a level maths'],
  ['Cook/server', 'cook server'],
  ['24/7 support', '24 7 support'],
  ['Vendeur/vendeuse', 'vendeur vendeuse'],
  ['Koch/Köchin', 'koch kochin'],
  ['and/or', 'and or'],
])('“%s” keeps all its words: %s', (title, words) => {
  expect(wordsOf(title).join(' ')).toBe(words)
})
