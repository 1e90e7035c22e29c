import { expect, test } from 'vitest'
import { findPeriod, findWait } from './periods.ts'

// A Sunday.
const calendar = { now: new Date('2026-11-22T09:00:00Z'), timeZone: 'Europe/Berlin' }

test.each([
  ['how many have i sent this month', 'en', '2026-11-01', '2026-11-22'],
  ['how many since october', 'en', '2026-10-01', '2026-11-22'],
  ['how many since last December?', 'en', '2025-12-01', '2026-11-22'],
  ['rejections since 5 November', 'en', '2026-11-05', '2026-11-22'],
  ['how many did I send in October', 'en', '2026-10-01', '2026-10-31'],
  ['applications in March 2025', 'en', '2025-03-01', '2025-03-31'],
  ['how many in the last two weeks', 'en', '2026-11-09', '2026-11-22'],
  ['how many last week', 'en', '2026-11-09', '2026-11-15'],
  ['since monday how many', 'en', '2026-11-16', '2026-11-22'],
  ['wie viele diesen Monat', 'de', '2026-11-01', '2026-11-22'],
  ['wie viele Bewerbungen seit Anfang Oktober', 'de', '2026-10-01', '2026-11-22'],
  ['Absagen seit dem 3.11.', 'de', '2026-11-03', '2026-11-22'],
  ['in den letzten 10 Tagen', 'de', '2026-11-13', '2026-11-22'],
  ['im September', 'de', '2026-09-01', '2026-09-30'],
  ['combien depuis octobre', 'fr', '2026-10-01', '2026-11-22'],
  ['combien ce mois-ci', 'fr', '2026-11-01', '2026-11-22'],
  ['les 10 derniers jours', 'fr', '2026-11-13', '2026-11-22'],
  ['le mois dernier', 'fr', '2026-10-01', '2026-10-31'],
  ['cuántas este mes', 'es', '2026-11-01', '2026-11-22'],
  ['desde octubre cuántas llevo', 'es', '2026-10-01', '2026-11-22'],
  ['en las últimas dos semanas', 'es', '2026-11-09', '2026-11-22'],
] as const)('the past time in %j', (message, language, from, to) => {
  expect(findPeriod(message, language, calendar)).toMatchObject({ from, to })
})

test.each([
  ['how many applications did I send?', 'en'],
  ['wie viele habe ich abgeschickt', 'de'],
  ['on a répondu combien de fois', 'fr'],
  ['cuántas candidaturas llevo', 'es'],
] as const)('no time is named in %j', (message, language) => {
  expect(findPeriod(message, language, calendar)).toBeUndefined()
})

test.each([
  ['three weeks of silence now, should I chase?', 'en', 21],
  ['seit 2 Wochen keine Antwort, und in drei Monaten muss ich weg sein', 'de', 14],
  ['ça fait un mois sans nouvelles', 'fr', 30],
  ['llevo diez días esperando', 'es', 10],
  ['remind me in two weeks', 'en', undefined],
  ['should I chase them?', 'en', undefined],
] as const)('how long somebody has waited by what they say: %s', (message, language, days) => {
  expect(findWait(message, language)).toBe(days)
})
