import { expect, test } from 'vitest'
import { draftSentencesIn } from './draft-sentences.ts'

test.each([
  [
    'a letter',
    'Here it is:\n\nDear Ms Roe,\n\nI led **12** engineers. You use Rust.\n\nKind regards',
    ['I led 12 engineers.'],
  ],
  ['a German mail', 'Sehr geehrte Frau Roe,\n\nich habe 12 Jahre Erfahrung.', ['ich habe 12 Jahre Erfahrung.']],
  ['quoted lines for a CV', 'Try this:\n\n> - Led 12 engineers\n\nShall I go on?', ['Led 12 engineers']],
  ['advice', 'I looked at your profile. Name 3 results, and learn Rust.', []],
  ['a question in a draft', 'Dear Ms Roe,\n\nMay I ask for 10 minutes?\nI build ships.', ['I build ships.']],
])('%s', (_, markdown, expected) => expect(draftSentencesIn(markdown)).toEqual(expected))
