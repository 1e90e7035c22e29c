import type { Word } from './words.ts'

/** Browsers and Word draw small capitals at 65 to 85 % of the size of capitals. */
const least = 0.6
const most = 0.88

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/**
 * The words of a row as they were typed, if it is drawn in small capitals: "M" with a smaller "UNICIPALIDAD" close behind it shows that
 * smaller capitals stand for small letters. Otherwise each change of size would begin another piece of the row.
 */
export function withoutSmallCapitals(words: readonly Word[]): readonly Word[] {
  const large = words.reduce(
    (size, word, at) => (beginsSmall(word, words[at + 1]) ? Math.max(size, word.size) : size),
    0,
  )
  if (large === 0) return words
  return words.map((word) => {
    const share = word.size / large
    const isSmall = share >= least && share <= most && isCapitals(word.text)
    return isSmall ? { ...word, text: word.text.toLowerCase(), size: large } : word
  })
}

function beginsSmall(word: Word, next: Word | undefined): boolean {
  if (!next || next.afterSpace || !isCapitals(word.text) || !isCapitals(next.text) || next.text.length < 2) return false
  const share = next.size / word.size
  return share >= least && share <= most && Math.abs(next.left - word.right) < 0.1 * word.size
}
