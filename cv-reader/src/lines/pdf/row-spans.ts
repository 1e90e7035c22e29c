import type { Span } from '../line.ts'
import { inReadingDirection } from './right-to-left.ts'
import { withoutSmallCapitals } from './small-capitals.ts'
import type { Word } from './words.ts'

/** Shares of the font size: the gap between words, and between pieces of a row. */
const minSpace = 0.13
const minApart = 0.75
/** Justified lines stretch all spaces alike; a gap between pieces is this much wider. */
const widerThanUsual = 2.2

/** Splits a row by gap and look. `starts`: left edges of cells in other rows, because a full cell leaves no gap. */
export function spansOf(drawn: readonly Word[], starts?: ReadonlySet<number>): Span[] {
  const words = withoutSmallCapitals(drawn)
  const apartFrom = apartLimit(words)
  const spans: (Span & { longest: number })[] = []
  words.forEach((word, index) => {
    const { text, left, right, size, font } = word
    const before = words[index - 1]
    const span = spans.at(-1)
    const gap = before ? left - before.right : 0
    const isGlued = before !== undefined && !word.afterSpace && areOneWord(before, word, gap)
    const limit = span && !looksAlike(span, word) ? Math.min(apartFrom, minApart * size) : apartFrom
    const isOver = before !== undefined && !isGlued && gap < 0 && !isDrawnOn(before, word)
    const isCell = before !== undefined && starts?.has(Math.round(left)) === true && !isDrawnOn(before, word)
    const isApart =
      before !== undefined && (isOver || isCell || gap > Math.max(limit, minApart * size) + 2 * word.spacing)
    if (span && (isGlued || (!isApart && looksAlike(span, word)))) {
      span.text += isGlued ? text : ` ${text}`
      span.right = Math.max(span.right, right)
      span.size = Math.max(span.size, size)
      if (isGlued && text.length > span.longest) Object.assign(span, { bold: font.bold, italic: font.italic })
      span.longest = Math.max(span.longest, text.length)
    } else
      spans.push({
        text,
        left,
        right,
        size,
        bold: font.bold,
        italic: font.italic,
        apart: isApart,
        longest: text.length,
      })
  })
  return inReadingDirection(spans.map(({ longest: _, ...span }) => ({ ...span, text: withoutSoftHyphens(span.text) })))
}

function areOneWord(before: Word, word: Word, gap: number): boolean {
  if (Math.abs(gap) < 0.03 * word.size) return true
  return isDrawnOn(before, word) && gap < minSpace * Math.min(word.size, before.size) + word.spacing * 1.5
}

function isDrawnOn(before: Word, word: Word): boolean {
  return Math.abs(word.order - before.end) <= 2
}

/** A gap this wide, as a share of the font size, separates pieces even where all gaps are as wide. */
const surelyApart = 1

function apartLimit(words: readonly Word[]): number {
  const size = words[0]?.size ?? 0
  const gaps = words.flatMap((word, index) => {
    const before = words[index - 1]
    const gap = before ? word.left - before.right : 0
    return gap > minSpace * word.size ? [gap] : []
  })
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return gaps.length < 3 ? surelyApart * size : Math.min(usual * widerThanUsual, surelyApart * size)
}

function looksAlike(span: Span, { font, size }: Word): boolean {
  return span.bold === font.bold && span.italic === font.italic && Math.abs(span.size - size) < 0.08 * size
}

function withoutSoftHyphens(text: string): string {
  return text.replace(/\u00ad$/, '-').replaceAll('\u00ad', '')
}
