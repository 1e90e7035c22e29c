import type { Section, Sourced } from '../content.ts'

/** A line that may be left out, with its place in its job and its relevance to the posting. */
export type Candidate = { line: Sourced; entry: number; index: number; score: number }

// Measured on a rendered page: A4 in the classic look holds 62 one-line bullets of about 100 characters; less page break losses.
const linesOfPage = 61
const charactersPerLine = 100
/** Every job keeps this many, whatever the posting says. */
const guaranteedLines = 2

/**
 * Chooses the lines that fit so many pages: the best two of every job, then the best of all. Lines are never cut.
 * Deterministic. `taken` is the height in lines of what always stays; `pages` are of the classic design on A4.
 */
export function chooseLines(candidates: readonly Candidate[], taken: number, pages: number): Set<Sourced> {
  const best = candidates.toSorted((a, b) => b.score - a.score || a.entry - b.entry || a.index - b.index)
  const ranks = new Map<number, number>()
  const rankOf = new Map(
    best.map((candidate) => {
      const rank = ranks.get(candidate.entry) ?? 0
      ranks.set(candidate.entry, rank + 1)
      return [candidate, rank] as const
    }),
  )
  const isGuaranteed = (candidate: Candidate) => (rankOf.get(candidate) ?? 0) < guaranteedLines
  const chosen = new Set<Sourced>()
  let room = pages * linesOfPage - taken
  for (const candidate of [...best.filter(isGuaranteed), ...best.filter((it) => !isGuaranteed(it))]) {
    const height = heightOf(candidate.line.text)
    if (height > room && !isGuaranteed(candidate)) continue
    room -= height
    chosen.add(candidate.line)
  }
  return chosen
}

export function heightOf(text: string): number {
  return text
    .split('\n')
    .reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(paragraph.length / charactersPerLine)), 0)
}

export function heightOfSection(section: Section): number {
  const joined = (items: readonly Sourced[]) => items.map((item) => item.text).join(', ')
  const texts = [
    ...section.paragraphs.map(({ text }) => text),
    ...(section.items.length > 0 ? [joined(section.items)] : []),
    ...(section.groups ?? []).map(({ label, items }) => `${label.text}: ${joined(items)}`),
    ...section.entries.flatMap((entry) => entry.lines.map(({ text }) => text)),
  ]
  const headings = section.entries.reduce(
    (sum, { heading, meta }) => sum + 0.75 + (heading ? Math.ceil(heading.text.length / 80) : 0) + (meta ? 1 : 0),
    0,
  )
  return 2.8 + headings + texts.reduce((sum, text) => sum + heightOf(text), 0)
}
