import { expect, test } from 'vitest'
import { findChoices, placeOf } from '../../../ui/fields/choices.ts'
import { dialChoices, nationalityChoices } from './country-choices.ts'

test('dial codes of about 200 countries, the personal list by name, the references’ by code, +1 first', () => {
  const personal = dialChoices('en', 'name')
  const reference = dialChoices('en', 'code')
  expect(personal.length).toBeGreaterThan(190)
  expect(personal.length).toBe(reference.length)
  expect(new Set(personal.map(({ key }) => key)).size).toBe(personal.length)
  const names = personal.map(({ label }) => label)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  const codes = reference.map(({ value }) => Number(value.slice(1)))
  expect(codes).toEqual(codes.toSorted((a, b) => a - b))
  expect(reference[0]).toMatchObject({ value: '+1', label: 'United States' })
})

test('nationalities of every country, sorted, found by the country too', () => {
  const choices = nationalityChoices('en')
  expect(choices.length).toBeGreaterThan(190)
  expect(choices.find(({ key }) => key === 'NL')).toMatchObject({ value: 'Dutch', note: 'Netherlands' })
  expect(findChoices(choices, 'netherl')[0]?.value).toBe('Dutch')
})

test('a dial code is found by its country, with or without accents, and by its digits', () => {
  const choices = dialChoices('en', 'name')
  const first = (typed: string) => findChoices(choices, typed)[0]
  expect(first('ger')).toMatchObject({ value: '+49', label: 'Germany' })
  expect(first('49')).toMatchObject({ value: '+49' })
  expect(first('+49')).toMatchObject({ value: '+49' })
  expect(first('reunion')).toMatchObject({ label: 'Réunion' })
  expect(findChoices(choices, '+1').filter(({ value }) => value === '+1').length).toBeGreaterThan(20)
  expect(findChoices(choices, 'nowhere')).toEqual([])
})

test('of the countries that share a code the main one is shown as chosen', () => {
  const choices = dialChoices('en', 'name')
  expect(choices[placeOf(choices, '+1')]?.label).toBe('United States')
  expect(choices[placeOf(choices, '+44')]?.label).toBe('United Kingdom')
  expect(placeOf(choices, '+999')).toBe(-1)
})
