import { expect, test } from 'vitest'
import { degreeJoint } from './degree-joint.ts'

test.each([
  ['BSc', 'Statistics', 'en', 'BSc in Statistics'],
  ['Master of Science', 'Informatik', 'de', 'Master of Science in Informatik'],
  ['Ausbildung', 'Zahnmedizinische Fachangestellte', 'de', 'Ausbildung: Zahnmedizinische Fachangestellte'],
  ['Ausbildung', 'zum Fachlageristen', 'de', 'Ausbildung zum Fachlageristen'],
  ['Gesellenbrief', 'Anlagenmechaniker', 'de', 'Gesellenbrief, Anlagenmechaniker'],
  ['7 GCSEs', 'Maths B, English C', 'en', '7 GCSEs: Maths B, English C'],
  ['GCSEs', 'Business 7, English 6', 'en', 'GCSEs: Business 7, English 6'],
  ['A-levels', 'Biology', 'en', 'A-levels in Biology'],
  ['City & Guilds', 'Vehicle Body Work', 'en', 'City & Guilds Vehicle Body Work'],
  ['AS (left after year 12)', 'Business', 'en', 'AS (left after year 12), Business'],
  ['BSc (Hons)', 'Computer Science', 'en', 'BSc (Hons) in Computer Science'],
  ['2:1 BA', 'History, Politics', 'en', '2:1 BA in History, Politics'],
  ['BTS', 'Comptabilité et gestion', 'fr', 'BTS Comptabilité et gestion'],
  ['Grado', 'Turismo', 'es', 'Grado en Turismo'],
  ['Técnico', 'Actividades comerciales', 'es', 'Técnico en Actividades comerciales'],
  ['CFGM', 'Gestión Administrativa', 'es', 'CFGM Gestión Administrativa'],
  ['Bachillerato', 'científico', 'es', 'Bachillerato, científico'],
] as const)('%s and %s (%s) are %s', (degree, field, language, told) => {
  expect(`${degree}${degreeJoint(degree, field, language)}${field}`).toBe(told)
})
