import { findDates, isOnlyDates } from '../facts/dates.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'
import { degreeWords, isSubject, schoolWords } from '../words/degree-words.ts'
import { employerWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import { joinWrappedRow } from './wrapped-rows.ts'
import { closesBracket, joinTexts, type RightEdges, wrapsTo } from '../lines/wrapped-lines.ts'

export type UnwrappedLines = { lines: IndexedLine[]; sources: ReadonlyMap<number, readonly number[]> }

/** Joins wrapped headings: an open bracket or small word at the end, or the same look and no room for a word. */
export function joinWrappedHeads(lines: readonly IndexedLine[], reach?: RightEdges): UnwrappedLines {
  const sources = new Map<number, readonly number[]>()
  const joined: IndexedLine[] = []
  const edges = columnEdges(lines)
  const rests = reach ? restsOfEntries(lines, reach) : undefined
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1)
    const isRest =
      reach &&
      (endsInDate(last, line, reach) || rests?.has(line.index) || isMiddleOfDegree(last, line, lines[at + 1], reach))
    const row = last && isNextLine(last, line) ? joinWrappedRow(last, line, isOpenCell) : undefined
    if (last && row) {
      joined[joined.length - 1] = row
      sources.set(last.index, [...(sources.get(last.index) ?? [last.index]), line.index])
    } else if (last && (isRest || goesOn(last, line, edges, reach))) {
      joined[joined.length - 1] = join(last, line)
      sources.set(last.index, [...(sources.get(last.index) ?? [last.index]), line.index])
    } else {
      joined.push(line)
    }
  }
  return { lines: joined, sources }
}

const smallEnd =
  /(?:\s(?:of|and|for|the|at|in|de|del|des|du|aux|la|et|und|für|der|bei|von|zum|zur|im|en|y|e|&|di|da)|[&–—-])$/iu
/** What describes a job, however little room the line above has. */
const isSentence = /(?:\S+\s){3}\S*\p{Ll}{3}[.!]$/u
/** No name of a job or degree ends so, whatever its type. */
const openEnd = /(?:\s(?:with|avec|mit|con)|\),)$/iu
const legalStart = /^(?:(?:Co\.\s)?KG|KGaA|GmbH|mbH|AG|SE|Inc|LLC|Ltd|Limited|plc|S\.?A|S\.?L|B\.?V|e\.\s?[VK])\b/u

const isOpenCell = (text: string) => text.endsWith(',') || smallEnd.test(text) || /\p{L}-$/u.test(text)

const isNextLine = (above: IndexedLine, line: IndexedLine) =>
  above.block === line.block &&
  above.page === line.page &&
  !above.bullet &&
  !line.bullet &&
  line.gapAbove <= 0.7 &&
  above.text.length <= 200

function goesOn(
  above: IndexedLine,
  line: IndexedLine,
  edges: ReadonlyMap<number, number>,
  reach: RightEdges | undefined,
): boolean {
  if (!isNextLine(above, line) || line.right <= line.left || isOnlyDates(above.text)) return false
  if (breaksWord(above, line) || closesBracket(above, line) || goesOnInCell(above, line)) return true
  if (reach && isFragmentOf(above, line, reach)) return true
  if (Math.abs(above.left - line.left) > 3) return false
  const left = leftCell(above)
  const text = left.map((span) => span.text).join(' ')
  if (openEnd.test(text) && left.length === above.spans.length) return true
  if (reach && isSubjectOf(above, line, reach)) return true
  if (hasOpenBracket(text) && /^[^(]{0,40}\)/.test(line.text)) return true
  const [end, start] = [left.at(-1), line.spans[0]]
  if (!end || !start || weightOf(end) !== weightOf(start)) return false
  if (findDates(above.text).length > 0 && findDates(line.text).length > 0) return false
  const changes = new Set(left.map(weightOf)).size > 1
  if (!changes && !left.every(({ bold }) => bold)) return false
  return (
    smallEnd.test(text) ||
    legalStart.test(line.text) ||
    (changes && !isSentence.test(line.text) && hadNoRoom(above, left, line, edges))
  )
}

/** "04/2020 | Accountant, Lake Engines Ltd," above "Bath": the cell beside the date ends in a comma or a small word. */
function goesOnInCell(above: IndexedLine, line: IndexedLine): boolean {
  const cell = lastCell(above)
  const [start, end] = [cell[0], cell.at(-1)]
  if (cell.length === above.spans.length || !start || !end || line.spans.some(({ apart }, at) => at > 0 && apart))
    return false
  const isOpen = end.text.endsWith(',') || smallEnd.test(end.text)
  return isOpen && Math.abs(start.left - line.left) <= 3 && findDates(end.text).length === 0
}

/**
 * "Lincoln Middle" above "School, Des Moines", "Gobierno de" above "Navarra": the cell above had no room for the next word, and what stands
 * before the first comma of the next line names nothing by itself.
 */
function isFragmentOf(above: IndexedLine, line: IndexedLine, reach: RightEdges): boolean {
  const cell = lastCell(above)
  const [first, end, start] = [cell[0], cell.at(-1), line.spans[0]]
  if (!first || !end || !start || weightOf(end) !== weightOf(start) || Math.abs(first.left - line.left) > 3)
    return false
  const text = cell.map((span) => span.text).join(' ')
  if (line.text.includes('\t') || findDates(text).length > 0) return false
  if (/\s\/$/.test(text) || /^(?:de|del|della|of|für|des|du)\s\p{Lu}/u.test(line.text)) return true
  if (end.bold || !wrapsTo(above, line, reach)) return false
  const [name = ''] = line.text.split(',')
  if (smallEnd.test(text)) return true
  if (name === line.text || /\s/.test(name)) return false
  const isKind = schoolWords(name) > 0 || employerWords(name) > 0
  return isKind || (degreeWords(text) >= 2 && degreeWords(name) === 0 && placeLikeness(name) < 2)
}

const lastCell = ({ spans }: IndexedLine) =>
  spans.slice(
    Math.max(
      0,
      spans.findLastIndex(({ apart }, at) => at > 0 && apart),
    ),
  )

/** "BA (Hons) English" above "Literature" in a narrow column. */
function isSubjectOf(above: IndexedLine, line: IndexedLine, reach: RightEdges): boolean {
  if (degreeWords(above.text) < 2 || !isSubject(line.text) || degreeWords(line.text) > 0 || schoolWords(line.text) > 0)
    return false
  const [end, start] = [above.spans.at(-1), line.spans[0]]
  if (!end || !start || weightOf(end) !== weightOf(start)) return false
  return findDates(above.text).length === 0 && wrapsTo(above, line, reach)
}

/** "MSc Advanced" above "Musculoskeletal Practice" in bold, and the school below in plain type. */
function isMiddleOfDegree(
  above: IndexedLine | undefined,
  line: IndexedLine,
  next: IndexedLine | undefined,
  reach: RightEdges,
): boolean {
  const [end, start, school] = [above?.spans.at(-1), line.spans[0], next?.spans[0]]
  if (!above || !next || !end || !start || !school || above.block !== next.block) return false
  const isSet = weightOf(end) === weightOf(start) && weightOf(start) !== weightOf(school) && line.gapAbove <= 0.7
  const isDegree = degreeWords(above.text) >= 2 && degreeWords(line.text) === 0 && schoolWords(line.text) === 0
  if (!isSet || !isDegree || schoolWords(next.text) === 0 || /\d|,/.test(line.text) || line.bullet) return false
  return Math.abs(above.left - line.left) <= 3 && findDates(above.text).length === 0 && wrapsTo(above, line, reach)
}

/** In line heights: entries have this much more space above them than the lines of one entry. */
const widerBetween = 0.15

/**
 * The second lines of a list with one entry in each line: every undated line follows a dated one that had no room for its first word,
 * and closer than the entries follow each other.
 */
function restsOfEntries(lines: readonly IndexedLine[], reach: RightEdges): ReadonlySet<number> {
  const isDated = ({ text }: IndexedLine) => findDates(text.slice(0, 300)).length > 0
  const dated = lines.filter(isDated)
  const nearest = Math.min(...dated.slice(1).map(({ gapAbove }) => gapAbove))
  const rests = lines.flatMap((line, at) => (isDated(line) ? [] : [{ line, above: lines[at - 1] }]))
  const areRests = rests.every(({ line, above }) => {
    const isBelow = above && isDated(above) && above.block === line.block && Math.abs(above.left - line.left) <= 3
    const isClose = !line.bullet && line.right > line.left && line.gapAbove <= nearest - widerBetween
    return isBelow && isClose && !line.text.includes('\t') && hadNoRoomBeside(above, line, reach)
  })
  return new Set(dated.length > 1 && areRests ? rests.map(({ line }) => line.index) : [])
}

/** A date at the right edge leaves room beside it that the words before it did not use. */
function hadNoRoomBeside(above: IndexedLine, line: IndexedLine, reach: RightEdges): boolean {
  const date = lastCell(above)
  const end = above.spans[above.spans.length - date.length - 1]
  const isDate = end !== undefined && isOnlyDates(date.map(({ text }) => text).join(' '))
  const width = ((line.right - line.left) / Math.max(1, line.text.length)) * (line.text.search(/\s|$/) + 1)
  return isDate ? end.right + width >= (date[0]?.left ?? 0) - above.size : wrapsTo(above, line, reach)
}

/** "Schichtführer-" above "Vertretung": without its second half a word says something else. */
function breaksWord(above: IndexedLine, line: IndexedLine): boolean {
  const { cell } = brokenCell(above)
  const [start, end, next] = [cell[0], cell.at(-1), line.spans[0]]
  if (!start || !end || !next || !/\p{L}-$/u.test(end.text) || !/^\p{L}/u.test(next.text)) return false
  const isBelow = [above.left, start.left].some((left) => Math.abs(left - line.left) <= 3)
  return isBelow && end.bold === next.bold && Math.abs(end.size - next.size) < 0.6
}

/** The cell whose last word is broken, and the number of spans up to its end; else the left cell. */
function brokenCell({ spans }: IndexedLine): { cell: IndexedLine['spans']; end: number } {
  const isEnd = ({ text }: IndexedLine['spans'][number], at: number) =>
    /\p{L}-$/u.test(text) && (spans[at + 1] === undefined || spans[at + 1]?.apart === true)
  const end = spans.findIndex(isEnd) + 1
  const gap = spans.slice(0, end).findLastIndex(({ apart }, at) => at > 0 && apart)
  return { cell: spans.slice(Math.max(0, gap), end), end }
}

/** A heading that runs on to the date in the next line: "University of California, San | Diego, CA (2009)". */
function endsInDate(above: IndexedLine | undefined, line: IndexedLine, reach: RightEdges): boolean {
  if (!above) return false
  const sameFlow = above.block === line.block && above.page === line.page && !above.bullet && !line.bullet
  if (!sameFlow || line.gapAbove > 0.7 || Math.abs(above.left - line.left) > 3 || above.text.length > 200) return false
  if (!/,\s|\s[–—|-]\s/.test(above.text) || above.text.includes('\t') || line.text.includes('\t')) return false
  const dates = findDates(line.text)
  const isEnd = dates.length === 1 && /^[\s)\]]*$/.test(line.text.slice(dates[0]?.end))
  if (!isEnd || isOnlyDates(line.text) || findDates(above.text).length > 0) return false
  return above.right > line.right + line.size && wrapsTo(above, line, reach)
}

/** Points. In a narrower column every line is short, so that none can be called full. */
const minColumnWidth = 230

function columnEdges(lines: readonly IndexedLine[]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>()
  for (const block of new Set(lines.map((line) => line.block))) {
    const own = lines.filter((line) => line.block === block)
    const [left, right] = [Math.min(...own.map((line) => line.left)), Math.max(...own.map((line) => line.right))]
    const full = own.filter((line) => line.right > right - 0.12 * (right - left))
    if (full.length > 2 && right - left > minColumnWidth) edges.set(block, right)
  }
  return edges
}

function hadNoRoom(
  above: IndexedLine,
  left: IndexedLine['spans'],
  line: IndexedLine,
  edges: ReadonlyMap<number, number>,
): boolean {
  const first = line.spans[0]
  const end = left.at(-1)?.right ?? 0
  const beside = above.spans[left.length]?.left
  const limit = beside === undefined ? (edges.get(above.block) ?? Number.POSITIVE_INFINITY) : beside - above.size / 2
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0
  const width = first ? ((first.right - first.left) / Math.max(1, first.text.length)) * (word + 1) : 0
  const isRest =
    beside === undefined
      ? line.right < limit - 0.12 * (limit - above.left)
      : (leftCell(line).at(-1)?.right ?? beside) < beside
  return isRest && end > above.left && end + width >= limit - 1
}

const weightOf = (span: IndexedLine['spans'][number]) => `${span.bold}/${span.italic}/${Math.round(span.size)}`

function leftCell(line: IndexedLine): IndexedLine['spans'] {
  const gap = line.spans.findIndex(({ apart }, at) => at > 0 && apart)
  return gap === -1 ? line.spans : line.spans.slice(0, gap)
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

function join(above: IndexedLine, line: IndexedLine): IndexedLine {
  if (breaksWord(above, line)) return joinWord(above, line)
  if (closesBracket(above, line)) return joinAtBracket(above, line)
  if (goesOnInCell(above, line) || Math.abs(above.left - line.left) > 3) return joinAtEnd(above, line)
  const left = leftCell(above)
  const own = line.spans.map((span, at) => (at === 0 ? { ...span, apart: false } : span))
  const joined = lineOfSpans(above, [...left, ...own, ...above.spans.slice(left.length)])
  return { ...joined, left: above.left, right: Math.max(above.right, line.right) }
}

/** The rest of a bracket belongs behind its beginning, even where that is in the right cell. */
function joinAtBracket(above: IndexedLine, line: IndexedLine): IndexedLine {
  const start = above.spans.findLastIndex(({ text }) => text.includes('('))
  const next = above.spans.findIndex(({ apart }, at) => at > start && apart)
  const end = next === -1 ? above.spans.length : next
  const own = line.spans.map((span, at) => (at === 0 ? { ...span, apart: false } : span))
  const joined = lineOfSpans(above, [...above.spans.slice(0, end), ...own, ...above.spans.slice(end)])
  return { ...joined, left: above.left, right: Math.max(above.right, line.right) }
}

function joinAtEnd(above: IndexedLine, line: IndexedLine): IndexedLine {
  const own = line.spans.map((span, at) => (at === 0 ? { ...span, apart: false } : span))
  const joined = lineOfSpans(above, [...above.spans, ...own])
  return { ...joined, left: above.left, right: Math.max(above.right, line.right) }
}

function joinWord(above: IndexedLine, line: IndexedLine): IndexedLine {
  const { end } = brokenCell(above)
  const [last, [next, ...others]] = [above.spans[end - 1], line.spans]
  if (!last || !next) return above
  const word = { ...last, text: joinTexts(last.text, next.text) }
  const joined = lineOfSpans(above, [...above.spans.slice(0, end - 1), word, ...others, ...above.spans.slice(end)])
  return { ...joined, left: above.left, right: Math.max(above.right, line.right) }
}
