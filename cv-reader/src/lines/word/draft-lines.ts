import type { Line } from '../line.ts'
import type { DraftLine } from './paragraphs.ts'

/** Ten times what a CV of 30 pages has. */
const maxLines = 15_000
/** Word files have no pages before layout: a line's position is its number times this many points. */
const lineHeight = 14

export function toLines(blocks: readonly (readonly DraftLine[])[]): { lines: Line[]; cut: boolean } {
  const lines: Line[] = []
  let number = 0
  let block = 0
  for (const drafts of blocks) {
    let white = 0
    let isFirst = true
    for (const draft of drafts) {
      number++
      const size = Math.max(0, ...draft.spans.map((span) => span.size))
      if (draft.spans.length === 0) white += lineHeight + draft.after
      else {
        lines.push(place(draft, block, number, isFirst || size === 0 ? 0 : Math.max(white, draft.before) / size))
        white = draft.after
        isFirst = false
      }
    }
    if (!isFirst) block++
  }
  return { lines: lines.slice(0, maxLines), cut: lines.length > maxLines }
}

function place(
  { spans, left, bullet, heading, links }: DraftLine,
  block: number,
  number: number,
  gapAbove: number,
): Line {
  const length = (all: Line['spans']) => all.reduce((sum, { text }) => sum + text.length, 0)
  const isMostly = (look: 'bold' | 'italic') => length(spans.filter((span) => span[look])) > 0.9 * length(spans)
  return {
    text: spans.map(({ text, apart }, index) => (index === 0 ? '' : apart ? '\t' : ' ') + text).join(''),
    spans,
    page: 1,
    block,
    left,
    right: left,
    top: number * lineHeight,
    gapAbove,
    size: Math.max(...spans.map(({ size }) => size)),
    bold: isMostly('bold'),
    italic: isMostly('italic'),
    bullet,
    heading,
    links,
  }
}
