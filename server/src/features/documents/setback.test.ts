import { expect, test } from 'vitest'
import { isSetback } from './setback.ts'

test.each([
  'Failed to meet sales targets in 2 of 4 quarters',
  'Umsatzziele 2023 nicht erreicht (82 %)',
  'Revenue decreased by 12%',
  'Umsatz um 12 % gesunken',
  'Increased complaints by 30%',
  'Reduced working hours by 50% for childcare',
  'Arbeitszeit von 40 auf 20 Stunden reduziert (Kinder)',
])('%s is nothing to begin with', (line) => expect(isSetback(line)).toBe(true))

test.each([
  'Reduced unplanned readmissions by 11%',
  'Increased revenue by 12%',
  'Reduced complaints by 30%',
  'Umsatz von 1,1 auf 1,9 Mio. gesteigert',
  'Fehlerquote um 18 % gesenkt',
  'Cut missed appointments from 14% to 5%',
  'Cut costs by 18% with no redundancies',
  'Reduje los costes un 18 % sin despidos',
  'Nicht konforme Teile um 18 % gesenkt',
  'Increased complaints handling speed by 30%',
  'Réduction des coûts de 12 %',
  'Dépassement des objectifs 3 années consécutives (112 % en 2024)',
  'Aumenté las ventas un 18 %',
])('%s is a result', (line) => expect(isSetback(line)).toBe(false))
