import { describe, expect, test } from 'vitest'
import { findPhones } from './phone-numbers.ts'

const found = (text: string) => findPhones(text).map(({ value }) => value)

describe('telephone numbers are a dial code, a space and the number', () => {
  test.each([
    ['+49 (0)40 555 0133', '+49 40 555 0133'],
    ['+1 (415) 555-0142', '+1 415 555-0142'],
    ['+353875550142', '+353 875550142'],
    ['0044 7911 123456', '+44 7911 123456'],
    ['(+34) 655 55 01 23', '+34 655 55 01 23'],
  ])('the code that %s begins with is set apart: %s', (text, value) => expect(found(text)).toStrictEqual([value]))

  test.each([
    ['0043 664 / 123 45 67', ['+43 664 123 45 67']],
    ['+49 (0) 151 / 23 45 67 89', ['+49 151 23 45 67 89']],
    ['+43 664 1234567 / 664 7654321', ['+43 664 1234567', '664 7654321']],
    ['612 345 678 / 91 234 56 78', ['612 345 678', '91 234 56 78']],
  ])('%s: a country and its network alone are no number', (text, values) => {
    expect(found(text)).toStrictEqual(values)
  })

  test.each(['(555) 123-4567', '06 39 98 01 25', '0251 / 55 50 12', '414.555.0162', '9876543210'])(
    '%s has no code, and gets none: no country is made up',
    (text) => expect(found(text)).toStrictEqual([text]),
  )

  test.each([
    'DNI 12.345.678-Z',
    'RUT 17.555.012-3',
    '17.555.012-3',
    'CPF 123.456.789-09',
    'AHV-Nr. 756.1234.5678.97',
    'Sozialversicherungsnummer 1234 010180',
    'passport no. 533380006',
    'Steuer-ID 12 345 678 901',
    'C.C. 1.020.304.050 de Bogotá',
    'SSN 123-45-6789',
    'Cedula 0912345678',
  ])('%s is the number of a person, a tax or an insurance', (text) => expect(found(text)).toStrictEqual([]))

  test('a telephone number beside such a number is found', () => {
    expect(found('NIE X-1234567-L, +34 600 111 222')).toStrictEqual(['+34 600 111 222'])
    expect(found('I run marathons: 555 123 4567')).toStrictEqual(['555 123 4567'])
    expect(found('SV-Nummer 1234 010180 / 0660 555 01 93')).toStrictEqual(['0660 555 01 93'])
  })

  test.each([
    ['0171 2345678 M', '0171 2345678'],
    ['+41 79 123 45 67 P', '+41 79 123 45 67'],
    ['+1 415-555-0134 C', '+1 415-555-0134'],
    ['612 345 678 A Coruña', '612 345 678'],
    ['0171 2345678 E a@b.de', '0171 2345678'],
    ['DAVID PAN 0171 2345678', '0171 2345678'],
  ])('a letter behind %s is no check letter, and a name no label', (text, value) =>
    expect(found(text)).toStrictEqual([value]),
  )

  test('several numbers of a text are found beside words', () => {
    expect(found('Tel 01792 555 011, mobile 07700 900 512')).toStrictEqual(['01792 555 011', '07700 900 512'])
  })

  test.each([
    '2015 - 2019',
    '01.02.2020',
    '05/2019 - 06/2020',
    '94588',
    '12345678',
    '+49 176 *** ***',
    'ISBN_1234567890',
  ])('%s is no telephone number', (text) => expect(found(text)).toStrictEqual([]))
})
