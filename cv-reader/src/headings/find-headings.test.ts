import { expect, test } from 'vitest'
import { headingLook, makeLines } from '../testing/make-lines.ts'
import { findHeadings } from './find-headings.ts'

test('what looks like the headings of one column is a heading there, not in another column', () => {
  const side = { ...headingLook, block: 1 }
  const main = { ...headingLook, block: 2 }
  const lines = makeLines(
    ['Skills', side],
    ['Logbooks', { block: 1 }],
    ['Languages', side],
    ['Spanish', { block: 1 }],
    ['Cascade Beverages', main],
    ['Driver', { block: 2 }],
    ['March 2016 – present', { block: 2 }],
    ['Zzyzx', side],
    ['Nobody knows', { block: 1 }],
  )
  const found = findHeadings(lines).map(({ index }) => lines[index]?.text)
  expect(found).toEqual(['Skills', 'Languages', 'Zzyzx'])
})
