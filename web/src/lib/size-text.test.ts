import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [2048, '2 kB'],
  [1_048_576, '1 MB'],
  [1_572_864, '1.5 MB'],
])('%i bytes read "%s"', (bytes, text) => expect(sizeText(bytes)).toBe(text))
