import { expect, test } from 'vitest'
import { spansOf } from './row-spans.ts'
import type { Word } from './words.ts'

const font = { bold: false, italic: false, draws: 'letters' } as Word['font']

/** Words of a row; `|` begins a smaller piece right behind the one before. */
function row(text: string, small: number): Word[] {
  let left = 0
  return text.split(' ').flatMap((word) =>
    word.split(/(?=[|~])/).map((piece, at): Word => {
      const size = /^[|~]/.test(piece) ? small : 10
      const own = piece.replace(/^[|~]/, '')
      if (at === 0) left += 3
      const start = left
      left += own.length * size * 0.6
      return {
        text: own,
        left: start,
        right: left,
        base: 0,
        size,
        font,
        order: 0,
        end: 0,
        spacing: 0,
        mark: undefined,
        afterSpace: at === 0,
      }
    }),
  )
}

test('small capitals are small letters, and no piece of its own begins at a word of them', () => {
  const spans = spansOf(row('M|UNICIPALIDAD ~DE M|AIPÚ, S.A.', 6.75).filter(({ text }) => text !== ''))
  expect(spans.map(({ text }) => text)).toStrictEqual(['Municipalidad de Maipú, S.A.'])
})

test('capitals of two sizes apart from each other stay capitals', () => {
  const spans = spansOf(row('ACME ~LTD', 6.75).filter(({ text }) => text !== ''))
  expect(spans.map(({ text }) => text)).toStrictEqual(['ACME', 'LTD'])
})
