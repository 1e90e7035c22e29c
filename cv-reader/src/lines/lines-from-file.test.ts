import { describe, expect, test } from 'vitest'
import { makeDocx, makePdf, type Placed } from '../testing/make-files.ts'
import { maxTextLength, readLines, type FileLines } from './lines-from-file.ts'

describe('of what no CV holds a part is read', () => {
  const scattered = (index: number) => ({ text: 'ab', x: (index * 7919) % 600, y: (index * 104_729) % 780 })
  const grid = (index: number) => ({ text: 'a', x: (index % 20) * 30, y: Math.floor(index / 20) * 0.15, size: 1 })
  test.each([
    ['scattered', scattered],
    ['in one place', () => ({ text: 'ab', x: 50, y: 50 })],
    ['in a narrow grid', grid],
    ['turned', (index: number) => ({ ...scattered(index), turn: 90 as const })],
  ])('more pieces on a page than are read, %s, are cut', async (_, piece) => {
    const bytes = makePdf([Array.from({ length: 61_000 }, (_, index): Placed => piece(index))])
    const reading = (await readLines(bytes, 'pdf')) as FileLines
    expect(reading.cut).toBe(true)
  })

  test('of 500 pages 30 are read', async () => {
    const bytes = makePdf(Array.from({ length: 500 }, (_, page) => [`Page ${page} of a very long file`]))
    expect(await readLines(bytes, 'pdf')).toMatchObject({ pages: 500, pagesRead: 30, cut: true })
  })

  test('all lines together hold no more than 200 kB', async () => {
    const { lines, cut } = (await readLines(
      makeDocx(['a'.repeat(150_000), 'b'.repeat(150_000), 'c']),
      'docx',
    )) as FileLines
    expect(lines.map(({ text }) => text.length)).toEqual([150_000, maxTextLength - 150_000])
    expect(cut).toBe(true)
  })
})
