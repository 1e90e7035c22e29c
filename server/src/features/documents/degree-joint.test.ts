import { expect, test } from 'vitest'
import { degreeJoint } from './degree-joint.ts'

test.each([
  ['BSc', 'Statistics', 'en', 'BSc in Statistics'],
  ['Master of Science', 'Informatik', 'de', 'Master of Science in Informatik'],
  ['Ausbildung', 'Zahnmedizinische Fachangestellte', 'de', 'Ausbildung: Zahnmedizinische Fachangestellte'],
  ['Ausbildung', 'zum Fachlageristen', 'de', 'Ausbildung zum Fachlageristen'],
  ['Gesellenbrief', 'Anlagenmechaniker', 'de', 'Gesellenbrief, Anlagenmechaniker'],
  ['BTS', 'Comptabilité et gestion', 'fr', 'BTS Comptabilité et gestion'],
  ['Grado', 'Turismo', 'es', 'Grado en Turismo'],
  ['Técnico', 'Actividades comerciales', 'es', 'Técnico en Actividades comerciales'],
  ['CFGM', 'Gestión Administrativa', 'es', 'CFGM Gestión Administrativa'],
  ['Bachillerato', 'científico', 'es', 'Bachillerato, científico'],
] as const)('%s and %s (%s) are %s', (degree, field, language, told) => {
  expect(`${degree}${degreeJoint(degree, field, language)}${field}`).toBe(told)
})
