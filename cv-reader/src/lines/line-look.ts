import type { Line, Span } from './line.ts'

export function isAllCaps(text: string): boolean {
  const letters = text.slice(0, 200).match(/\p{L}/gu) ?? []
  return letters.length > 1 && !/\p{Ll}/u.test(text.slice(0, 200)) && /\p{Lu}/u.test(text.slice(0, 200))
}

/** The look of most text (size 0 if unknown), by length: short CVs can have more letters in headings than below. */
export type BodyLook = { size: number; bold: boolean }

export function findBodyLook(lines: readonly Line[]): BodyLook {
  const weightBySize = new Map<number, number>()
  let bold = 0
  let all = 0
  for (const { text, size, bold: isBold } of lines) {
    const key = Math.round(size * 2) / 2
    const weight = Math.min(text.length, 200) ** 2
    weightBySize.set(key, (weightBySize.get(key) ?? 0) + weight)
    all += weight
    if (isBold) bold += weight
  }
  const [size = 0] = [...weightBySize].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return { size, bold: bold > all / 2 }
}

/** A key that lines of one role in a CV share. */
export function lookOf(part: Pick<Span, 'size' | 'bold' | 'italic' | 'text'>): string {
  return [Math.round(part.size * 2) / 2, part.bold, part.italic, isAllCaps(part.text)].join('/')
}

/** How much a line stands out: 1 each for bold, capitals, space above, spacing; 2 for size; 3 for a heading tag. */
export function prominenceOf(line: Line, body: BodyLook): number {
  return (
    (line.heading === undefined ? 0 : 3) +
    (line.size > body.size * 1.09 ? 2 : line.size > body.size * 1.03 ? 1 : 0) +
    Number(line.bold && !body.bold) +
    Number(isAllCaps(line.text)) +
    Number(line.gapAbove >= 0.5) +
    Number(/^(?:\p{L}{1,2} ){3}/u.test(line.text))
  )
}

export function lineOfSpans<T extends Line>(line: T, spans: readonly Span[]): T {
  const text = spans.map((span, at) => (at === 0 ? span.text : `${span.apart ? '\t' : ' '}${span.text}`)).join('')
  return {
    ...line,
    spans,
    text: text.trim(),
    left: spans[0]?.left ?? line.left,
    right: spans.at(-1)?.right ?? line.right,
    size: Math.max(0, ...spans.map(({ size }) => size)),
    bold: spans.every(({ bold }) => bold),
    italic: spans.every(({ italic }) => italic),
  }
}

export function splitAtGap(line: Line): { before: readonly Span[]; after: readonly Span[] } {
  const gap = line.spans.findIndex((span, at) => at > 0 && span.apart)
  return gap === -1
    ? { before: line.spans, after: [] }
    : { before: line.spans.slice(0, gap), after: line.spans.slice(gap) }
}
