import type { Span } from '../line.ts'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Puts Hebrew and Arabic rows, drawn left to right, into reading order; numbers and Latin words keep theirs. */
export function inReadingDirection(spans: Span[]): Span[] {
  if (!spans.some(({ text }) => rightToLeft.test(text))) return spans
  const words = spans.flatMap(({ text }) => text.split(' ')).filter((word) => /\p{L}/u.test(word))
  const count = words.filter((word) => rightToLeft.test(word)).length
  // In a contact row even a minority of words tells the direction: addresses are always Latin.
  const isMostly = words.some((word) => word.includes('@')) ? count > words.length / 2 : count >= words.length / 2
  const turned = spans.map((span) => ({ ...span, text: turnText(span.text, isMostly) }))
  if (!isMostly) return turned
  const order = turned.toReversed()
  return order.map((span, index) => ({ ...span, apart: index > 0 && (order[index - 1]?.apart ?? false) }))
}

const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

function turnText(text: string, isWhole: boolean): string {
  if (!rightToLeft.test(text)) return text
  const words = text.split(' ').map((word) => (rightToLeft.test(word) ? turnWord(word) : word))
  if (!isWhole) return words.join(' ')
  const groups: string[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const goes = (one: string) => rightToLeft.test(one)
    if (group?.[0] !== undefined && !goes(word) && !goes(group[0])) group.push(word)
    else groups.push([word])
  }
  return groups
    .toReversed()
    .map((group) => group.join(' '))
    .join(' ')
}

function turnWord(word: string): string {
  const pieces = word.match(/\p{N}+([.,/-]\p{N}+)*|[a-zA-Z]+|./gsu) ?? []
  return pieces
    .toReversed()
    .map((piece) => mirrored[piece] ?? piece)
    .join('')
    .replace(/[\ufb1d-\ufdff\ufe70-\ufefc]/g, (letter) => letter.normalize('NFKC'))
}
