import { profileLimits } from '@waymark/contract/profile-document.ts'
import type { IndexedLine } from '../lines/line.ts'
import type { ReadValue } from '../facts/fields.ts'
import { findDates } from '../facts/dates.ts'
import { joinWrapped, type RightEdges } from '../lines/wrapped-lines.ts'

export function readSummary(lines: readonly IndexedLine[], edges: RightEdges): ReadValue | undefined {
  const fitting = withinLimit(lines)
  const paragraphs = joinWrapped(fitting, edges).filter(({ text }) => /\p{L}/u.test(text))
  if (paragraphs.length === 0) return undefined
  const isDoubtful =
    fitting.length < lines.length || paragraphs.some(({ text }) => findDates(text).some(({ to }) => to !== undefined))
  return {
    value: paragraphs.map(({ text }) => text).join('\n'),
    confidence: isDoubtful ? 'low' : 'high',
    lines: paragraphs.flatMap(({ lines: indexes }) => indexes),
  }
}

/** The lines that fit into the field, up to the end of a sentence where there is one; the others stay unread. */
function withinLimit(lines: readonly IndexedLine[]): readonly IndexedLine[] {
  let length = 0
  const over = lines.findIndex(({ text }) => (length += text.length + 1) > profileLimits.profile_summary)
  if (over === -1) return lines
  const end = lines
    .slice(0, over)
    .findLastIndex(({ text }, at) => /[.!?]$/.test(text) || lines[at + 1]?.bullet === true)
  return lines.slice(0, end === -1 ? over : end + 1)
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
