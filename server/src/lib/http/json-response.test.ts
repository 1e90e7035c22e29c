import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isLong, jsonParts, streamOf } from './json-response.ts'
import { rawJson } from './raw-json.ts'

test('an answer of the database stays in its parts, and what comes with it stands behind', () => {
  expect(jsonParts(rawJson(['[1,', '2]'], { total: 2 })).join('')).toBe('{"success":true,"data":[1,2],"total":2}')
  expect(jsonParts({ data: 1 })).toEqual(['{"success":true,"data":1}'])
})

test('a long answer is encoded in slices of 64 kB, whole characters each, and asks for its turn before every one', async () => {
  const parts = ['[', `"${'x'.repeat(65_534)}😀${'y'.repeat(200_000)}"`, ']']
  expect(isLong(parts)).toBe(true)
  let slices = 0
  const stream = streamOf(parts, () => {
    slices++
    return Promise.resolve()
  })
  expect(await text(stream)).toBe(parts.join(''))
  // Five of the text, two of the brackets, and the end.
  expect(slices).toBe(5 + 2 + 1)
})

test('nothing is encoded for a reader that has gone', async () => {
  let slices = 0
  const reader = streamOf(['x'.repeat(1_000_000)], () => Promise.resolve(void slices++)).getReader()
  await reader.read()
  await reader.cancel()
  expect(slices).toBe(1)
})
