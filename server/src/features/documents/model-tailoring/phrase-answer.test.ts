import { expect, test } from 'vitest'
import { readPhrases } from './phrase-answer.ts'
import type { PhraseItem } from './phrase-items.ts'

const item = { id: 'l1', form: 'line', lines: [{ text: 'Ran the ferry bookings' }] } as unknown as PhraseItem
const json = JSON.stringify({ answers: [{ id: 'l1', text: 'Ran bookings for the ferry' }] })
const texts = (written: string) =>
  readPhrases(written, [item], [])?.map(({ sentences }) => sentences.map(({ text }) => text))

test.each([
  ['bare', json],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence without a language', `\`\`\`\n${json}\n\`\`\``],
  ['with words around it', `Here you are:\n\n${json}\n\nI hope this helps!`],
  ['behind thoughts', `<think>l1 is short.</think>\n\`\`\`json\n${json}\n\`\`\``],
])('the JSON of an answer is read: %s', (_, written) => {
  expect(texts(written)).toEqual([['Ran bookings for the ferry']])
})

test.each([
  ['no JSON at all', 'I cannot do that.'],
  ['JSON that breaks off', json.slice(0, -8)],
])('an answer without JSON is none: %s', (_, written) => expect(texts(written)).toBeUndefined())
