import { expect, test } from 'vitest'
import { canonicalEmail, isEmail } from './email-address.ts'

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada.Lovelace+jobs@Example.ORG ', 'ada.lovelace+jobs@example.org'],
  ['zoë@bücher.example', 'zoë@xn--bcher-kva.example'],
  ['zoe\u0308@xn--bcher-kva.example', 'zoë@xn--bcher-kva.example'],
  ['ada@ｅxample.org', 'ada@example.org'],
])('%j is one address: %s', (typed, canonical) => {
  expect([isEmail(typed), canonicalEmail(typed)]).toEqual([true, canonical])
})

test.each([
  '<victim@example.org>',
  '"victim"@example.org',
  'victim@example.org.',
  'victim@.example.org',
  'victim.@example.org',
  '.victim@example.org',
  'vic..tim@example.org',
  'victim\u0000@example.org',
  'victim\u200b@example.org',
  'victim@exam\u0007ple.org',
  'victim@exa\u00admple.org.',
  'a,victim@example.org',
  'a;victim@example.org',
  'victim@example.org>',
  'name <victim@example.org>',
  'victim(comment)@example.org',
  'a@victim@example.org',
  'victim@[127.0.0.1]',
  'victim@127.0.0.1',
  'victim@0x7f.1',
  'victim@2130706433',
  'victim@example.org:25',
  'victim@example.org/x',
  'victim@example.org?x',
  'victim@example%2eorg',
  'victim@localhost',
  '@example.org',
  'victim@',
  'victim',
  '',
  `${'a'.repeat(250)}@b.example`,
])('%j is no address that can be registered', (typed) => {
  expect(isEmail(typed)).toBe(false)
})
