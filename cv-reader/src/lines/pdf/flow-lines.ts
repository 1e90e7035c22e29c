import { bulletOf, isRating, listNumber } from '../bullets.ts'
import type { Line, Span } from '../line.ts'
import type { Flow, PageRow } from './flows.ts'
import type { PageLink } from './links.ts'
import { joinWrappedLabels } from './margin-labels.ts'
import { spansOf } from './row-spans.ts'
import type { Word } from './words.ts'

export type PageNotes = { links: readonly PageLink[]; headings: ReadonlyMap<number, number> }

export function linesOf(flow: Flow, notes: readonly PageNotes[]): Line[] {
  const blocks = blocksOf(flow)
  return blocks.flatMap((rows, block) => toLines(rows as PageRow[], block, notes))
}

function blocksOf(flow: Flow): Flow[number]['rows'][] {
  return flow.flatMap((band) => (band.rows ? [band.rows] : band.columns.flatMap(blocksOf)))
}

function toLines(rows: readonly PageRow[], block: number, notes: readonly PageNotes[]): Line[] {
  const cleaned = rows
    .map((row) => ({ ...row, words: withoutRatings(row.words) }))
    .filter(({ words }) => words.length > 0)
  const listed = withBullets(splitAtBullets(cleaned))
  const worded = listed.map(({ row, bullet }) => ({
    row,
    bullet,
    words: bullet ? withoutBullet(row.words) : row.words,
  }))
  const starts = cellStarts(worded.map(({ words }) => spansOf(words)))
  const spanned = worded.map(({ row, bullet, words }) => ({ row, bullet, spans: spansOf(words, starts) }))
  const lines: Line[] = []
  let before: PageRow | undefined
  for (const { row, bullet, spans } of joinWrappedLabels(spanned)) {
    const first = spans[0]
    if (!first) continue
    const size = Math.max(...spans.map((span) => span.size))
    const isAlone = !before || before.page !== row.page
    const gap = before && !isAlone ? Math.max(0, (row.base - size - before.base) / size) : 0
    lines.push({
      text: spans.map((span, index) => (index === 0 ? '' : span.apart ? '\t' : ' ') + span.text).join(''),
      spans,
      page: row.page,
      block,
      left: first.left,
      right: Math.max(...spans.map((span) => span.right)),
      top: row.base,
      gapAbove: gap,
      size,
      bold: isMostly(spans, 'bold'),
      italic: isMostly(spans, 'italic'),
      bullet,
      heading: headingOf(row.words, notes[row.page - 1]?.headings),
      links: linksAt(row, notes[row.page - 1]?.links ?? []),
      ...(row.words.some(({ lacksLetters }) => lacksLetters) && { lacksLetters: true as const }),
    })
    before = row
  }
  return lines
}

function cellStarts(rows: readonly (readonly Span[])[]): ReadonlySet<number> {
  const lefts = rows.flatMap((spans) => [
    ...new Set(spans.filter(({ apart }) => apart).map(({ left }) => Math.round(left))),
  ])
  const seen = new Set<number>()
  return new Set(lefts.filter((left) => seen.has(left) || !seen.add(left)))
}

function isMostly(spans: Line['spans'], look: 'bold' | 'italic'): boolean {
  const count = (all: Line['spans']) => all.reduce((sum, { text }) => sum + text.length, 0)
  return count(spans.filter((span) => span[look])) > 0.9 * count(spans)
}

function withoutRatings(words: readonly Word[]): Word[] {
  const isSign = (word: Word | undefined) =>
    word !== undefined && (bulletOf(word.text) === 'sure' || isRating(word.text))
  return words.filter((word, index) => {
    if (isRating(word.text)) return false
    return !isSign(word) || !(isSign(words[index - 1]) || isSign(words[index + 1]))
  })
}

function splitAtBullets(rows: readonly PageRow[]): PageRow[] {
  const places = new Set(
    rows.flatMap(({ words: [first] }) =>
      first && bulletOf(first.text) === 'sure' ? [Math.round(first.left / 3)] : [],
    ),
  )
  return rows.flatMap((row) => {
    const at = row.words.findIndex((word, index) => {
      const before = row.words[index - 1]
      const isApart = before !== undefined && word.left - before.right > word.size
      return isApart && bulletOf(word.text) === 'sure' && places.has(Math.round(word.left / 3))
    })
    if (at <= 0) return [row]
    return [row.words.slice(0, at), row.words.slice(at)].map((words) => ({ ...row, words }))
  })
}

function withBullets(rows: readonly PageRow[]): { row: PageRow; bullet: boolean }[] {
  const starts = new Map<string, number>()
  const startOf = ({ words: [word] }: PageRow, text = word?.text ?? '') =>
    `${text}@${Math.round((word?.left ?? 0) / 3)}`
  for (const row of rows) starts.set(startOf(row), (starts.get(startOf(row)) ?? 0) + 1)
  return rows.map((row) => {
    const [first, second] = row.words
    if (!first) return { row, bullet: false }
    const kind = bulletOf(first.text) ?? (bulletOf(first.text.charAt(0)) === 'sure' ? 'sure' : undefined)
    if (kind === 'sure') return { row, bullet: true }
    if (!second) return { row, bullet: false }
    if (kind === 'maybe') return { row, bullet: (starts.get(startOf(row)) ?? 0) > 1 }
    const number = listNumber(first.text)
    if (number === undefined) return { row, bullet: false }
    const bullet = [number - 1, number + 1].some((near) =>
      starts.has(startOf(row, first.text.replace(/\d+/, String(near)))),
    )
    return { row, bullet }
  })
}

function withoutBullet([first, ...rest]: readonly Word[]): Word[] {
  if (!first) return []
  const whole = bulletOf(first.text) !== undefined || listNumber(first.text) !== undefined
  return whole ? rest : [{ ...first, text: first.text.slice(1) }, ...rest]
}

function headingOf(words: readonly Word[], headings: ReadonlyMap<number, number> | undefined): number | undefined {
  const levels = words.map(({ mark }) => (mark === undefined ? undefined : headings?.get(mark)))
  return levels.every((level) => level !== undefined) ? levels[0] : undefined
}

function linksAt({ words, base, size }: PageRow, links: readonly PageLink[]): string[] {
  const middle = base - size * 0.3
  const here = links.filter(
    ({ left, right, top, bottom }) =>
      top < middle && bottom > middle && words.some((word) => word.left < right - 1 && word.right > left + 1),
  )
  return [...new Set(here.map(({ url }) => url))]
}
