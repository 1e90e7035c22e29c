import { isSeason, monthOf } from '../words/calendar-words.ts'
import { joinStackedDates } from './stacked-dates.ts'
import { findDates, isOnlyDates } from '../facts/dates.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'

/** `sources` maps each line whose date was broken to the indexes of all its lines. */
export type GatheredLines = { lines: IndexedLine[]; sources: ReadonlyMap<number, readonly number[]> }

/** Joins dates broken over a margin ("May 2018 –" above "May 2019"); dates beside a bullet get their own line. */
export function gatherDates(lines: readonly IndexedLine[]): GatheredLines {
  const sources = new Map<number, readonly number[]>()
  const gathered: IndexedLine[] = []
  const rest = joinOpenRanges(joinStackedDates(lines, sources), sources)
  while (rest.length > 0) {
    const line = rest.shift()
    if (!line) break
    const broken = findBroken(line, rest)
    if (broken) {
      sources.set(line.index, [
        ...(sources.get(line.index) ?? [line.index]),
        ...rest.slice(0, broken.rows).map(({ index }) => index),
      ])
      const remaining = rest.slice(0, broken.rows).flatMap((row) => withoutCell(row, broken.side) ?? [])
      rest.splice(0, broken.rows, ...remaining)
    }
    gathered.push(...detachDate(broken?.line ?? line))
  }
  return { lines: gathered, sources }
}

/** "Callpoint Ltd, Hull | 08/2015 –" above "02/2020": the column was too narrow for the whole range. */
function joinOpenRanges(lines: readonly IndexedLine[], sources: Map<number, readonly number[]>): IndexedLine[] {
  const joined: IndexedLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && endsRange(above, line)) {
      joined[joined.length - 1] = lineOfSpans(above, [
        ...above.spans,
        ...line.spans.map((span) => ({ ...span, apart: false })),
      ])
      sources.set(above.index, [above.index, line.index])
    } else joined.push(line)
  }
  return joined
}

function endsRange(above: IndexedLine, line: IndexedLine): boolean {
  const sameFlow = above.block === line.block && above.page === line.page && !line.bullet && line.gapAbove <= 1
  const [date] = findDates(above.text.slice(-60)).slice(-1)
  if (!sameFlow || !date?.open || date.start === 0 || line.text.length > 30) return false
  return isOneRange(`${above.text.slice(-60).slice(date.start)} ${line.text}`)
}

const openYear = /(?:19|20)\d\d\s?[–—-]$/u

/** "2025 – expected Dec" above "2026", and "BA Design, 2022-" above "2025". */
export function joinBrokenEnds(lines: readonly IndexedLine[]): IndexedLine[] {
  const joined: IndexedLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const month = /[–—-]\s(?:\p{L}+\.?\s){0,2}(\p{L}+)\.?$/u.exec(above?.text.slice(-40) ?? '')?.[1]
    const isYear = /^(?:19|20)\d\d$/.test(line.text) && above?.block === line.block && above.page === line.page
    const last = above?.spans.at(-1)
    if (above && last && isYear && openYear.test(above.text))
      joined[joined.length - 1] = lineOfSpans(above, [
        ...above.spans.slice(0, -1),
        { ...last, text: `${last.text}${line.text}` },
      ])
    else if (above && isYear && month && monthOf(month) !== undefined)
      joined[joined.length - 1] = lineOfSpans(above, [
        ...above.spans,
        ...line.spans.map((span) => ({ ...span, apart: false })),
      ])
    else joined.push(line)
  }
  return joined
}

type Side = 'first' | 'last'
type Broken = { line: IndexedLine; side: Side; rows: number }

const cellOf = (line: IndexedLine, side: Side) =>
  line.text
    .split('\t')
    .at(side === 'first' ? 0 : -1)
    ?.trim() ?? ''
const isCut = (line: IndexedLine) => line.text.includes('\t')

function findBroken(line: IndexedLine, below: readonly IndexedLine[]): Broken | undefined {
  for (const side of ['first', 'last'] as const) {
    if (side === 'last' && !isCut(line)) continue
    const own = cellOf(line, side)
    const started = findDates(own)
    const isMonth = started.length === 0 && (monthOf(own) !== undefined || isSeason(own))
    if (!isMonth && (started.length !== 1 || started[0]?.start !== 0 || started[0].to)) continue
    const [next] = below
    if (side === 'first' && next && isEndAsItem(line, own, next)) {
      return { line: withCell(line, own.length, `${own} – ${next.text}`, 'first'), side, rows: 1 }
    }
    for (const rows of [1, 2]) {
      const cells = below.slice(0, rows).map((row) => cellOf(row, side))
      if (cells.length < rows || !isMargin(line, below.slice(0, rows), side)) break
      const date = [own, ...cells].join(' ')
      if (isOneRange(date) || (isSeason(own) && isOneDate(date)))
        return { line: withCell(line, own.length, date, side), side, rows }
    }
    const dash = side === 'first' && started[0] ? gaplessStart(own, started[0].end, below[0]) : undefined
    if (dash) return { line: withCell(line, dash.length, dash.date, 'first'), side, rows: 1 }
  }
  return undefined
}

/** "08/2019" beside a title, and "– present" below it, whose dash was taken for the mark of a list. */
const isEndAsItem = (line: IndexedLine, start: string, row: IndexedLine): boolean =>
  row.bullet &&
  isCut(line) &&
  row.gapAbove <= 1 &&
  row.right < (line.spans.find(({ apart }, at) => at > 0 && apart)?.left ?? 0) &&
  isOneRange(`${start} – ${row.text}`)

/** A Europass sets the dates of its margin to the right: "May 2014 – February" above "2019". */
function endsAlike(line: IndexedLine, row: IndexedLine): boolean {
  const [own, other] = [line.spans[0], row.spans[0]]
  return own !== undefined && other !== undefined && isCut(row) && Math.abs(own.right - other.right) <= 3
}

function isMargin(line: IndexedLine, rows: readonly IndexedLine[], side: Side): boolean {
  return rows.every((row) => {
    if (row.bullet || row.gapAbove > 1 || cellOf(row, side).length > 40) return false
    if (side === 'first') return Math.abs(line.left - row.left) <= 60 || endsAlike(line, row)
    const [own, other] = [line.spans.at(-1), row.spans.at(-1)]
    return (
      own !== undefined &&
      other !== undefined &&
      (isCut(row) || other.left > line.left + 60) &&
      other.left > own.left - 60
    )
  })
}

/** "2019 – Engineer, Acme" above "present": no gap was left between the columns. */
function gaplessStart(cell: string, end: number, next: IndexedLine | undefined) {
  const dash = /^\s?[-–—]\s(?=\S)/.exec(cell.slice(end))
  if (!dash || !next || next.bullet || monthOf(cell.slice(end + dash[0].length)) !== undefined) return undefined
  const length = end + dash[0].length
  const date = cell.slice(0, length) + cellOf(next, 'first')
  return isOneRange(date) ? { length, date } : undefined
}

const isOneRange = (text: string) => isOneDate(text) && findDates(text)[0]?.to !== undefined

function isOneDate(text: string): boolean {
  const dates = findDates(text)
  return dates.length === 1 && dates[0]?.start === 0 && dates[0].end >= text.length - 1
}

function withCell(line: IndexedLine, length: number, cell: string, side: Side): IndexedLine {
  if (side === 'last') {
    const gap = line.spans.findLastIndex(({ apart }, at) => at > 0 && apart)
    const last = line.spans[gap]
    return last ? lineOfSpans(line, [...line.spans.slice(0, gap), { ...last, text: cell }]) : line
  }
  const first = line.spans[0]
  if (!first) return line
  let end = 0
  const spans = line.spans.flatMap((span, at) => {
    const start = at === 0 ? 0 : end + 1
    end = start + span.text.length
    if (end <= length) return []
    const text = start >= length ? span.text : span.text.slice(length - start)
    return text.trim() === '' ? [] : [{ ...span, text: text.trimStart() }]
  })
  const [next, ...others] = spans
  return lineOfSpans(line, [{ ...first, text: cell }, ...(next ? [{ ...next, apart: true }, ...others] : [])])
}

const bulletMark = /^[•▪◦·∙*‣–-]\s+/

function withoutCell(line: IndexedLine, side: Side): IndexedLine | undefined {
  const isGap = ({ apart }: IndexedLine['spans'][number], at: number) => at > 0 && apart
  const gap = side === 'first' ? line.spans.findIndex(isGap) : line.spans.findLastIndex(isGap)
  if (gap === -1) return undefined
  if (side === 'last') return lineOfSpans(line, line.spans.slice(0, gap))
  const cut = lineOfSpans(line, line.spans.slice(gap))
  const first = cut.spans[0]
  if (!first || !bulletMark.test(cut.text)) return cut
  const spans = [{ ...first, text: first.text.replace(bulletMark, '') }, ...cut.spans.slice(1)]
  return {
    ...lineOfSpans(
      line,
      spans.filter(({ text }) => !/^[•▪◦·∙*‣–-]?$/.test(text)),
    ),
    bullet: true,
  }
}

function detachDate(line: IndexedLine): IndexedLine[] {
  const gap = line.spans.findLastIndex(({ apart }, at) => at > 0 && apart)
  if (gap === -1 || !(line.bullet || line.text.length > 60)) return [line]
  const margin = lineOfSpans(line, line.spans.slice(gap))
  if (!isOnlyDates(margin.text)) return [line]
  const rest = lineOfSpans(line, line.spans.slice(0, gap))
  if (!line.bullet && !isText(rest.text)) return [line]
  return [{ ...margin, bullet: false, gapAbove: 0, bold: false }, rest]
}

function isText(text: string): boolean {
  return /^\p{Ll}/u.test(text) || text.split(/\s+/).length > 14
}
