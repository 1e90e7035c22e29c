import { headings, keyOf } from './posting-words.ts'
import { textLanguage } from '../text/text-language.ts'

/** Fewer marks within a line may be anything: "5 * 2". */
const fewestMarks = 2
const longestHeading = { words: 7, characters: 80 }
/** Longer parts between commas or semicolons are prose. */
const mostWords = { ofSemicolon: 14, ofComma: 4 }
const fewestParts = { ofSemicolon: 2, ofComma: 3 }

/**
 * A line that holds a whole list, with one thing a line: "Requirements: - licence - card. We offer: …", "needs * A * B",
 * "1. A 2. B", "Requirements: A; B; C". A heading within it begins a line of its own. Other lines stay as they are.
 * Linear in time.
 */
export function breakLists(line: string): string {
  const parts = withNumbers(withMarks(line.replace(capitalMust, '\nMust have: '))).split('\n')
  const isList = parts.length > 1
  return parts
    .flatMap((part, at) =>
      (/^[*–-]\s|^\d/.test(parts[at + 1] ?? '') ? part.replace(shoutedEnd, '\n$1:') : part).split('\n'),
    )
    .flatMap((part, at, parts) =>
      atHeadings(part, isList && /^[*–-]\s|^\d/.test(parts[at + 1] ?? ''), isList).split('\n'),
    )
    .map(asItems)
    .join('\n')
}

/** "Plan the events. THINGS YOU SHOULD HAVE" before the next list. */
const shoutedEnd = /(?<=[.!?)])\s+(\p{Lu}{3,}(?:[\s,&/'’-]+\p{Lu}+){1,7}):?\s*$/u

const capitalMust = /(?<=^|[.!?;]\s)MUST(?:\sHAVE)?:\s*(?:have\s)?/g

/** The ring of a list in a word processor, pasted as a letter; "y" and "o" join words in Spanish. */
const ring = /\so\s+(?=\p{Lu})/gu

/** Stars and dashes that begin the items of a list within a line. */
function withMarks(line: string): string {
  const stars = line.match(/(?<!\d)\s\*\s/g) ?? []
  const ringed =
    (line.match(ring) ?? []).length > fewestMarks && textLanguage(line) === 'en' ? line.replace(ring, '\n* ') : line
  const starred = stars.length >= fewestMarks ? ringed.replace(/(?<!\d)\s\*\s+/g, '\n* ') : ringed
  const first = /:\s[–-]\s/.exec(starred)
  if (!first) return starred
  const from = first.index + 1
  return starred.slice(0, from) + starred.slice(from).replace(/(?<!\d)\s[–-]\s+(?=\p{L}|\d)/gu, '\n- ')
}

/** "Requirements 1. RN degree 2. BLS 3. ACLS": the numbers count on, unlike "level 2. First aid". */
function withNumbers(line: string): string {
  let next = 1
  const places = [...line.matchAll(/(?<=\s)(\d{1,2})[.)]\s(?=\p{L})/gu)].flatMap(({ index, 1: number }) => {
    const isNext = Number(number) === next || Number(number) === 1
    if (isNext) next = Number(number) + 1
    return isNext ? [{ index, number: Number(number) }] : []
  })
  if (!places.some(({ number }) => number > 2)) return line
  const ends = [...places.map(({ index }) => index), line.length]
  return [line.slice(0, ends[0]), ...places.map(({ index }, at) => line.slice(index, ends[at + 1]))]
    .map((it) => it.trim())
    .join('\n')
}

/** Breaks before known headings with a colon; in a list also before one that ends an item before the next list. */
function atHeadings(line: string, isBeforeItem: boolean, isList: boolean): string {
  const breaks: number[] = []
  for (let at = line.indexOf(':'); at >= 0; at = line.indexOf(':', at + 1)) {
    const start = headingStart(line, at, isList)
    if (start !== undefined) breaks.push(start)
  }
  const last = isBeforeItem && !line.trimEnd().endsWith(':') ? headingStart(line, line.length, true) : undefined
  const all = last === undefined ? breaks : [...breaks, last]
  return [0, ...all].map((from, at) => line.slice(from, all[at]).trim()).join('\n')
}

/** Where the heading that ends at `end` begins; undefined at the line's beginning and within a sentence. */
function headingStart(line: string, end: number, isList: boolean): number | undefined {
  const from = Math.max(0, end - longestHeading.characters)
  const words = [...line.slice(from, end).matchAll(/[^\s:]+/g)].slice(-longestHeading.words)
  for (const [skipped, { index }] of words.entries()) {
    const start = from + index
    const kind = headings.get(keyOf(line.slice(start, end)))
    if (kind === undefined) continue
    const before = line.slice(0, start).trimEnd()
    if (before === '' || /^[*–-]$|^\d+[.)]$/.test(before) || !/^\p{Lu}/u.test(line.slice(start))) return undefined
    const isAsking = kind === 'required' || kind === 'wished'
    const isNew = /[.!?;)]$/.test(before) || (isList && !isAsking) || (skipped < words.length - 1 && !isAsking)
    return isNew ? start : undefined
  }
  return undefined
}

/** "Requirements: SAGE; Excel; AAT Level 3. Apply now": its parts are the items of a list. */
function asItems(line: string): string {
  const [, name = '', rest = ''] = /^([^:]{2,80}):\s+(\S.*)$/.exec(line) ?? []
  const kind = rest === '' ? undefined : headings.get(keyOf(name))
  if (kind !== 'required' && kind !== 'wished') return line
  const end = /[.!?](?=\s\p{Lu}|\s*$)/u.exec(rest)?.index ?? rest.length
  const [list, others] = [rest.slice(0, end), rest.slice(end + 1).trim()]
  const items = itemsOf(list)
  return items.length === 0
    ? line
    : [`${name}:`, ...items.map((it) => `- ${it}`), ...(others === '' ? [] : [others])].join('\n')
}

function itemsOf(list: string): string[] {
  const areShort = (parts: readonly string[], most: number) => parts.every((it) => it.split(' ').length <= most)
  const bySemicolon = list.split(/;\s*/).filter((it) => it !== '')
  if (bySemicolon.length >= fewestParts.ofSemicolon)
    return areShort(bySemicolon, mostWords.ofSemicolon) ? bySemicolon : []
  const byComma = list.split(/,\s+/)
  const isPlain = byComma.length >= fewestParts.ofComma && areShort(byComma, mostWords.ofComma)
  return isPlain && !list.includes('(') ? byComma : []
}
