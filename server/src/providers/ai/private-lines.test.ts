import { expect, test } from 'vitest'
import { asksForContacts, withoutContacts, withoutPeople, withoutPrivateLines } from './private-lines.ts'

test.each([
  ['Mira Example\nDate of birth: 17 May 1990\nBerlin', 'Mira Example\nBerlin'],
  ['Geburtsdatum\n17.05.1990\nBerlin', 'Berlin'],
  ['Familienstand: verheiratet\nBerlin', 'Berlin'],
  ['Née le 17 mai 1990\nParis', 'Paris'],
  ['Estado civil: casada\nMadrid', 'Madrid'],
  [
    'Skills\nGo\nReferences\nDr Ann Boss, +49 30 1234567\nann@acme.example\nEducation\nMSc',
    'Skills\nGo\nEducation\nMSc',
  ],
  ['I was born to write.\nMarried two systems into one.', 'I was born to write.\nMarried two systems into one.'],
])('%j becomes %j', (text, expected) => expect(withoutPrivateLines(text)).toBe(expected))

test('other people’s addresses and numbers are left out of postings and notes, salaries and dates are not', () => {
  const text = 'Write to jane.roe+jobs@acme.example or +49 (30) 123-4567. 60 000 - 70 000 EUR, from 2026-01-15.'
  expect(withoutContacts(text)).toBe(
    'Write to [e-mail left out] or [phone number left out]. 60 000 - 70 000 EUR, from 2026-01-15.',
  )
})

test.each([
  ['Ring 0151 2345678 on 05/12/2026', 'Ring [phone number left out] on 05/12/2026'],
  ['(030) 123 45 67 or 06 12 34 56 78', '[phone number left out] or [phone number left out]'],
  ['(555) 123-4567, 555-123-4567', '[phone number left out], [phone number left out]'],
  ['On 01.02.2026 10:00, https://jobs.example/0012345678', 'On 01.02.2026 10:00, https://jobs.example/0012345678'],
  ['2026-01-05T08:30:00.000Z', '2026-01-05T08:30:00.000Z'],
])('numbers as they are written at home are left out, days and addresses are not: %s', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})

test.each([
  ['Call Anna Berg', 'Call [name left out]'],
  ['anna berg, or Ms Berg: ask for Anna', '[name left out], or Ms [name left out]: ask for [name left out]'],
  ['Berg, Anna has the mountain bergs', '[name left out] has the mountain bergs'],
  ['Ask Tom Hardy, tom.hardy@acme.example', 'Ask [name left out], [e-mail left out]'],
  ['Ask jobs.berlin@acme.example about Berlin', 'Ask [e-mail left out] about Berlin'],
])('a note says nothing of the people of a job: %s', (note, expected) => {
  expect(withoutPeople(note, ['Anna Berg'])).toBe(expected)
})

test.each([
  ['Who is my contact at Heidi?', true],
  ['Wie ist die Telefonnummer?', true],
  ['What is due?', false],
])('%s: asks for contact data: %s', (message, expected) => expect(asksForContacts(message)).toBe(expected))
