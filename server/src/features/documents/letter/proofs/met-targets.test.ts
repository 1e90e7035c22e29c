import { expect, test } from 'vitest'
import { isBesideTargets, meetsTargets, missesTargets } from './met-targets.ts'

test.each([
  ['Meet or exceed monthly sales targets', 'Exceeded targets three years running (112% in 2024)'],
  ['Atteindre ou dépasser les objectifs de vente', 'Dépassement des objectifs 3 années consécutives'],
  ['Erreichen der Umsatzziele', 'Vertriebsziele 2023 zu 118 % übertroffen'],
  ['Cumplir los objetivos comerciales', 'Superé los objetivos de venta en un 12 %'],
])('%s is answered by %s', (asked, line) => expect(meetsTargets(asked, line)).toBe(true))

test.each([
  ['Meet or exceed monthly sales targets', 'Set targets for 12 shops'],
  ['Meet customers on site', 'Exceeded targets by 12%'],
  ['Atteindre les objectifs de vente', 'Prévisions de ventes mensuelles'],
  ['Meet sales targets', 'Exceeded targets'],
  ['Meet or exceed sales targets', 'Failed to meet sales targets in 2 of 4 quarters'],
  ['Erreichen der Umsatzziele', 'Umsatzziele 2023 nicht erreicht (82 %)'],
  ['Support customers to achieve their goals', 'Met sales targets in 2023 (104%)'],
  ['Achieve business goals', 'Reached 300 goals as coach'],
])('%s is not answered by %s', (asked, line) => expect(meetsTargets(asked, line)).toBe(false))

test('a line that says nothing of targets is no answer to them', () => {
  expect(isBesideTargets('Atteindre les objectifs de vente', 'Prévisions de ventes mensuelles')).toBe(true)
  expect(isBesideTargets('Sales forecasts', 'Prepared monthly sales forecasts')).toBe(false)
})

test('a target architecture asks for no targets met', () => {
  expect(isBesideTargets('Java services for the target architecture', 'Built Java services')).toBe(false)
})

test('a missed target answers no ask for targets, and a met one may', () => {
  expect(missesTargets('Meet or exceed sales targets', 'Failed to meet sales targets in 2 of 4 quarters')).toBe(true)
  expect(missesTargets('Meet or exceed sales targets', 'Met sales targets in 4 of 4 quarters')).toBe(false)
})
