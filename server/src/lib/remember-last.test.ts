import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('what was read lately is not read again, and the oldest is forgotten first', () => {
  const read: string[] = []
  const lengthOf = rememberLast(
    (text: string) => {
      read.push(text)
      return { length: text.length }
    },
    (text) => text,
    2,
  )
  expect(lengthOf('one')).toBe(lengthOf('one'))
  lengthOf('three')
  lengthOf('one')
  lengthOf('seven')
  expect([lengthOf('one'), lengthOf('three')]).toEqual([{ length: 3 }, { length: 5 }])
  expect(read).toEqual(['one', 'three', 'seven', 'three'])
})
