import { expect, test } from 'vitest'
import { splitSentences } from './content.ts'

test('an abbreviation ends no sentence, though the noun behind it has a capital', () => {
  expect(splitSentences('Einkauf von 3,2 Mio. Euro im Jahr. Preise um 7 % gesenkt.')).toEqual([
    'Einkauf von 3,2 Mio. Euro im Jahr.',
    'Preise um 7 % gesenkt.',
  ])
})
