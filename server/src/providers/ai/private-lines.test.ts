import { expect, test } from 'vitest'
import { asksForContacts, withoutContacts, withoutPrivateLines } from './private-lines.ts'

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
  ['Who is my contact at Heidi?', true],
  ['Wie ist die Telefonnummer?', true],
  ['What is due?', false],
])('%s: asks for contact data: %s', (message, expected) => expect(asksForContacts(message)).toBe(expected))
