import type { IndexedLine, Line, Span } from '../lines/line.ts'

export type LineLook = Partial<Omit<Line, 'text' | 'spans'>>

/** Points; a tab leads to the next multiple of 150. */
const characterWidth = 5
const columnWidth = 150

export function makeLine(text: string, look: LineLook = {}): Line {
  const { left = 50, size = 10, bold = false, italic = false } = look
  const spans: Span[] = []
  let at = left
  for (const [index, part] of text.split('\t').entries()) {
    if (index > 0) at = left + Math.ceil((at - left + characterWidth) / columnWidth) * columnWidth
    const right = at + part.length * characterWidth
    spans.push({ text: part, left: at, right, size, bold, italic, apart: index > 0 })
    at = right
  }
  const rest = { page: 1, block: 0, top: 0, gapAbove: 0.2, bullet: false, heading: undefined, links: [] }
  return { ...rest, left, right: at, size, bold, italic, ...look, text, spans }
}

export function makeLines(...lines: readonly (string | readonly [text: string, look: LineLook])[]): IndexedLine[] {
  return lines.map((line, index) => {
    const [text, look] = typeof line === 'string' ? [line, {}] : line
    return { ...makeLine(text, { top: 50 + 14 * index, ...look }), index }
  })
}

export const headingLook: LineLook = { size: 14, bold: true, gapAbove: 1 }
export const nameLook: LineLook = { size: 24, bold: true, gapAbove: 0 }
