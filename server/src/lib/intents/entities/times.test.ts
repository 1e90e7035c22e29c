import { expect, test } from 'vitest'
import { findDate } from './dates.ts'

const calendar = { now: new Date('2026-11-22T09:00:00Z'), timeZone: 'Europe/London' }

test.each([
  ['2 december half nine', 'en', '2026-12-02', '09:30'],
  ['interview 2 december 9.30', 'en', '2026-12-02', '09:30'],
  ['4th dec at quarter to three', 'en', '2026-12-04', '14:45'],
  ['friday half past two', 'en', '2026-11-27', '14:30'],
  ['tuesday at 9:15 am', 'en', '2026-11-24', '09:15'],
  ['friday 3pm', 'en', '2026-11-27', '15:00'],
  ['interview at Acme on thursday at 10', 'en', '2026-11-26', '10:00'],
  ['at two on friday', 'en', '2026-11-27', '14:00'],
  ['freitag um 10 bei Acme', 'de', '2026-11-27', '10:00'],
  ['am 3.12. um halb elf', 'de', '2026-12-03', '10:30'],
  ['donnerstag viertel vor drei', 'de', '2026-11-26', '14:45'],
  ['donnerstag um 14 uhr', 'de', '2026-11-26', '14:00'],
  ['freitag um 10:15 uhr', 'de', '2026-11-27', '10:15'],
  ['freitag 14:00 uhr', 'de', '2026-11-27', '14:00'],
  ['freitag um 9.15 uhr', 'de', '2026-11-27', '09:15'],
  ['freitag um halb sieben abends', 'de', '2026-11-27', '18:30'],
  ['friday at half six in the morning', 'en', '2026-11-27', '06:30'],
  ['el viernes a las 7 de la tarde', 'es', '2026-11-27', '19:00'],
  ['vendredi sept heures et demie du soir', 'fr', '2026-11-27', '19:30'],
  ['friday at 10 to two', 'en', '2026-11-27', '13:50'],
  ['jeudi 9h et quart', 'fr', '2026-11-26', '09:15'],
  ['jeudi à 10h30', 'fr', '2026-11-26', '10:30'],
  ['jeudi 14h', 'fr', '2026-11-26', '14:00'],
  ['vendredi trois heures et demie', 'fr', '2026-11-27', '15:30'],
  ['el jueves a las 9 menos cuarto', 'es', '2026-11-26', '08:45'],
  ['el 3 a las cuatro y media', 'es', '2026-12-03', '16:30'],
  ['el viernes a las 10', 'es', '2026-11-27', '10:00'],
] as const)('the hour in %j', (message, language, day, time) => {
  expect(findDate(message, language, calendar)).toEqual({ day, time })
})

test.each([
  ['next weds not this one', 'en', '2026-12-02'],
  ['el martes que viene no este el otro', 'es', '2026-12-01'],
  ['jeudi pas celui là le suivant', 'fr', '2026-12-03'],
  ['freitag, nicht diesen', 'de', '2026-12-04'],
  ['end of next week', 'en', '2026-11-27'],
  ['ende nächster woche', 'de', '2026-11-27'],
] as const)('the day in %j', (message, language, day) => {
  expect(findDate(message, language, calendar)?.day).toBe(day)
})

test.each([
  ['29-32 and no saturdays', 'en'],
  ['sin sábados', 'es'],
] as const)('days of every week are no day: %j', (message, language) => {
  expect(findDate(message, language, calendar)).toBeUndefined()
})

test.each([
  ['freitag 14 uhr 30', 'de'],
  ['freitag wurde der Lohn um 10 Prozent erhöht', 'de'],
  ['friday I look at 10 flats', 'en'],
  ['friday 10 to 12', 'en'],
] as const)('an hour that may be another stays open: %j', (message, language) => {
  expect(findDate(message, language, calendar)).toEqual({ day: '2026-11-27', time: undefined })
})

test('a quarter in words that nothing knows leaves the hour open', () => {
  expect(findDate('friday 9:00 or a quarter later', 'en', calendar)).toEqual({ day: '2026-11-27', time: undefined })
})
