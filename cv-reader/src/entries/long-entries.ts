import { type DateRange, findDates } from '../facts/dates.ts'
import { describeLines, type DatedLine } from './dated-lines.ts'
import { findAnchors, isFree, maxEntries, startsByDates, startsByLook, undatedStarts } from './entry-starts.ts'
import { withoutDateAsides } from './date-asides.ts'
import { cutDescriptions } from './described-heads.ts'
import { gatherDates } from './margin-dates.ts'
import { joinWrappedHeads } from './wrapped-heads.ts'
import { cutHeadLine, type HeadLine } from './head-tokens.ts'
import type { IndexedLine } from '../lines/line.ts'
import { announcedBy } from '../words/entry-labels.ts'
import { isDuration } from '../words/calendar-words.ts'
import { employerWords, standsLikePlace } from '../words/occupation-words.ts'
import { labelAtStart } from '../words/field-labels.ts'
import { withSeasonSpan } from './season-dates.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'

/** `heads` name an entry, the others describe it. Heads below the date may belong to the description. */
export type EntryLines = {
  heads: readonly HeadLine[]
  body: readonly IndexedLine[]
  date: DateRange | undefined
  dateLines: readonly number[]
  /** The heading is shorter than the first entry's: an employer with several jobs appears only above the first. */
  isShort: boolean
}

export type SplitSection = { entries: readonly EntryLines[]; before: readonly IndexedLine[] }

const maxLinesBelow = 3

/** Splits jobs or schools by their shared pattern: where the date is, lines above it, the look of a first line. */
export function splitLongEntries(section: readonly IndexedLine[], reach?: RightEdges): SplitSection {
  const gathered = gatherDates(cutDescriptions(withoutDurations(section)).map(withSeasonSpan))
  const { lines, sources: wrapped } = joinWrappedHeads(gathered.lines, reach)
  const sources = new Map([...gathered.sources, ...wrapped])
  const byIndex = new Map(gathered.lines.map((line) => [line.index, line]))
  const bullets = lines.filter(({ bullet }) => bullet).length
  const plain = describeLines(lines, false)
  // Three names with four bullets each are mostly bullets, and yet the names are the entries.
  const areNamed = lines[0]?.bullet === false && lines.length - bullets > 1
  const hasHeads = plain.some(({ date }) => date !== undefined) || bullets < lines.length * 0.7 || areNamed
  const described = withoutDateAsides(hasHeads ? plain : describeLines(lines, true))
  const anchors = findAnchors(described)
  const split = cutAt(described, anchors.length > 0 ? datedEntries(described, anchors) : undatedEntries(described))
  const entries = split.entries.map((entry) => ({
    ...entry,
    body: entry.body.flatMap((line) => wrapped.get(line.index)?.flatMap((index) => byIndex.get(index) ?? []) ?? [line]),
    dateLines: entry.dateLines.flatMap((index) => sources.get(index) ?? [index]),
    heads: entry.heads.map((head) => ({ ...head, sources: wrapped.get(head.line.index) ?? [head.line.index] })),
  }))
  return { ...split, entries }
}

/** "Full-time · 4 yrs 2 mos" says in which form as well. */
const isTimeThere = (text: string) => {
  const [form = '', time] = text.slice(0, 80).split(/\s·\s/)
  return isDuration(text) || (time !== undefined && isDuration(time) && standsLikePlace(form))
}

/** "7 years 4 months" stands between an employer and its positions: what is above it begins an entry. */
function withoutDurations(lines: readonly IndexedLine[]): IndexedLine[] {
  const isAbovePositions = (at: number) =>
    isTimeThere(lines[at + 1]?.text ?? '') && findDates(lines[at + 2]?.text.slice(0, 200) ?? '').length === 0
  return lines.flatMap((line, at) => {
    if (isTimeThere(line.text)) return []
    return [isAbovePositions(at) ? { ...line, gapAbove: Math.max(line.gapAbove, paragraphGap) } : line]
  })
}

/** In line heights: wider than any space within a paragraph. */
const paragraphGap = 1.5

/** Where an entry begins, and its line with the date, or its first one. */
type Begun = { start: number; own: number }

function datedEntries(described: readonly DatedLine[], anchors: readonly number[]): Begun[] {
  const starts = startsByDates(described, anchors)
  const dated = starts.map((start, index) => ({ start, own: anchors[index] ?? start }))
  const undated = undatedStarts(described, starts, anchors).map((start) => ({ start, own: start }))
  return [...dated, ...undated].toSorted((a, b) => a.start - b.start)
}

const undatedEntries = (described: readonly DatedLine[]): Begun[] =>
  startsByLook(described).map((start) => ({ start, own: start }))

function cutAt(described: readonly DatedLine[], begun: readonly Begun[]): SplitSection {
  const heightOf = (index: number) => (begun[index]?.own ?? 0) - (begun[index]?.start ?? 0)
  const entries = begun.slice(0, maxEntries).map(({ start, own }, index): EntryLines => {
    const end = begun[index + 1]?.start ?? described.length
    const anchor = described[own]
    const after = headsBelow(described, own, end, start)
    const heads = described
      .slice(start, after)
      .filter(({ line }) => line.text !== '')
      .map((it) =>
        cutHeadLine(it.line, described.indexOf(it) - own, it.onlyDates ? it.dates : it.date ? [it.date] : []),
      )
    const body = described.slice(after, end).map(({ line }) => line)
    return {
      heads,
      body,
      date: anchor?.date,
      dateLines: anchor ? [anchor.line.index] : [],
      isShort: heightOf(index) < heightOf(0),
    }
  })
  return { entries, before: described.slice(0, begun[0]?.start ?? described.length).map(({ line }) => line) }
}

function headsBelow(described: readonly DatedLine[], anchor: number, end: number, start: number): number {
  const lefts = described.slice(start, anchor + 1).flatMap(textLeft)
  const own = described[anchor]
  let left = (own && gaplessColumn(own, described[anchor + 1])) ?? (lefts.length > 0 ? Math.min(...lefts) : undefined)
  let at = anchor + 1
  const form = endOfForm(described, anchor, end)
  while (
    at < end &&
    (at < form || at - anchor <= maxLinesBelow) &&
    (isFree(described[at]) || described[at]?.onlyDates)
  ) {
    const below = described[at]
    // What a label announces describes the entry, whatever it looks like.
    if (
      below &&
      at >= form &&
      announcedBy(below.line.text) !== undefined &&
      labelAtStart(below.line.text)?.label !== 'title'
    )
      break
    const belowLeft = below && textLeft(below)[0]
    const isIndented = belowLeft !== undefined && left !== undefined && belowLeft > left + 6
    if (below && isIndented && below.line.spans.length === 1 && !(at === anchor + 1 && isEmployerBelow(own, below)))
      break
    left ??= belowLeft
    at++
  }
  return at
}

/** "04/2017 – 05/2020 Clerk" above an indented "Acme Ltd, Leeds": the line above names no employer. */
const isEmployerBelow = (own: DatedLine | undefined, below: DatedLine): boolean =>
  own !== undefined && employerWords(own.line.text) === 0 && employerWords(below.line.text) >= 2

/** Below the date of a form stand labelled fields in any order, its duties before its employer: the line behind the last that names something. */
function endOfForm(described: readonly DatedLine[], anchor: number, end: number): number {
  let at = anchor
  let last = anchor
  for (; at < Math.min(end, anchor + 6); at++) {
    const label = labelAtStart(described[at]?.line.text ?? '')?.label
    if (label === undefined || (at > anchor && label === 'date')) break
    if (label !== 'date' && label !== 'duties') last = at
  }
  return last + 1
}

/** "08.2015 – 04.2019 Clerk" above "Acme Ltd" in the column of the names, before which a wide date leaves no gap. */
function gaplessColumn({ line, date }: DatedLine, below: DatedLine | undefined): number | undefined {
  const isGapless = date?.start === 0 && !line.spans.some(({ apart }, at) => at > 0 && apart)
  if (!isGapless || !below || !/^\s\p{L}/u.test(line.text.slice(date.end))) return undefined
  const column = line.left + ((line.right - line.left) * (date.end + 1)) / line.text.length
  return Math.abs(below.line.left - column) <= maxColumnError ? below.line.left : undefined
}

/** Points: figures are wider than letters. */
const maxColumnError = 10

function textLeft({ line, date, onlyDates }: DatedLine): number[] {
  if (onlyDates) return []
  const span = date?.start === 0 ? line.spans.find(({ apart }) => apart) : line.spans[0]
  return [span?.left ?? line.left]
}
