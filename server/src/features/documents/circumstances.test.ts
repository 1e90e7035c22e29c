import { expect, test } from 'vitest'
import { isTellable } from './letter/proofs/tellable-line.ts'
import { isCircumstance } from './circumstances.ts'

test.each([
  'Laid off when the newsroom was cut in 2020',
  'Made redundant in March 2021 with the whole site',
  'Redundancy in 2019 after the merger',
  'Position ended because the funding ran out',
  'Plant closed in 2019 and moved to Poland',
  'On furlough from April to June 2020',
  'Sick leave from January to March 2022',
  'Insolvenz des Betriebs wegen Auftragseinbruch',
  'Reduced hours to 60% after burnout in 2023',
  'Abmahnung wegen Verspätung im Jahr 2022',
  'Warned the union in 2019 and lost the case',
  'Congé parental de janvier à juin 2022',
  'Despido improcedente reconocido en 2022',
  'Elternteilzeit mit 25 Stunden seit 09/2023',
  'Karenz von Februar 2020 bis April 2021',
  'Seit 2024 in Kurzarbeit wegen Auftragsmangel',
  'Kündigung wegen Schließung der Filiale',
  'Betriebsbedingt gekündigt zum Jahresende 2023',
  'Befristeter Vertrag, wegen Stellenabbau nicht verlängert',
  'Licenciement économique en mars 2023',
  'Arrêt maladie de six mois en 2022',
  'Fermeture de la boutique en juin 2021',
  'ERTE de abril de 2020 a mayo de 2021',
  'Despido por cierre de la empresa en 2020',
  'Baja por maternidad de enero a junio de 2021',
])('what befell somebody is not told: %s', (line) => {
  expect(isCircumstance(line)).toBe(true)
  expect(isTellable(line)).toBe(false)
})

test.each([
  'Maternity leave cover for the office manager of two sites',
  'Processed sick leave records for 400 employees',
  'Sick leave records kept for 400 employees',
  'Redundancy consultation with 40 employees and their union',
  'Closed the books of three companies every month',
  'Let 40 flats to new tenants in two years',
  'Reduced hours of machine downtime by 12% a year',
  'Cared for patients after surgery on two wards',
  'Insolvenzverwaltung von 30 mittelständischen Betrieben',
  'Kündigungen und Mietverträge von 90 Filialen bearbeitet',
  'Elternzeit und Kurzarbeit für 200 Mitarbeiter abgerechnet, mit Abrechnung in DATEV',
  'Gestion des arrêts maladie de 120 salariés',
  'Tramitación de despidos y bajas en la Seguridad Social',
])('work on such things is told: %s', (line) => {
  expect(isCircumstance(line)).toBe(false)
})
