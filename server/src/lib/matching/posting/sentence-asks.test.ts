import { expect, it } from 'vitest'
import { splitAsks } from './sentence-asks.ts'

const asksOf = (sentence: string) =>
  splitAsks(sentence).map(({ text, isWished }) => `${isWished ? 'wished' : 'asked'}: ${text}`)

it('a sentence is parted where the next thing is asked for, and a list of one thing stays whole', () => {
  expect(
    asksOf('Abgeschlossene Ausbildung als Koch, mehrjährige Berufserfahrung und sicherer Umgang mit HACCP'),
  ).toEqual([
    'asked: Abgeschlossene Ausbildung als Koch',
    'asked: mehrjährige Berufserfahrung',
    'asked: sicherer Umgang mit HACCP',
  ])
  expect(asksOf('Experience with Java, Kotlin and Scala')).toEqual(['asked: Experience with Java, Kotlin and Scala'])
  expect(asksOf('Se requiere FP en Cocina, experiencia de 2 años y carné B')).toHaveLength(3)
})

it('a mark behind one thing makes no wish of the others', () => {
  expect(asksOf('Permis B obligatoire, BE apprécié')).toEqual(['asked: Permis B obligatoire', 'wished: BE apprécié'])
  expect(asksOf('Kenntnisse in Lohnabrechnung, Ausbilderschein (AEVO) wünschenswert, Englisch von Vorteil')).toEqual([
    'asked: Kenntnisse in Lohnabrechnung',
    'wished: Ausbilderschein (AEVO) wünschenswert',
    'wished: Englisch von Vorteil',
  ])
})

it('"ideally" is a wish from there on, and a wish at the beginning is one for the whole sentence', () => {
  expect(asksOf('Führerschein Klasse BE, gerne C1E')).toEqual(['asked: Führerschein Klasse BE', 'wished: gerne C1E'])
  expect(asksOf('Kenntnisse der Dokumentation (idealerweise Vivendi)')).toEqual([
    'asked: Kenntnisse der Dokumentation',
    'wished: idealerweise Vivendi',
  ])
  expect(
    asksOf('Se valorará experiencia en brasa y conocimientos de inglés').every((ask) => ask.startsWith('wished')),
  ).toBe(true)
})

it('a wish at the end of a list is one for all of it', () => {
  expect(asksOf('Experience with Docker, Git and Helm is a plus')).toEqual([
    'wished: Experience with Docker, Git and Helm is a plus',
  ])
  expect(
    asksOf('Kenntnisse in Pneumatik und Erfahrung mit SAP sind von Vorteil').every((ask) => ask.startsWith('wished')),
  ).toBe(true)
})
