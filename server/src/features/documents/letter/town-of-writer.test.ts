import { expect, test } from 'vitest'
import { townOf } from './town-of-writer.ts'

test('a letter is dated from a town that a postcode, a country or the list of towns proves, and from no occupation', () => {
  const town = (present_location: string, address = '') => townOf({ present_location, address })
  expect(town('Zahnmedizinische Verwaltungsassistentin (ZMV)')).toBe('')
  expect(town('Industriekauffrau (IHK)')).toBe('')
  expect(town('Bilanzbuchhalterin')).toBe('')
  expect(town('31600 Muret')).toBe('Muret')
  expect(town('Muret', '4 rue des Lilas, 31600 Muret')).toBe('Muret')
  expect([town('Köln'), town('Neuhausen, Deutschland'), town('Nantes (44)')]).toEqual(['Köln', 'Neuhausen', 'Nantes'])
})
