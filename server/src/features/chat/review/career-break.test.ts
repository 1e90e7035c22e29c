import { expect, test } from 'vitest'
import { isBreak } from './career-break.ts'

test.each([
  ['Maternity leave', ''],
  ['Full-time parent', ''],
  ['Caring for my mother', ''],
  ['Elternzeit', ''],
  ['Pflege meines Vaters', ''],
  ['Congé parental', ''],
  ['Garde de mes enfants', ''],
  ['Cuidado de mi padre', 'Talleres Olivar'],
  ['Excedencia por maternidad', ''],
  ['Arbeitssuchend', ''],
])('"%s" is a break', (title, company) => expect(isBreak(title, company)).toBe(true))

test.each([
  ['Care Assistant', 'Harbour Family Care'],
  ['Pflegefachkraft', 'Kinderklinik'],
  ['Cuidadora', 'Residencia Olivar'],
  ['Aide-soignante', 'Clinique Valmy'],
  ['Head of Parent Relations', 'Elm School'],
])('"%s, %s" is work', (title, company) => expect(isBreak(title, company)).toBe(false))
