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

test.each([
  [['rohan.mehta-', 'ellis@example.co.uk'], 'rohan.mehta-ellis@example.co.uk'],
  [['E-Mail: j.oezdemir-', 'brandt@example.de'], 'j.oezdemir-brandt@example.de'],
  [['+34 600 100 200\tana_', 'ruiz@example.es'], 'ana_ruiz@example.es'],
  [['anna.maria.', 'kern@example.at'], 'anna.maria.kern@example.at'],
  [['paul@example.co', '.uk'], 'paul@example.co.uk'],
])('an address that a narrow column broke is whole again: %j', (lines, address) => {
  expect(found(...lines)).toStrictEqual([address])
})

test.each([
  [['I live in Kent.', 'ellis@example.org']],
  [['07700 900 624 -', 'ellis@example.org']],
  [['linkedin.com/in/rohan-', 'ellis@example.org']],
])('what stands above an address is no part of it: %j', (lines) => {
  expect(found(...lines)).toStrictEqual(['ellis@example.org'])
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

test.each([
  [['ada@correo.exa', 'mple'], 'ada@correo.example', true],
  [['ada@mail.example.co', 'm'], 'ada@mail.example.com', true],
  [['ada@mail.loc', 'whatever'], 'ada@mail.loc', true],
  [['ada@example.org', 'berlin'], 'ada@example.org', undefined],
  [['ada@example.org', 'example.org'], 'ada@example.org', undefined],
  [['ada@example.org', 'Bath'], 'ada@example.org', undefined],
])('an address whose end may stand below is never taken as sure: %j', (lines, text, isDoubtful) => {
  expect(findEmails(makeLines(...lines)).map((it) => [it.text, it.isDoubtful])).toStrictEqual([[text, isDoubtful]])
})
