import { expect, test } from 'vitest'
import { findUnfoundWords } from './unfound-words.ts'

const said =
  'I ran a team of 4 at Heidi and enjoyed writing services in Go and TypeScript. Mail: mira@example.org, +49 30 1234567'

test.each<[string, Parameters<typeof findUnfoundWords>[0], string, string[]]>([
  ['words that were said', 'line', 'Ran a team of 4, writing services in TypeScript', []],
  ['other forms of them', 'line', 'Teams, services and writing', []],
  ['a number that nobody said', 'line', 'Ran a team of 12', ['12']],
  ['a skill that nobody said', 'skill', 'Rust', ['Rust']],
  ['a short skill that was said', 'skill', 'Go', []],
  ['an employer', 'line', 'Writing services at Google', ['Google']],
  ['an address', 'email', 'mira@example.org', []],
  ['another address', 'email', 'mira@evil.example', ['mira@evil.example']],
  ['a phone number in another form', 'phone', '+49 (30) 123 45 67', []],
  ['another phone number', 'phone', '+49 30 7654321', ['+49 30 7654321']],
])('%s', (_, field, value, expected) => expect(findUnfoundWords(field, value, said)).toEqual(expected))
