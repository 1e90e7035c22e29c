import { expect, test } from 'vitest'
import type { Language } from '../../languages.ts'
import { findDate } from './dates.ts'

// A Sunday, the 22nd of November 2026.
const calendar = { now: new Date('2026-11-22T09:00:00Z'), timeZone: 'Europe/Berlin' }
const dayOf = (text: string, language: Language) => findDate(text, language, calendar)?.day

test.each([
  ['remind me today', '2026-11-22'],
  ['tomorrow please', '2026-11-23'],
  ['the day after tomorrow', '2026-11-24'],
  ['on Friday', '2026-11-27'],
  ['on Sunday', '2026-11-29'],
  ['in 3 days', '2026-11-25'],
  ['in a week', '2026-11-29'],
  ['two weeks from now', '2026-12-06'],
  ['in three months', '2027-02-22'],
  ['next week', '2026-11-23'],
  ['Tuesday next week', '2026-11-24'],
  ['next month', '2026-12-01'],
  ['by the end of the month', '2026-11-30'],
  ['on the 5th', '2026-12-05'],
  ['on the 31st', '2026-12-31'],
  ['March 5', '2027-03-05'],
  ['5th of March 2027', '2027-03-05'],
  ['2026-12-24', '2026-12-24'],
  ['on 24/12', '2026-12-24'],
])('English: %s', (text, day) => expect(dayOf(text, 'en')).toBe(day))

test.each([
  ['erinner mich übermorgen', '2026-11-24'],
  ['am Freitag', '2026-11-27'],
  ['in drei Tagen', '2026-11-25'],
  ['in acht Tagen', '2026-11-29'],
  ['in 8 Tagen', '2026-11-30'],
  ['nächste Woche Mittwoch', '2026-11-25'],
  ['am 5.', '2026-12-05'],
  ['am 12. März', '2027-03-12'],
  ['bis 05.03.', '2027-03-05'],
  ['05.03.2027', '2027-03-05'],
])('German: %s', (text, day) => expect(dayOf(text, 'de')).toBe(day))

test.each([
  ['après-demain', '2026-11-24'],
  ['vendredi', '2026-11-27'],
  ['dans huit jours', '2026-11-29'],
  ['dans quinze jours', '2026-12-06'],
  ['la semaine prochaine', '2026-11-23'],
  ['le 5', '2026-12-05'],
  ['le 1er mars', '2027-03-01'],
  ["aujourd'hui", '2026-11-22'],
])('French: %s', (text, day) => expect(dayOf(text, 'fr')).toBe(day))

test.each([
  ['pasado mañana', '2026-11-24'],
  ['el viernes', '2026-11-27'],
  ['dentro de tres días', '2026-11-25'],
  ['la semana que viene', '2026-11-23'],
  ['el 5', '2026-12-05'],
  ['el 12 de marzo', '2027-03-12'],
])('Spanish: %s', (text, day) => expect(dayOf(text, 'es')).toBe(day))

test.each([
  ['remind me day after tmrw to ring them', 'en', '2026-11-24'],
  ['a week on friday to chase brookfield', 'en', '2026-12-04'],
  ['friday week', 'en', '2026-12-04'],
  ['a fortnight on monday about pennine', 'en', '2026-12-07'],
  ['a week tomorrow is too soon, tomorrow week', 'en', '2026-11-30'],
  ['tuesday the week after next', 'en', '2026-12-01'],
  ['freitag in einer woche', 'de', '2026-12-04'],
  ['morgen in acht tagen', 'de', '2026-11-30'],
  ['am Montag in 14 Tagen', 'de', '2026-12-07'],
  ['übernächsten Freitag', 'de', '2026-12-04'],
  ['übernächste Woche Freitag', 'de', '2026-12-04'],
  ['vendredi en huit', 'fr', '2026-12-04'],
  ['lundi en quinze', 'fr', '2026-12-07'],
  ['rappelle moi apres demain pour morel', 'fr', '2026-11-24'],
  ['viernes en ocho dias', 'es', '2026-12-04'],
  ['recuerdame pasao mañana', 'es', '2026-11-24'],
  ['el lunes dentro de quince días', 'es', '2026-12-07'],
] as const)('a day that is counted from another: %s', (text, language, day) => expect(dayOf(text, language)).toBe(day))

test.each([
  ['am 1. Advent', 'de', '2026-11-29'],
  ['bis zum zweiten Advent', 'de', '2026-12-06'],
  ['on the fourth Sunday of Advent', 'en', '2026-12-20'],
  ["le premier dimanche de l'avent", 'fr', '2026-11-29'],
  ['el tercer domingo de Adviento', 'es', '2026-12-13'],
] as const)('the Sundays before Christmas are days: %s', (text, language, day) =>
  expect(dayOf(text, language)).toBe(day),
)

test.each([
  ['the day after friday', 'en'],
  ['the following friday', 'en'],
  ['freitag in drei wochen', 'de'],
  ['le lendemain de jeudi', 'fr'],
  ['el jueves siguiente', 'es'],
] as const)('a day that the words beside it move to nowhere known is asked for: %s', (text, language) => {
  expect(dayOf(text, language)).toBeUndefined()
})

test('3/5 is the fifth of March for somebody in America and the third of May elsewhere', () => {
  expect(dayOf('on 3/5', 'en')).toBe('2027-05-03')
  expect(findDate('on 3/5', 'en', { ...calendar, timeZone: 'America/New_York' })?.day).toBe('2027-03-05')
})

test.each([
  ['anything due this week? ping me on Wednesday', 'en', '2026-11-25'],
  ['was ist diese Woche los, und erinnere mich am Mittwoch', 'de', '2026-11-25'],
  ['quoi de prévu cette semaine, préviens-moi mercredi', 'fr', '2026-11-25'],
  ['dime lo de esta semana y recuérdamelo el miércoles por la mañana', 'es', '2026-11-25'],
] as const)('a named weekday wins over what is vaguer: %s', (text, language, day) => {
  expect(dayOf(text, language)).toBe(day)
})

test.each([
  ['they want to meet me on Thursday the 3rd, half past nine', 'en', '2026-12-03'],
  ['Thu 3rd at 10', 'en', '2026-12-03'],
  ['on Monday 2nd interview with Acme', 'en', '2026-11-23'],
  ['Thursday 3pm', 'en', '2026-11-26'],
  ['am Donnerstag, den 3. um 9 Uhr', 'de', '2026-12-03'],
  ['Donnerstag 3. Dezember', 'de', '2026-12-03'],
  ['am Donnerstag 3 Uhr', 'de', '2026-11-26'],
  ['jeudi 3 à 9h30', 'fr', '2026-12-03'],
  ['jeudi 14h', 'fr', '2026-11-26'],
  ['el jueves 3 a las 10', 'es', '2026-12-03'],
  ['el jueves día 3', 'es', '2026-12-03'],
  ['el jueves a las 3', 'es', '2026-11-26'],
] as const)(
  'the number behind a weekday is a day, unless it is an hour or counts something: %s',
  (text, language, day) => expect(dayOf(text, language)).toBe(day),
)

test.each([
  ['Thursday the 4th', 'en'],
  ['Donnerstag, den 4.', 'de'],
  ['jeudi 4', 'fr'],
  ['el jueves 4', 'es'],
] as const)('a weekday and a number that do not go together are asked for: %s', (text, language) => {
  expect(dayOf(text, language)).toBeUndefined()
})

test('today is the day in the time zone of the user', () => {
  const late = { now: new Date('2026-11-22T23:30:00Z'), timeZone: 'Europe/Berlin' }
  expect(findDate('today', 'en', late)?.day).toBe('2026-11-23')
})

test.each([
  ['interview tomorrow at 2pm', 'en', '14:00'],
  ['tomorrow 9:30', 'en', '09:30'],
  ['morgen um 15 Uhr', 'de', '15:00'],
  ['demain à 14h30', 'fr', '14:30'],
  ['mañana a las 10', 'es', '10:00'],
  ['entretien jeudi 14h', 'fr', '14:00'],
  ['el jueves 10h', 'es', '10:00'],
] as const)('the time in %s', (text, language, time) => expect(findDate(text, language, calendar)?.time).toBe(time))

test.each([
  'I have 3 years of experience',
  'version 2.5',
  'the 30 February 2027',
  'move Acme to interview',
  '99/99/9999',
])('no day in: %s', (text) => expect(dayOf(text, 'en')).toBeUndefined())
