import { expect, test } from 'vitest'
import { messagesToSend, type Turn } from './model-messages.ts'

const turns: Turn[] = [
  { role: 'user', text: 'one' },
  { role: 'assistant', text: 'two' },
  { role: 'user', text: 'three' },
  { role: 'assistant', text: 'four' },
]
const textsOf = (maxChars: number, question = 'now') =>
  messagesToSend(turns, question, maxChars).map(({ content }) => content)

test('what fits is sent, the newest first, and it begins with the user', () => {
  expect(textsOf(100)).toEqual(['one', 'two', 'three', 'four', 'now'])
  expect(textsOf(3 + 4 + 5)).toEqual(['three', 'four', 'now'])
  expect(textsOf(3 + 4)).toEqual(['now'])
})

test('a question that does not fit is cut, and says so', () => {
  const [only, ...more] = textsOf(10, 'x'.repeat(50))
  expect(more).toEqual([])
  expect(only).toMatch(/^x{10}\n.*cut/)
})
