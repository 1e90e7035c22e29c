import { findDates, isOnlyDates, withoutDates } from '../facts/dates.ts'
import { isPlanned, namesExpiry, saysExpiry, withoutExpiry } from '../facts/expected-dates.ts'
import { endsInRemark, saysBrokenOff, saysExpired } from '../facts/not-held.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lookOf } from '../lines/line-look.ts'
import { inColumns, sizeOfEntries } from './entry-grids.ts'
import { saysRenewal, withoutAward } from '../words/credential-words.ts'
import { continuesLine, joinTexts, type RightEdges } from '../lines/wrapped-lines.ts'

export type ShortEntry = { rows: readonly EntryRow[] }
export type EntryRow = {
  text: string
  lines: readonly number[]
  bullet: boolean
  look: string
  weight: number
  gapAbove: number
}

/** Splits a section at bullets, where the look of the first line returns, at white space, or at every line. */
export function splitShortEntries(
  lines: readonly IndexedLine[],
  edges: RightEdges,
  belongs: (text: string) => boolean = () => false,
): ShortEntry[] {
  const turned = inColumns(lines)
  const size = sizeOfEntries(turned)
  const rows = toRows(turned, edges, size !== undefined)
  if (size !== undefined) return entriesOf(rows, size)
  const first = rows[0]
  if (first === undefined) return []
  const begins = entryStart(rows, first)
  const entries: EntryRow[][] = []
  rows.forEach((row) => {
    const open = entries.at(-1)
    const mayBegin = !isOnlyDates(row.text) && !belongs(row.text)
    if (open === undefined || (mayBegin && (begins(row) || hasSecondDate(open, row)))) entries.push([row])
    else open.push(row)
  })
  return entries.map((entry) => ({ rows: entry }))
}

function entriesOf(rows: readonly EntryRow[], size: number): ShortEntry[] {
  const count = Math.ceil(rows.length / size)
  return Array.from({ length: count }, (_, at) => ({ rows: rows.slice(at * size, (at + 1) * size) }))
}

const hasSecondDate = (open: readonly EntryRow[], row: EntryRow) =>
  !row.bullet && !aside.test(row.text) && hasDate(row) && open.some(hasDate)
const hasDate = ({ text }: EntryRow) => findDates(text.slice(0, 400)).length > 0

function entryStart(rows: readonly EntryRow[], first: EntryRow): (row: EntryRow) => boolean {
  if (first.bullet) return (row) => row.bullet
  if (rows.some(({ bullet }) => bullet)) return (row) => !row.bullet && row.look === first.look
  if (rows.some(({ look }) => look !== first.look)) return (row) => row.look === first.look || row.weight > first.weight
  const gaps = rows.slice(1).map(({ gapAbove }) => gapAbove)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  return most - least >= widerBetween ? ({ gapAbove }) => gapAbove >= (least + most) / 2 : () => true
}

const widerBetween = 0.4

/** "Certificate of" above "Competence" */
const openEnd = /\s(?:of|and|with|für|zum|zur|und|mit|de|des|du|et|avec|del|y|con)$/iu

/** "Staplerschein, seit" above "2014". */
const danglingDate = /[\s(](?:seit|since|depuis|desde|dal|from|ab|in|am|im|le|du|bis|to|until|hasta|au)$/i

/** Capitals are a look only in words: "HCPC: PH 104 772" is set like the line below. */
function rowLook(line: IndexedLine): string {
  const part = line.spans[0] ?? line
  return lookOf(/\p{L}{6}/u.test(part.text) ? part : { ...part, text: part.text.toLowerCase() })
}

const weightOf = ({ size, bold }: { size: number; bold: boolean }) => Math.round(size) + (bold ? 0.5 : 0)

function toRows(lines: readonly IndexedLine[], edges: RightEdges, areWhole: boolean): EntryRow[] {
  const rows: {
    text: string
    lines: number[]
    bullet: boolean
    look: string
    weight: number
    gapAbove: number
    last: IndexedLine
  }[] = []
  for (const line of lines) {
    if (!/[\p{L}\d]/u.test(line.text)) continue
    const open = rows.at(-1)
    const isBroken =
      (/\p{Ll}-$/u.test(open?.text ?? '') && /^\p{Ll}/u.test(line.text)) ||
      /[,;]$/.test(open?.text ?? '') ||
      openEnd.test(open?.text ?? '')
    const isDate = danglingDate.test(open?.text ?? '') && /^\d/.test(line.text)
    const above = open?.text ?? ''
    const isEnded = (/(?:19|20)\d\d\)?$/.test(above) || endsInRemark(above)) && !/^\p{Ll}/u.test(line.text)
    if (
      open !== undefined &&
      !isEnded &&
      !areWhole &&
      // A heading may have stood between them.
      line.index - open.last.index <= 1 &&
      !line.text.includes('\t') &&
      (isBroken || isDate || continuesLine(open.last, line, edges))
    ) {
      open.text = joinTexts(open.text, line.text)
      open.lines.push(line.index)
      open.last = line
    } else {
      const { text, bullet, gapAbove } = line
      rows.push({
        text,
        lines: [line.index],
        bullet,
        gapAbove,
        look: rowLook(line),
        weight: weightOf(line.spans[0] ?? line),
        last: line,
      })
    }
  }
  return rows
}

/** True if a date is that of a renewal: "renewed in 2024". */
const isRenewal = (text: string, date: number) => saysRenewal(text.slice(0, date).split(separator).at(-1) ?? '')

/** The dates of a bracket that speaks of an expiry stay: "AFGSU 2 (à renouveler en 2026)". */
function withoutOwnDates(piece: string): string {
  const bare = withoutExpiry(piece)
  const plain = withoutAward(withoutDates(bare))
  const bracket = bare === piece ? undefined : /\([^()]*\d{4}\)/.exec(piece)?.[0]
  return bracket === undefined ? plain : `${plain.trimEnd()} ${bracket}`
}

/** An entry's facts in the file's order, without dates, and the year of its first date. */
export type EntryFacts = {
  parts: { text: string; before: string; lines: readonly number[] }[]
  year: { value: string; lines: readonly number[] } | undefined
  /** Something of it is still to come, was broken off or has expired: it is kept in one piece, so that no part of it looks held. */
  isWhole: boolean
}

/** "Excel avanzado, 40 h (SEPE, 2021)" */
const issuerInBrackets = /\s\(([^()]{2,80}?),\s((?:\p{L}{3,12}\.?\s)?(?:19|20)\d\d)\)$/u
const separator = /(\t+|\s+[|•·∙⋅–—-]+\s+|\s*[|•]\s*|\s*—\s*)/u
const aside =
  /^(?:issued|expires?|expiration|valid|credential|licen[cs]e (?:no|number|id)|certificate (?:no|number|id)|id|no|see|url|link|show credential|gültig|ausgestellt)\b/i

/** "First Aid (2022, 2024)": none of the years is the only one, and all of them stay with the name. */
const listsYears = (text: string) => /(?:19|20)\d\d(?:\s?[,/&+]\s?(?:19|20)\d\d)+\)?$/u.test(text.trimEnd().slice(-80))

export function readFacts(rows: readonly EntryRow[]): EntryFacts {
  if (rows.some(({ text }) => isPlanned(text) || saysBrokenOff(text) || saysExpired(text))) {
    const text = rows
      .map((row) =>
        row.text
          .trim()
          .replace(/\s*\t\s*/g, ', ')
          .replace(/\s+/g, ' '),
      )
      .join(', ')
    return {
      parts: [{ text, before: '\n', lines: rows.flatMap(({ lines }) => lines) }],
      year: undefined,
      isWhole: true,
    }
  }
  const facts: EntryFacts = { parts: [], year: undefined, isWhole: false }
  for (const { text, lines } of rows) {
    const own = withoutExpiry(text)
    const date =
      saysExpiry(own) || listsYears(own)
        ? undefined
        : findDates(own.slice(0, 400)).find(({ start }) => !isRenewal(own, start))
    const year = /\d{4}/.exec(date?.from ?? '')?.[0]
    if (year !== undefined) facts.year ??= { value: year, lines }
    const whole = text.slice(0, 1000)
    const pieces = (listsYears(text) ? whole : whole.replace(issuerInBrackets, ' | $1 | $2')).split(separator)
    for (let at = 0; at < pieces.length; at += 2) {
      const piece = (pieces[at] ?? '').replace(/https?:\/\/\S+|www\.\S+/gi, ' ')
      const last = facts.parts.at(-1)
      // "renewed 2024" is neither an issuer nor the year in which it was earned.
      if (at > 0 && last && saysRenewal(piece)) {
        last.text = `${last.text}, ${piece.trim()}`
        continue
      }
      const [name] = facts.parts
      if (at > 0 && name && namesExpiry(piece)) {
        name.text = `${name.text}, ${piece.trim()}`
        continue
      }
      const bare = withoutExpiry(piece)
      const staysDated = saysExpiry(bare) || saysRenewal(piece) || listsYears(piece)
      // "Licence, 2017, renewed 2023": the first year has a field of its own.
      const dated = saysRenewal(piece) && year !== undefined ? piece.replace(`, ${year},`, ',') : piece
      const part = (staysDated ? dated : withoutOwnDates(piece))
        .replace(/^[\s,;:.()–-]+(?=\S)|[\s,;:]+\.?$/gu, '')
        .replace(/,\s\(/g, ' (')
      if (/\p{L}{2}/u.test(part) && !aside.test(part))
        facts.parts.push({ text: part, before: pieces[at - 1] ?? '\n', lines })
    }
  }
  return facts
}
