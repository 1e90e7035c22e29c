import { expect, test } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { findEmails, linkedEmails } from './email-addresses.ts'

const found = (...lines: string[]) => findEmails(makeLines(...lines)).map(({ text }) => text)

test('addresses are found beside labels, numbers and other marks', () => {
  expect(found('E-Mail: ada.lovelace+cv@mail.example.org, 030 123')).toStrictEqual(['ada.lovelace+cv@mail.example.org'])
  expect(found('ada@example.org|London')).toStrictEqual(['ada@example.org'])
})

test('an address that is broken by spaces or at the end of a line is whole again', () => {
  expect(found('ada @ example.org')).toStrictEqual(['ada@example.org'])
  expect(found('ada@example. org')).toStrictEqual(['ada@example.org'])
  expect(found('ada.lovelace@', 'example.org')).toStrictEqual(['ada.lovelace@example.org'])
})

test('what is glued to an address is cut off', () =>
  expect(found('ada@example.orgPhone')).toStrictEqual(['ada@example.org']))

test('an incomplete address, a name of a network or an @ alone is none', () => {
  expect(found('ada@university', '@ada', 'Lead @ Acme', 'a@b', '@example.org')).toStrictEqual([])
})

test('addresses behind links are read too', () => {
  const lines = makeLines([
    'Write to me',
    { links: ['mailto:ada%40example.org', 'mailto:ada@example.org?subject=Job'] },
  ])
  expect(linkedEmails(lines).map(({ text }) => text)).toStrictEqual(['ada@example.org', 'ada@example.org'])
})
