import { expect, test } from 'vitest'
import { readPlaces } from '../../../../lib/places/places.ts'
import { misspeltPlaces, withPlaces } from './misspelt-place.ts'

const places = readPlaces()

test.each([
  ['electrician manchster', 'electrician manchester'],
  ['Koch Münhen', 'Koch munchen'],
  ['developer berln', 'developer berlin'],
  ['driver glagsow', 'driver glasgow'],
  ['nurse birmigham', 'nurse birmingham'],
  ['camarero barcelna', 'camarero barcelona'],
  ['nurse austrailia', 'nurse australia'],
  ['driver califronia', 'driver california'],
])('“%s” may mean “%s”', (title, meant) => {
  expect(withPlaces(title, misspeltPlaces(title, places))).toBe(meant)
})

test.each([
  'nurse london',
  'nurse leads',
  'cisco engineer',
  'child care',
  'pharma sales',
  'surrey care',
  'python developer',
  'sharing economy',
  'latin teacher',
  'garden designer',
  'lewis',
])('no word of “%s” is near the name of a large place', (title) => {
  expect(misspeltPlaces(title, places)).toEqual([])
})
