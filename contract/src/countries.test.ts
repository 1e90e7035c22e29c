import { expect, test } from 'vitest'
import { countryCodes, dialCodes, nationalities } from './countries.ts'

test('countries are offered by their codes, each once, and every one has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countryCodes.length).toBeGreaterThan(200)
  expect(new Set(countryCodes).size).toBe(countryCodes.length)
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
})

test('the dial lists offer every code of the source, each region once, sorted by code', () => {
  expect(dialCodes.length).toBe(245)
  expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(245)
  const codes = dialCodes.map(({ code }) => Number(code.slice(1)))
  expect(codes).toEqual(codes.toSorted((a, b) => a - b))
  expect(dialCodes.every(({ code }) => /^\+[1-9]\d{0,2}$/.test(code))).toBe(true)
})

test('the first dial code is +1', () => {
  expect(dialCodes[0]).toEqual({ country: 'US', code: '+1' })
})

test('nationalities have English names, by the country', () => {
  expect(nationalities).toMatchObject({ DE: 'German', GB: 'British', NL: 'Dutch', CH: 'Swiss' })
  expect(Object.keys(nationalities).filter((code) => !countryCodes.includes(code))).toEqual([])
})
