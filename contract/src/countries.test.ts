import { expect, test } from 'vitest'
import { countryCodes, dialCodes, nationalities } from './countries.ts'

test('spec §3: countries are offered by their codes, each once, and every one has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countryCodes.length).toBeGreaterThan(200)
  expect(new Set(countryCodes).size).toBe(countryCodes.length)
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
})

test('decisions, Profile: the dial lists offer every code of the source, each region once, sorted by code', () => {
  expect(dialCodes.length).toBe(245)
  expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(245)
  const codes = dialCodes.map(({ code }) => Number(code.slice(1)))
  expect(codes).toEqual(codes.toSorted((a, b) => a - b))
  expect(dialCodes.every(({ code }) => /^\+[1-9]\d{0,2}$/.test(code))).toBe(true)
})

test('spec §9: the first dial code is +1', () => {
  expect(dialCodes[0]).toEqual({ country: 'US', code: '+1' })
})

test('spec §3: nationalities have English names, by the country', () => {
  expect(nationalities).toMatchObject({ DE: 'German', GB: 'British', NL: 'Dutch', CH: 'Swiss' })
  expect(Object.keys(nationalities).filter((code) => !countryCodes.includes(code))).toEqual([])
})
