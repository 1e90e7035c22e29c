import { expect, it } from 'vitest'
import { findSkills } from './find-skills.ts'
import { findLicenceClasses } from './licence-classes.ts'

const classesOf = (text: string) => findLicenceClasses(text).map(({ name }) => name)

it.each([
  ['Führerschein der Klassen B und C1E', ['Driving licence', 'C1E licence']],
  ['Permis C et CE', ['HGV Class 2', 'HGV Class 1']],
  ['Permiso de conducir D', ['Bus licence']],
  ['carné B', ['Driving licence']],
  ['Class 1 (C+E) licence', ['HGV Class 1']],
  ['Category C licence or C+E', ['HGV Class 2', 'HGV Class 1']],
  ['Permis B obligatoire, BE apprécié', ['Driving licence', 'BE licence']],
  ['Virginia driver’s license Class D', ['Driving licence']],
  ['Class C license', ['Driving licence']],
  ['Class C licence', ['HGV Class 2']],
])('classes of driving licences are read in four languages: %s', (text, names) => {
  expect(classesOf(text)).toEqual(names)
})

it('letters that belong to no licence name none', () => {
  for (const text of [
    'Vitamin B und C',
    'a licence',
    'A driving licence',
    'Grade C or above',
    'permis à point',
    'Klasse A Kunden',
  ])
    expect(classesOf(text), text).toEqual([])
})

it('a class takes the place of the licence without one', () => {
  expect(findSkills('Führerschein Klasse CE').map(({ skill }) => skill.name)).toEqual(['HGV Class 1'])
  expect(findSkills('Führerschein').map(({ skill }) => skill.name)).toEqual(['Driving licence'])
})
