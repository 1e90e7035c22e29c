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
  ['Career break', ''],
  ['2 Jahre Elternzeit', ''],
  ['On furlough', 'Harbour Hotel'],
  ['Conge parental', ''],
  ['Mère au foyer', ''],
  ['Sprachaufenthalt in England', ''],
  ['Cuidado de mi hija', ''],
])('"%s" is a break', (title, company) => expect(isBreak({ title, company })).toBe(true))

test.each([
  ['Care Assistant', 'Harbour Family Care'],
  ['Pflegefachkraft', 'Kinderklinik'],
  ['Cuidadora', 'Residencia Olivar'],
  ['Aide-soignante', 'Clinique Valmy'],
  ['Head of Parent Relations', 'Elm School'],
  ['Care Assistant', 'Beechwood'],
  ['Betreuungskraft', ''],
  ['Caring for our residents', 'Beechwood'],
  ['Chef (furloughed 2020)', ''],
  ['Unemployment advisor', ''],
  ['Technico-commercial (chômage partiel 2020)', ''],
  ['Enfermera de maternidad', ''],
  ['HR Adviser (maternity leave contract)', ''],
  ['Maternity leave cover', ''],
  ['Sabbatical Officer', ''],
  ['Family Leave Case Manager', ''],
  ['Adviser', 'Job Seekers Advice'],
])('"%s, %s" is work', (title, company) => expect(isBreak({ title, company })).toBe(false))
