import type { IndexedLine } from '../lines/line.ts'
import type { ReadValue } from '../facts/fields.ts'
import { joinWrapped, type RightEdges } from '../lines/wrapped-lines.ts'

export function readSummary(lines: readonly IndexedLine[], edges: RightEdges): ReadValue | undefined {
  const paragraphs = joinWrapped(lines, edges).filter(({ text }) => /\p{L}/u.test(text))
  if (paragraphs.length === 0) return undefined
  return {
    value: paragraphs.map(({ text }) => text).join('\n'),
    confidence: 'high',
    lines: paragraphs.flatMap(({ lines: indexes }) => indexes),
  }
}

const minWords = 12

/** A paragraph under the name without its own heading. */
export function readUnnamedSummary(
  header: readonly IndexedLine[],
  taken: ReadonlySet<number>,
  edges: RightEdges,
): ReadValue | undefined {
  const free = header.filter(({ index, text }) => !taken.has(index) && !text.includes('@'))
  const paragraphs = joinWrapped(free, edges).filter(({ text }) => isRunningText(text))
  const first = paragraphs[0]
  if (first === undefined) return undefined
  const near = paragraphs.filter((paragraph, at) => at === 0 || follows(paragraphs[at - 1]?.lines, paragraph.lines))
  return {
    value: near.map(({ text }) => text).join('\n'),
    confidence: 'medium',
    lines: near.flatMap(({ lines }) => lines),
  }
}

const follows = (before: readonly number[] | undefined, lines: readonly number[]) =>
  (before?.at(-1) ?? -9) + 1 === lines[0]

function isRunningText(text: string): boolean {
  const words = text.split(/\s+/)
  const lowerCase = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= minWords && lowerCase >= words.length * 0.4
}
