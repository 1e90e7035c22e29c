import { findDates, type DateRange } from '../facts/dates.ts'
import { allWords, alternatives, alternativesOf } from '../words/dictionary.ts'
import { isTimeUnit } from '../words/calendar-words.ts'
import { type FieldLabel, labelAtStart } from '../words/field-labels.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lookOf } from '../lines/line-look.ts'
import { beginsCustomers, endsInAgency, endsInPlacement, givesExamples, isPlacement } from '../words/placement-words.ts'

export type Separator = 'line' | 'cell' | 'look' | 'dash' | 'bar' | 'date' | 'at' | 'en' | 'bracket' | 'slash' | 'comma'

export type HeadToken = {
  start: number
  end: number
  before: Separator
  look: string
  cell: number
}

/** A heading line cut into tokens, with dates masked. `offset` counts lines from the one with the date. */
export type HeadLine = {
  line: IndexedLine
  offset: number
  masked: string
  tokens: readonly HeadToken[]
  sources: readonly number[]
  label: FieldLabel | undefined
}

const mask = '\ue000'

/** "(400 h)" behind the dates of an internship. */
const hoursInBrackets = /\(\d{1,4}\s?(?:h|hrs?|hours|std\.?|stunden|heures|horas|ore|uren)\)/giu

/** Masks dates, durations and their brackets; the text keeps its length. */
export function maskDates(text: string, dates: readonly DateRange[] = findDates(text)): string {
  let masked = text
  for (const { start, end } of dates) masked = masked.slice(0, start) + mask.repeat(end - start) + masked.slice(end)
  return masked
    .replace(/\s(?:in|im|en|em)\s(?=\ue000)/g, (whole) => mask.repeat(whole.length))
    .replace(/(?:\d{1,2})\+?\s?(\p{L}[\p{L}\p{M}]*\.?)/gu, (whole, unit: string) =>
      isTimeUnit(unit) ? mask.repeat(whole.length) : whole,
    )
    .replace(hoursInBrackets, (whole) => mask.repeat(whole.length))
    .replace(/\(([\ue000\s,;·•&–—-]{1,60})\)/g, (whole, inner: string) =>
      inner.includes(mask) ? mask.repeat(whole.length) : whole,
    )
}

// "University at Albany" is a name, and "(Hons)" within "BSc (Hons) Adult Nursing" separates nothing.
const separators =
  /(?<tab>\t)|(?<date>(?:(?<=\p{Ll}{2})\.)?\s*\ue000[\ue000\s]*(?::|\.(?=\s))?\s*(?:(?:with|at|bei|chez)\s(?=\p{Lu}))?)|(?<dash>\s+[-–—―]+\s+|\s*—\s*|:\s+(?=\p{Lu}|\d{1,2}\s\p{Lu}))|(?<bar>\s*[|·•∙⋅▪◦◆»]\s*|\s+\/\/\s+|\s*;\s+)|(?<stop>(?<=\p{L}{5}|\)|\*)\.\s+(?=\p{Lu}))|(?<slash>\s+[/⁄→]\s+)|(?<at>(?<!\bUniversity(?:\sof\s\p{L}+(?:\s\p{L}+)?)?)\s+(?:@|at|from|as|via|with|through|bei|beim|chez|presso|bij|hos)\s+(?=["“]?[\p{Lu}\d]))|(?<en>\s+(?:en|als)\s+(?=["“]?\p{Lu}))|(?<bracket>\s+\((?=[^()]{2,60}\)\s*(?:$|[^\s\p{L}\d])))|(?<comma>,\s+)/gu

function separatorOf(groups: Record<string, string | undefined>): Separator {
  if (groups['tab'] !== undefined) return 'cell'
  if (groups['stop'] !== undefined) return 'bar'
  const found = (['date', 'dash', 'bar', 'at', 'en', 'bracket', 'slash', 'comma'] as const).find(
    (name) => groups[name] !== undefined,
  )
  return found ?? 'comma'
}

/** "2016 – 2019. Residence Alba, Girona. Carer": where the date stands apart, full stops separate facts; elsewhere they shorten words. */
const isSentenceList = (masked: string) => masked.startsWith(mask) || /\.\s?\ue000+\.?$/.test(masked)

/** "Fachlagerist / stellv. Schichtleiter" is one title. */
const isFullStop = (masked: string, at: number) =>
  isSentenceList(masked) && !shortened.test(masked.slice(Math.max(0, at - 20), at))
const shortened = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(allWords(({ shortened: words }) => words))})$`,
  'iu',
)

/** "Lehrling, dann Bürokauffrau", "Joiner, from 2008 foreman": one time, and neither of the two is the employer. */
const next = new RegExp(String.raw`^(?:${alternativesOf((words) => words.next)})\s`, 'u')

/** "**Lehrling,** dann **Bürokauffrau**": the word in between is set in another style, but does not separate two fields. */
function joinsTitles(text: string, at: number): boolean {
  const comma = text.lastIndexOf(',', at)
  return (
    comma > 0 &&
    next.test(text.slice(comma).replace(/^,\s*/, '')) &&
    /^,\s*(?:\p{L}+\s+)?$/u.test(text.slice(comma, at))
  )
}

type Cut = { start: number; end: number; separator: Separator }

/** Nothing is cut within brackets, nor an agency from the customer that it sent somebody to. */
function isCut(text: string, { start, end, separator }: Cut): boolean {
  if (separator === 'cell' || separator === 'date') return true
  const before = text.slice(0, start)
  if (separator === 'comma' && (next.test(text.slice(end)) || beginsCustomers(before))) return false
  if (separator === 'at' || separator === 'en') return !isInBrackets(text, start) && !endsInPlacement(before)
  if (separator === 'bracket') {
    const inner = /^[^()]*/.exec(text.slice(end))?.[0] ?? ''
    return !givesExamples(inner) && !isPlacement(inner) && !(inner.includes(',') && endsInAgency(before))
  }
  return !isInBrackets(text, start)
}

const isInBrackets = (text: string, at: number) =>
  /\([^()]*$/.test(text.slice(0, at)) && /^[^()]*\)/.test(text.slice(at))

function lookChanges(line: IndexedLine): Cut[] {
  let at = 0
  return line.spans.flatMap((span, index): Cut[] => {
    const start = index === 0 ? 0 : at + 1
    const previous = line.spans[index - 1]
    at = start + span.text.length
    const changes = previous !== undefined && !span.apart && weightOf(previous) !== weightOf(span)
    return changes ? [{ start: start - 1, end: start, separator: 'look' }] : []
  })
}

const weightOf = (span: IndexedLine['spans'][number]) => `${span.bold}/${span.italic}/${Math.round(span.size)}`

function lookAt(line: IndexedLine, at: number): string {
  let end = 0
  for (const [index, span] of line.spans.entries()) {
    end += span.text.length + (index === 0 ? 0 : 1)
    if (at < end) return lookOf(span)
  }
  return lookOf(line)
}

/** Cuts a heading line into at most eight tokens; the last one holds the rest. */
export function cutHeadLine(line: IndexedLine, offset: number, dates?: readonly DateRange[]): HeadLine {
  const text = line.text.slice(0, 400)
  const masked = maskDates(
    text,
    dates?.filter(({ end }) => end <= text.length),
  )
  const cuts: Cut[] = [...masked.matchAll(separators)]
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      separator: separatorOf(found.groups ?? {}),
    }))
    .filter((cut) => isCut(masked, cut) && (masked[cut.start] !== '.' || isFullStop(masked, cut.start)))
  const changed = lookChanges(line).filter(({ end }) => !joinsTitles(masked, end))
  const looks = changed.filter(({ start }) => !cuts.some((cut) => start >= cut.start - 1 && start <= cut.end))
  const all = [...cuts, ...looks].toSorted((a, b) => a.start - b.start)
  const label = labelAtStart(text)
  if (label) return labelledLine(line, offset, masked, label)
  const tokens: HeadToken[] = []
  let at = 0
  let before: Separator = 'line'
  let cell = 0
  const push = (end: number) => {
    const piece = masked.slice(at, end)
    if (/[\p{L}\d]/u.test(piece)) {
      const start = at + (piece.length - piece.trimStart().length)
      tokens.push({ start, end: at + piece.trimEnd().length, before, look: lookAt(line, start), cell })
      before = 'comma'
    }
  }
  for (const cut of all) {
    if (cut.start < at) continue
    if (tokens.length < 7 || cut.separator === 'cell') push(cut.start)
    else continue
    const isChange = changed.some(({ start }) => start >= cut.start - 1 && start <= cut.end)
    before = strongest(
      tokens.length === 0 ? 'line' : before,
      isChange && cut.separator === 'comma' ? 'look' : cut.separator,
    )
    if (cut.separator === 'cell') cell++
    at = cut.end
  }
  push(masked.length)
  return { line, offset, masked, tokens, sources: [line.index], label: undefined }
}

/** Behind the name of an employer may stand its town. */
function commasIn(masked: string, start: number, end: number): { start: number; end: number }[] {
  const found = [...masked.slice(start, end).matchAll(/,\s+/g)].slice(-3)
  return found
    .map(({ index, 0: comma }) => ({ start: start + index, end: start + index + comma.length }))
    .filter((cut) => !isInBrackets(masked, cut.start))
}

function labelledLine(
  line: IndexedLine,
  offset: number,
  masked: string,
  { label, start }: { label: FieldLabel; start: number },
): HeadLine {
  const end = masked.trimEnd().length
  const isValue = label !== 'date' && label !== 'duties' && /\p{L}/u.test(masked.slice(start))
  const cuts = label === 'employer' ? commasIn(masked, start, end) : []
  const ends = [...cuts.map((cut) => cut.start), end]
  const tokens = [
    { end: start, before: 'line' as const },
    ...cuts.map((cut) => ({ ...cut, before: 'comma' as const })),
  ].map((token, at) => ({
    start: token.end,
    end: ends[at] ?? end,
    before: token.before,
    look: lookAt(line, start),
    cell: 0,
  }))
  return { line, offset, masked, tokens: isValue ? tokens : [], sources: [line.index], label }
}

const strength: readonly Separator[] = [
  'comma',
  'slash',
  'bracket',
  'en',
  'at',
  'look',
  'dash',
  'bar',
  'date',
  'cell',
  'line',
]

function strongest(first: Separator, second: Separator): Separator {
  return strength.indexOf(first) > strength.indexOf(second) ? first : second
}

/** True if a text from one token to another holds half of a bracket pair: "Nord), Bremen". */
export function isTorn({ masked }: HeadLine, first: HeadToken, last: HeadToken): boolean {
  const text = masked.slice(first.start, last.end)
  const close = text.search(/^[^()]*\)/) === -1 ? -1 : text.indexOf(')')
  return close !== -1 && close < text.length - 1
}

export function textOfTokens({ masked }: HeadLine, first: HeadToken, last: HeadToken): string {
  const text = masked
    .slice(first.start, last.end)
    .replace(/[\ue000\s]+/g, ' ')
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/g, '')
    .replace(/(?<=\p{Ll}{3})(?<!Bros|Corp|Univ|Dept)\.$/u, '')
  const whole = /^\(([^()]+)\)$/.exec(text)?.[1]
  if (whole !== undefined) return whole
  const open = (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length
  if (open === 0) return text
  return open < 0
    ? text.replace(/\)$/, '').trim()
    : text.replace(/\($/, '').trim() + (open > 0 && text.includes('(') && !text.endsWith('(') ? ')' : '')
}
