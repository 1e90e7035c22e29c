import type { Line } from '../lines/line.ts'
import { type FoundHeading, named, nothingElse } from './heading.ts'
import { type BodyLook, lineOfSpans, lookOf, prominenceOf, splitAtGap } from '../lines/line-look.ts'

export function findInMargin(lines: readonly Line[], index: number, body: BodyLook): FoundHeading | undefined {
  const cells = marginOf(lines[index])
  if (cells === undefined) return undefined
  const { margin, rest } = cells
  const next = marginBelow(lines, index)
  const broken = next === undefined ? undefined : named(`${margin.text} ${next.margin.text}`)
  const alone = named(margin.text)
  const name =
    broken?.exact === true && (alone?.exact !== true || named(next?.margin.text ?? '')?.exact !== true) ? broken : alone
  if (name?.exact !== true) return undefined
  const found = { index, lines: 1, kinds: name.kinds, exact: true, ...nothingElse, rest }
  const form = /[:：]$/.test(margin.text) ? 'inline' : 'margin'
  return {
    ...found,
    look: lookOf(margin),
    prominence: prominenceOf(margin, body),
    line: margin,
    form,
    isBroken: name === broken,
  }
}

function marginOf(line: Line | undefined): { margin: Line; rest: Line } | undefined {
  if (line === undefined) return undefined
  const { before, after } = splitAtGap(line)
  return after.length === 0 ? undefined : { margin: lineOfSpans(line, before), rest: lineOfSpans(line, after) }
}

function marginBelow(lines: readonly Line[], index: number): { margin: Line; rest: Line | undefined } | undefined {
  const own = marginOf(lines[index])
  const line = lines[index + 1]
  const isWhole =
    own !== undefined && line !== undefined && !line.bullet && line.right > line.left && line.right <= own.rest.left
  const next = isWhole ? { margin: line, rest: undefined } : marginOf(line)
  if (own === undefined || next === undefined || lines[index]?.block !== lines[index + 1]?.block) return undefined
  const isAlike =
    own.margin.text !== '' &&
    next.margin.text !== '' &&
    Math.abs(own.margin.left - next.margin.left) < 3 &&
    Math.abs(own.margin.size - next.margin.size) < 0.6
  return isAlike ? next : undefined
}

/** Adds second lines of margin headings: `Core | Reach truck` above `Competencies | Cycle counting`. */
export function withContinued(found: readonly FoundHeading[], lines: readonly Line[]): FoundHeading[] {
  const below = new Map<number, FoundHeading>()
  for (const heading of found) {
    const next = heading.isBroken === true ? marginBelow(lines, heading.index) : undefined
    if (next !== undefined)
      below.set(heading.index + 1, { ...heading, index: heading.index + 1, rest: next.rest, continued: true })
  }
  return [...found.filter(({ index }) => !below.has(index)), ...below.values()].toSorted((a, b) => a.index - b.index)
}
