import { expect, test } from 'vitest'
import type { Language } from '../../../../../lib/languages.ts'
import { bulkOrderIn } from './bulk-orders.ts'

test.each<[string, Language]>([
  ['Ich bin seit Oktober auf der Suche, alles ist schwer', 'de'],
  ['Ich bin traurig, alle Bewerbungen ohne Antwort', 'de'],
  ['ich bin müde, alle haben abgesagt', 'de'],
  ['Show me all cleaning jobs I applied to', 'en'],
  ['find all security guard jobs I applied to', 'en'],
  ['What is the salary range of all applied jobs?', 'en'],
  ['do not archive the rejected ones', 'en'],
  ["please don't delete all the rejected jobs", 'en'],
  ['Bitte nicht alle abgelehnten löschen', 'de'],
  ['die abgelehnten nicht archivieren', 'de'],
  ['if everyone says no move the rest from Applied to Rejected', 'en'],
  ['move the rest from Applied to Rejected if they all say no', 'en'],
  ['no answer from all the jobs, should I delete my account?', 'en'],
  ['sin respuesta de todas las ofertas, borra mi cuenta', 'es'],
  ['borra mi cuenta y todas las ofertas vistas', 'es'],
  ['guarda todas las ofertas vistas', 'es'],
  ['no borres todas las rechazadas', 'es'],
  ['n’archive pas tous les refus', 'fr'],
  ['archive all those letters for the rejected ones', 'en'],
  ['should I archive all the rejected ones?', 'en'],
  ['I moved all the ones from October to Rejected', 'en'],
])('what is no order to archive or move changes no job: %s', (text, language) =>
  expect(bulkOrderIn(text, language)).toBeUndefined(),
)

test.each<[string, Language, string]>([
  ['archive the rejected ones', 'en', 'archive'],
  ['please delete all the rejected jobs', 'en', 'archive'],
  ['can you archive all the rejected ones?', 'en', 'archive'],
  ["archive all the ones that haven't answered", 'en', 'archive'],
  ['archive all the rejected ones if you can', 'en', 'archive'],
  ['kannst du alle abgelehnten archivieren?', 'de', 'archive'],
  ['alle abgelehnten löschen bitte', 'de', 'archive'],
  ['archivier alle die nicht geantwortet haben', 'de', 'archive'],
  ['supprime tous les refus', 'fr', 'archive'],
  ['borra todos los rechazados', 'es', 'archive'],
  ['move all the ones from October to rejected', 'en', 'move'],
  ['bitte alle vom Oktober auf Absage setzen', 'de', 'move'],
  ['mets toutes celles d’octobre en refus', 'fr', 'move'],
  ['pasa todas las de octubre a rechazado', 'es', 'move'],
])('a clear order is heard: %s', (text, language, order) => expect(bulkOrderIn(text, language)).toBe(order))
