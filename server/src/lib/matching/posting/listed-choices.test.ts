import { expect, it } from 'vitest'
import { statusOf } from '../../../testing/match-person.ts'
import { choiceIn } from './listed-choices.ts'

const shown = (text: string) => {
  const choice = choiceIn(text)
  return choice?.items.map(({ text: it }) => it)
}

it.each([
  ['Experience from ports, ferries or airports', ['ports', 'ferries', 'airports']],
  ['Background in ports, ferries, or airports is essential', ['ports', 'ferries', 'airports']],
  ['Erfahrung aus Häfen, Fährbetrieb oder Flughäfen', ['Häfen', 'Fährbetrieb', 'Flughäfen']],
  ['Expérience dans un port, un ferry ou un aéroport', ['port', 'ferry', 'aéroport']],
  ['Experiencia en puertos, ferris o aeropuertos', ['puertos', 'ferris', 'aeropuertos']],
  ['Experience in at least one of: ports, ferries and airports', ['ports', 'ferries', 'airports']],
  ['Kenntnisse in einer der Sparten: Hafen, Fähre und Flughafen', ['Hafen', 'Fähre', 'Flughafen']],
])('any one of a list with "or" is enough: %s', (text, found) => {
  expect(shown(text)).toEqual(found)
})

it('what stands before and behind a list is asked with each of it', () => {
  expect(choiceIn('Coordinating ports, ferries or airports in Norway')?.instances).toEqual([
    'Coordinating ports in Norway',
    'Coordinating ferries in Norway',
    'Coordinating airports in Norway',
  ])
})

it.each([
  'Experience with Kestrelbook, Delva or a similar event system',
  'Erfahrung mit Kestrelbook, Delva oder vergleichbarer Buchungssoftware',
  'Experiencia con Kestrelbook, Delva u otro sistema de reservas',
])('what is open at its end takes each thing before it for the whole: %s', (text) => {
  expect(choiceIn(text)?.isSure).toBe(true)
  expect(statusOf(text, { skills: ['Kestrelbook'] })).toBe('have')
})

it('the last word of a list may be that of all', () => {
  expect(choiceIn('Experience in retail, hospitality or catering management')?.isSure).toBe(false)
  expect(choiceIn('Experience in retail, hospitality or catering environment')?.isSure).toBe(true)
})

it.each([
  'Experience from ports, ferries and airports',
  'Experience from ports, ferries and airports or similar',
  'At least two of ports, ferries or airports',
  'Zwei der Bereiche Hafen, Fähre oder Flughafen',
  'No experience from ports, ferries or airports needed',
  'Tout secteur sauf ports, ferries ou aéroports',
  'Both ports, ferries or airports',
  'Experience from ports or ferries',
  'You listen, you learn or you leave',
  'Ability to plan, to lead or to follow',
])('what asks for all, for two or for none is no choice: %s', (text) => {
  expect(choiceIn(text)).toBeUndefined()
})

it('each alternative is told with its place', () => {
  const text = 'Experience from ports, ferries or airports in Norway'
  expect(choiceIn(text)?.items.map(({ start, end }) => text.slice(start, end))).toEqual([
    'ports',
    'ferries',
    'airports',
  ])
})
