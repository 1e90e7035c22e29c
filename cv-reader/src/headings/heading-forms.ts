import type { Line } from '../lines/line.ts'
import { type FoundHeading, named, nothingElse } from './heading.ts'
import { type BodyLook, lineOfSpans, lookOf, prominenceOf, splitAtGap } from '../lines/line-look.ts'
import { findInMargin } from './margin-headings.ts'
import { areLabels, labelAtStart } from '../words/field-labels.ts'
import { sectionNamed } from '../words/section-names.ts'

export function findNamed(lines: readonly Line[], line: Line, index: number, body: BodyLook): FoundHeading | undefined {
  if (line.text.length === 0 || areLabels(line.text.split('\t'))) return undefined
  if (isField(line) && (isField(lines[index - 1]) || isField(lines[index + 1]))) return undefined
  return (
    findAlone(lines, line, index, body) ??
    findInMargin(lines, index, body) ??
    findInline(line, index, body) ??
    findInLastCell(line, index, body)
  )
}

/** "Main activities ⇥ …" between other fields of a form begins no section. */
const isField = (line: Line | undefined) =>
  line !== undefined && line.text.includes('\t') && labelAtStart(line.text) !== undefined

function findAlone(lines: readonly Line[], line: Line, index: number, body: BodyLook): FoundHeading | undefined {
  const look = lookOf(line)
  const prominence = prominenceOf(line, body)
  const next = lines[index + 1]
  const continued =
    next !== undefined &&
    next.block === line.block &&
    lookOf(next) === look &&
    prominence > 0 &&
    !next.bullet &&
    !/\d/.test(line.text + next.text)
      ? sectionNamed(`${line.text} ${next.text}`)
      : undefined
  const alone = named(line.text)
  const isBroken = continued?.exact === true && (alone === undefined || named(next?.text ?? '') === undefined)
  const name = isBroken ? continued : alone
  if (name === undefined || (line.bullet && prominence < 2) || (!name.exact && line.text.includes('\t')))
    return undefined
  if (isEndOfSentence(line.text, prominence)) return undefined
  const found = { index, lines: isBroken ? 2 : 1, kinds: name.kinds, exact: name.exact, ...nothingElse }
  return { ...found, look, prominence, line, form: 'alone' }
}

/** A section name that ends a sentence: it starts in lower case and ends in a full stop or does not stand out. */
function isEndOfSentence(text: string, prominence: number): boolean {
  return /^\p{Ll}/u.test(text) && (text.endsWith('.') || prominence < 2)
}

function findInline(line: Line, index: number, body: BodyLook): FoundHeading | undefined {
  const colon = line.text.slice(0, 45).search(/\s?[:：]/)
  if (colon < 2 || line.bullet) return undefined
  const name = named(line.text.slice(0, colon))
  if (name?.exact !== true) return undefined
  const { before, after } = splitAtGap(line)
  const own = after.length === 0 ? line : lineOfSpans(line, before)
  const text = own.text.slice(colon).replace(/^\s?[:：]\s*/, '')
  if (text === '') return undefined
  const first = line.spans[0]
  const look = first === undefined ? lookOf(line) : lookOf(first)
  const rest = { ...own, ...restAfter(own, text), bold: false }
  const beside = after.length === 0 ? undefined : lineOfSpans(line, after)
  const found = { index, lines: 1, kinds: name.kinds, exact: true, ...nothingElse, rest, beside }
  return {
    ...found,
    look,
    prominence: prominenceOf({ ...line, bold: first?.bold ?? false }, body),
    line,
    form: 'inline',
  }
}

/** Word 97 files run table cells together: the next cell's heading follows the last line of the one before. */
function findInLastCell(line: Line, index: number, body: BodyLook): FoundHeading | undefined {
  const gap = line.spans.findLastIndex(({ apart }, at) => at > 0 && apart)
  if (gap < 1) return undefined
  const cell = lineOfSpans(line, line.spans.slice(gap))
  const name = named(cell.text)
  if (name?.exact !== true) return undefined
  const found = {
    index,
    lines: 1,
    kinds: name.kinds,
    exact: true,
    ...nothingElse,
    beside: lineOfSpans(line, line.spans.slice(0, gap)),
  }
  return { ...found, look: lookOf(cell), prominence: prominenceOf(cell, body), line: cell, form: 'last' }
}

function restAfter(line: Line, text: string): Pick<Line, 'text' | 'spans'> {
  const spans = []
  let left = text.length
  for (const span of line.spans.toReversed()) {
    if (left <= 0) break
    spans.unshift(span.text.length <= left ? span : { ...span, text: span.text.slice(-left).trim() })
    left -= span.text.length + 1
  }
  return { text, spans: spans.filter((span) => span.text !== '') }
}
