import type { Word } from './words.ts'

export type Dot = { left: number; right: number; top: number; bottom: number; order: number }

/** Shares of the font size: a bullet's size, its distance from the text, and its offset from the text's middle. */
const largest = 0.6
const farthest = 2.2
const exactly = 0.22
/** The middle of lower-case letters above the baseline, as a share of the font size. */
const middleOfLetters = 0.28

/** Turns shapes right before text into bullets: browsers draw bullets as shapes. Rows of several dots draw a level. */
export function bulletWords(dots: readonly Dot[], words: readonly Word[]): Word[] {
  const byHeight = Map.groupBy(words, ({ base }) => Math.round(base / 10))
  const dotsByHeight = Map.groupBy(dots, ({ top }) => Math.round(top / 4))
  return dots.flatMap((dot) => {
    const height = Math.round(dot.bottom / 10)
    const near = [height - 1, height, height + 1, height + 2].flatMap((key) => byHeight.get(key) ?? [])
    const beside = near.filter((word) => isBeside(dot, word))
    const first = beside.toSorted((a, b) => a.left - b.left)[0]
    const row = Math.round(dot.top / 4)
    const others = [row - 1, row, row + 1].flatMap((key) => dotsByHeight.get(key) ?? [])
    const isInRow = others.some(
      (other) => other !== dot && Math.abs(other.left - dot.left) < 5 * (dot.right - dot.left),
    )
    if (!first || isInRow || near.some((word) => isBetween(word, dot, first))) return []
    const { order } = dot
    return [{ ...first, text: '•', left: dot.left, right: dot.right, order, end: order, mark: undefined, spacing: 0 }]
  })
}

function isBeside({ left, right, top, bottom }: Dot, word: Word): boolean {
  const distance = word.left - right
  const isSmall = Math.max(right - left, bottom - top) < largest * word.size
  const middle = word.base - middleOfLetters * word.size
  return (
    isSmall &&
    distance > 0 &&
    distance < farthest * word.size &&
    Math.abs((top + bottom) / 2 - middle) < exactly * word.size
  )
}

function isBetween(word: Word, dot: Dot, first: Word): boolean {
  return Math.abs(word.base - first.base) < 2 && word.right <= dot.left && dot.left - word.right < 1.2 * word.size
}
