import { allWords, alternatives } from '../words/dictionary.ts'
import { findDates } from './dates.ts'

/** Longer ones first: "expected graduation" is taken whole. */
const words = alternatives(allWords(({ expected }) => expected).toSorted((a, b) => b.length - a.length))
const phrase = new RegExp(
  String.raw`[([]?(?<![\p{L}\d])(?:${words})(?![\p{L}\d])(?:\s(?:date|in|by|for|im|en|em|voor))?\s?[:：]?[)\]]?`,
  'giu',
)
/** Between a date and the word for it: brackets, commas and dashes. */
const beside = /^[\s,;:()[\]–—-]{0,4}$/u

/** Hostile lines have 200 kB. */
const maxLength = 400

/**
 * The text without its word for an education that is not finished ("expected 2027", "2024 – 2027 (expected)", "BSc (in
 * progress)"); undefined where nothing says so. Only words beside a date or at the line's end count: "exceeded expected
 * results" is something else.
 */
export function withoutExpectation(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const dates = findDates(text)
  for (const found of text.matchAll(phrase)) {
    const [start, end] = [found.index, found.index + found[0].length]
    const isAtDate = dates.some(
      (date) =>
        (date.start >= end - 1 && beside.test(text.slice(end, Math.max(end, date.start)))) ||
        (date.end <= start + 1 && beside.test(text.slice(Math.min(start, date.end), start))),
    )
    const isLast = text.slice(end).trim() === '' && /[,([–—\t|-]\s?$/u.test(text.slice(0, start + 1))
    if (!isAtDate && !isLast) continue
    const before = text.slice(0, start).replace(isAtDate ? /$^/ : /[\s,(–—|-]+$/u, '')
    return `${before.trimEnd()}${before.endsWith('\t') ? '\t' : ' '}${text.slice(end).trimStart()}`.trim()
  }
  return undefined
}
