import { endsInTime, findDates, isBracketed, isOnlyDates, withoutDates, type DateRange } from '../facts/dates.ts'
import { degreeWords } from '../words/degree-words.ts'
import { labelAtStart } from '../words/field-labels.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lookOf } from '../lines/line-look.ts'
import { continuesLine, type RightEdges, rightEdges } from '../lines/wrapped-lines.ts'

export type DatedLine = {
  line: IndexedLine
  look: string
  /** A date that may be an entry's: at an edge of the line or set apart, not within a sentence. */
  date: DateRange | undefined
  dates: readonly DateRange[]
  /** May be part of an entry's heading: short, no sentence, no bullet, no wrapped text. */
  isHead: boolean
  isContinuation: boolean
  onlyDates: boolean
}

const abbreviation =
  /(?:\b(?:inc|ltd|co|corp|llc|s\.?a|s\.?l|e\.?v|etc|st|jr|sr|bros|gmbh|univ|dept|u\.s\.a?|d\.c|[a-z])\.)$/i
const label = /^[\p{L}][\p{L} /&-]{2,30}\s?:(?:\s|$)/u

/** "Diplom Audit (recognised by …: as a Bachelor)": a remark makes no sentence of a name. */
const withoutLongBracket = (text: string) => text.replace(/\s\([^()]{30,120}\)$/u, '')

function isHeadText(line: IndexedLine): boolean {
  const text = withoutLongBracket(withoutDates(line.text.slice(0, 300))).replace(
    /^(?:with|at|as|bei|chez|en|als)\s(?=\p{Lu})/u,
    '',
  )
  const words = text.split(/\s+/).length
  // Facts with marks between them are longer than a sentence may be.
  const most = /\s[|·•]\s/.test(text) ? 24 : 18
  if (words > most || text.length > 130) return false
  if (isOnlyDates(line.text)) return true
  if (startsWithRange(line.text) || endsInRange(line.text)) return true
  if (/^\p{Ll}/u.test(text) && !/^[a-z]+(?:\.[a-z-]+)+|^[a-z]\p{Lu}/u.test(text) && !line.spans[0]?.bold) return false
  if (/[.;!?…]$/.test(text) && /[.;!?…]$/.test(line.text) && words > 3 && !abbreviation.test(text)) return false
  const named = labelAtStart(line.text)
  if (named && named.label !== 'duties') return true
  if (
    label.test(text) &&
    !namesDegreeBefore(text) &&
    !line.bold &&
    !/^\p{L}[^:]*:\s*$/u.test(text) &&
    !/\d{4}/.test(line.text)
  )
    return false
  return !isAddress(text)
}

/** "A levels: Maths, Physics": a degree is no label. */
const namesDegreeBefore = (text: string) => degreeWords(text.slice(0, text.indexOf(':'))) >= 1.5

const isAddress = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

/** "Cookery diploma. College, Vigo. 2008-2010.", "Shop assistant. Lozano, Murcia. Since May 2017." */
function endsInRange(text: string, dates: readonly DateRange[] = findDates(text.slice(0, 400))): boolean {
  const last = dates.at(-1)
  if (last?.to === undefined) return false
  return /\.\s$/.test(text.slice(0, last.start)) && /^\.?\s*$/.test(text.slice(last.end))
}

const before = /(?:^|[\t|·•∙,;:([{–—:/\-\]]\s*)$/
const after = /^\s*(?:$|[\t|·•∙,;)\]}–—:(-])/

const inYear = /\s(?:in|im|en|em)\s$/i

/** "2006 Abitur, …": in a list whose lines begin with their years, a year needs no mark behind it. */
const leadingYear = /^(?:19|20)\d\d\s(?=\p{Lu})/u

/** How the other lines of the section show their dates. */
type DateHabit = { areLed: boolean; areSetApart: boolean }

function structuralDate(line: IndexedLine, dates: readonly DateRange[], habit: DateHabit): DateRange | undefined {
  const { text } = line
  const rest = withoutLongBracket(withoutDates(text))
  if (rest.split(/\s+/).length > 20) return undefined
  if (endsInRange(text, dates)) return dates.at(-1)
  const bounded = dates.filter((date) => {
    const left = before.test(text.slice(Math.max(0, date.start - 4), date.start)) || date.start === 0
    const right = after.test(text.slice(date.end, date.end + 4))
    // "+18 % turnover in 2023" is a result, and begins no entry.
    if (date.bare && inYear.test(text.slice(0, date.start)) && /[%€$£+]/.test(text)) return false
    // "No findings in 2023 and 2024" tells of a duty where entries have their dates on lines of their own.
    if (date.bare && inYear.test(text.slice(0, date.start)) && text.slice(date.end).trim() === '')
      return !habit.areSetApart
    if (date.bare && habit.areLed && date.start === 0 && leadingYear.test(text)) return true
    // "Hauptschulabschluss 2006, Hauptschule Hamborn"
    if (date.bare && right && namesDegree(text.slice(0, date.start))) return true
    if (date.bare) return left && right && !/\d/.test(text.slice(date.end, date.end + 2))
    return left || right
  })
  const ranges = bounded.filter(({ to }) => to !== undefined)
  return ranges.find((date) => !isBracketed(text, date)) ?? ranges[0] ?? bounded.at(-1)
}

/** Also behind the school: "Bradford College, NVQ 2 Warehousing 2014". */
const namesDegree = (text: string) => text.split(/,\s/).some((part) => degreeWords(part) >= 1.5)

const startsWithRange = (text: string) => {
  const [first] = findDates(text.slice(0, 60))
  return first?.start === 0 && first.to !== undefined
}
const startsWithDate = (text: string) => findDates(text.slice(0, 40))[0]?.start === 0

/** Describes each line and its neighbourhood. `bulletsAreEntries`: headings carry bullets too. */
export function describeLines(lines: readonly IndexedLine[], bulletsAreEntries: boolean): DatedLine[] {
  const edges = rightEdges(lines)
  const areLed = lines.filter(({ text, bullet }) => !bullet && startsWithDate(text)).length > 1
  const areSetApart = lines.some(({ text }) => startsWithRange(text) && isOnlyDates(text))
  const described: DatedLine[] = []
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    const aboveDescribed = described[index - 1]
    // Its description follows as a line of the same index.
    const isCutHead = lines[index + 1]?.index === line.index
    const isContinuation =
      above !== undefined &&
      aboveDescribed !== undefined &&
      !(aboveDescribed.date !== undefined && aboveDescribed.isHead) &&
      (!aboveDescribed.isHead || aboveDescribed.isContinuation) &&
      !startsWithRange(line.text) &&
      !isCutHead &&
      !(/^\p{Lu}/u.test(line.text) && endsInTime(line.text)) &&
      continuesLine(above, line, edges)
    const dates = findDates(line.text.slice(0, 400))
    const isHead = (!line.bullet || bulletsAreEntries) && !isContinuation && isHeadText(line)
    described.push({
      line,
      look: lookOf(firstText(line, dates)),
      dates,
      date: isHead ? structuralDate(line, dates, { areLed, areSetApart }) : undefined,
      isHead,
      isContinuation,
      onlyDates: isOnlyDates(line.text) || (labelAtStart(line.text)?.label === 'date' && dates.length > 0),
    })
  })
  return withoutParagraphStarts(described, edges)
}

function firstText(line: IndexedLine, dates: readonly DateRange[]): IndexedLine['spans'][number] | IndexedLine {
  const span = line.spans.find(({ text }) => dates.length === 0 || !isOnlyDates(text))
  return span ?? line
}

function withoutParagraphStarts(described: DatedLine[], edges: RightEdges): DatedLine[] {
  return described.map((it, index) => {
    const next = described[index + 1]
    const standsOut = it.line.spans.some(({ bold, italic, apart }, at) => bold || italic || (apart && at > 0))
    if (!it.isHead || it.date || standsOut || !next || next.date || isAddress(next.line.text)) return it
    if (it.line.text.length < 45 || !continuesLine(it.line, next.line, edges)) return it
    return { ...it, isHead: false }
  })
}
