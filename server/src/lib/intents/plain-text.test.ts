import { expect, test } from 'vitest'
import { isWithin } from './plain-text.ts'

const letters = ['a', 'b', 'c']
const longer = (words: readonly string[]) => words.flatMap((word) => letters.map((letter) => word + letter))

/** All words of up to four letters. */
const words = [1, 2, 3, 4].reduce(
  ({ all, last }) => {
    const next = longer(last)
    return { all: [...all, ...next], last: next }
  },
  { all: [''], last: [''] },
).all

/** Every word that one slip makes of another: a letter left out, put in, mistaken, or swapped with the next one. */
function slipsOf(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => ({
    before: word.slice(0, at),
    after: word.slice(at),
  }))
  return places.flatMap(({ before, after }) => [
    before + after.slice(1),
    ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ...(after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : []),
  ])
}

test('words are within one slip of each other exactly where one slip makes one of the other', () => {
  for (const word of words) {
    const near = new Set([word, ...slipsOf(word)])
    const found = words.filter((other) => isWithin(word, other, 1))
    expect(new Set(found), word).toEqual(new Set(words.filter((other) => near.has(other))))
  }
})

test('two slips are two edits, of which none is made within the other', () => {
  expect(isWithin('recieved', 'received', 1)).toBe(true)
  expect(isWithin('recievd', 'received', 1)).toBe(false)
  expect(isWithin('recievd', 'received', 2)).toBe(true)
  expect(isWithin('recived', 'received', 2)).toBe(true)
  // A swap with a letter put into it.
  expect(isWithin('ca', 'abc', 2)).toBe(false)
  expect(isWithin('rcvd', 'received', 2)).toBe(false)
})
