import type { Word } from './words.ts'

export type Row = { words: Word[]; base: number; size: number; left: number; right: number }

const sameBase = 0.3
/** Ordinals and footnote marks are raised by up to half the height of the letters beside them. */
const raised = 0.55

export function toRows(words: readonly Word[]): Row[] {
  const rows: Row[] = []
  for (const word of words.toSorted((a, b) => a.base - b.base)) {
    const row = rows
      .slice(-3)
      .findLast((one) => Math.abs(word.base - one.base) <= sameBase * Math.min(word.size, one.size))
    if (row) add(row, word)
    else rows.push({ words: [word], base: word.base, size: word.size, left: word.left, right: word.right })
  }
  const joined = joinRaised(rows.toSorted((a, b) => a.base - b.base))
  for (const row of joined) row.words = withoutDoubles(row.words.toSorted((a, b) => a.left - b.left))
  return joined
}

function add(row: Row, word: Word): void {
  row.words.push(word)
  row.left = Math.min(row.left, word.left)
  row.right = Math.max(row.right, word.right)
  if (word.size > row.size * 1.05) {
    row.base = word.base
    row.size = word.size
  }
}

function joinRaised(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  rows.forEach((row, index) => {
    const owner = [rows[index + 1], joined.at(-1)].find((one) => one !== undefined && isRaised(row, one))
    if (owner) for (const word of row.words) add(owner, word)
    else joined.push(row)
  })
  return joined
}

function isRaised(row: Row, owner: Row): boolean {
  if (row.words.length > 10 || row.size > 0.85 * owner.size || Math.abs(row.base - owner.base) > raised * owner.size)
    return false
  return row.words.every((word) => owner.words.some((one) => touches(word, one)))
}

function touches(small: Word, large: Word): boolean {
  const gap = Math.max(small.left - large.right, large.left - small.right)
  return small.size < 0.85 * large.size && gap < 0.2 * large.size && gap > -0.5 * large.size
}

/** Shadows and fake bold draw text twice. */
function withoutDoubles(words: Word[]): Word[] {
  return words.filter((word, index) => {
    const before = words[index - 1]
    return !before || before.text !== word.text || word.left - before.left > 0.15 * word.size
  })
}
