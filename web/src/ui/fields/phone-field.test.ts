import { expect, test } from 'vitest'
import { readInternational } from './phone-field.tsx'

const codes = ['+1', '+44', '+49', '+358']
const read = (text: string) => readInternational(text, codes)

test('a number with a plus sign is split into its code and the rest, however it is written', () => {
  expect(read('+49 151 234')).toBe('+49 151 234')
  expect(read(' +49151234')).toBe('+49 151234')
  expect(read('(+358) 40 1234')).toBe('+358 40 1234')
  expect(read('+1-555-0100')).toBe('+1 555-0100')
  expect(read('+4915 1234')).toBe('+49 15 1234')
  expect(read('+44 (0)20 7946')).toBe('+44 020 7946')
})

test('an unknown code that stands apart is taken; one that runs into the number is asked for', () => {
  expect(read('+999 12')).toBe('+999 12')
  expect(read('+99912345')).toBe('+ 99912345')
})

test('text without a plus sign and digits is not international', () => {
  for (const text of ['151 234', '+', '+ abc', 'a +49 1', '']) expect(read(text)).toBeNull()
})
