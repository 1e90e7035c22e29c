import { labelAtStart } from '../words/field-labels.ts'
import { titleWords } from '../words/occupation-words.ts'
import type { DatedLine } from './dated-lines.ts'

export const maxEntries = 100
const maxLinesAbove = 3

/** Indexes of the lines with an entry's date. Dates in clearly smaller type belong to a description. */
export function findAnchors(described: readonly DatedLine[]): number[] {
  const dated = described.flatMap(({ date }, index) => (date ? [index] : []))
  // "Period: …" below a job that has its own dates is that of a project in it.
  const isLabelled = (index: number) => labelAtStart(described[index]?.line.text ?? '')?.label === 'date'
  const anchors = dated[0] !== undefined && !isLabelled(dated[0]) ? dated.filter((index) => !isLabelled(index)) : dated
  const sizes = anchors.map((index) => described[index]?.line.size ?? 0)
  const largest = Math.max(0, ...sizes)
  return anchors.slice(0, maxEntries).filter((index) => {
    const it = described[index]
    if (!it) return false
    const clearlySmaller = it.line.size < largest * 0.8 && largest > 0 && !it.onlyDates
    return !clearlySmaller
  })
}

export function isFree(it: DatedLine | undefined): it is DatedLine {
  return it !== undefined && it.isHead && !it.date
}

function linesAbove(described: readonly DatedLine[], anchor: number): number {
  let count = 0
  while (count < maxLinesAbove && isFree(described[anchor - count - 1])) count++
  return count
}

function gapScore(described: readonly DatedLine[], anchor: number, count: number): number {
  const first = described[anchor - count]
  const previous = described[anchor - count - 1]
  if (!first || !previous) return 0
  if (previous.line.block !== first.line.block) return 0.8
  const white = ({ line }: DatedLine) => line.gapAbove * (line.size || 1)
  const inside = described.slice(anchor - count + 1, anchor + 1).map(white)
  const widest = Math.max(0, ...inside)
  const step = 0.12 * (first.line.size || 1)
  const next = described[anchor + 1]
  if (count === 0) return next && white(first) > white(next) + step ? 0.5 : 0
  if (white(first) > widest + step) return white(first) > (next ? white(next) : 0) + step ? 1 : 0.3
  return white(first) < widest - step ? -0.7 : 0
}

function plainLooks(described: readonly DatedLine[]): ReadonlySet<string> {
  const looks = described.map(({ look }) => look)
  const [common, times] = mostCommon(looks)
  const plain = new Set(described.filter(({ isHead }) => !isHead).map(({ look }) => look))
  // In a list of degrees above their schools both looks are as common, and neither is that of descriptions.
  const [, second] = mostCommon(looks.filter((look) => look !== common))
  if (common !== undefined && times > second && times > 2 && times >= looks.length * 0.35 && new Set(looks).size > 1)
    plain.add(common)
  return plain
}

export function startsByDates(described: readonly DatedLine[], anchors: readonly number[]): number[] {
  const plain = plainLooks(described)
  const available = anchors.map((anchor) => linesAbove(described, anchor))
  const first = anchors[0] ?? 0
  const pattern =
    first <= maxLinesAbove && first === available[0] ? first : bestPattern(described, anchors, available, plain)
  return anchors.map((anchor, index) => anchor - ownCount(described, anchor, available[index] ?? 0, pattern, plain))
}

function bestPattern(
  described: readonly DatedLine[],
  anchors: readonly number[],
  available: readonly number[],
  plain: ReadonlySet<string>,
): number {
  const scores = Array.from({ length: maxLinesAbove + 1 }, (_, count) => {
    const looks = anchors.flatMap((anchor, index) =>
      (available[index] ?? 0) >= count ? [described[anchor - count]?.look ?? ''] : [],
    )
    const [, times] = mostCommon(looks)
    const score = anchors.reduce((sum, anchor, index) => {
      const fits = (available[index] ?? 0) >= count
      return sum + (fits ? startScore(described, anchor, count, plain) : -1.5)
    }, 0)
    return { count, score: (score + times / 2) / anchors.length }
  })
  return scores.reduce((a, b) => (b.score > a.score ? b : a)).count
}

function startScore(
  described: readonly DatedLine[],
  anchor: number,
  count: number,
  plain: ReadonlySet<string>,
): number {
  const start = described[anchor - count]
  if (!start) return -9
  const isDistinct = !plain.has(start.look)
  const someDistinct = Array.from({ length: maxLinesAbove + 1 }, (_, at) => described[anchor - at]).some(
    (it) => it !== undefined && it.isHead && !plain.has(it.look),
  )
  const look = isDistinct ? 0.6 : someDistinct ? -0.3 : 0
  const left = Array.from(
    { length: linesAbove(described, anchor) - count },
    (_, at) => described[anchor - count - 1 - at],
  )
  const orphans = left.map((it) => it !== undefined && !plain.has(it.look))
  const orphan = orphans[0] ? -1.2 : orphans.some(Boolean) ? -0.8 : 0
  return gapScore(described, anchor, count) + look + orphan
}

/**
 * Lines that look like those that begin the others, stand below a description and name an occupation and more: jobs whose time nobody
 * can read. Without them each would be a duty of the job above it.
 */
export function undatedStarts(
  described: readonly DatedLine[],
  starts: readonly number[],
  anchors: readonly number[],
): number[] {
  const looks = starts.map((start) => described[start]?.look ?? '')
  const [look, times] = mostCommon(looks)
  if (look === undefined || times < 2 || plainLooks(described).has(look)) return []
  const isWithin = (index: number) => starts.some((start, at) => index >= start && index <= (anchors[at] ?? start))
  return described.flatMap((it, index) => {
    const above = described[index - 1]
    const isBelowText = above !== undefined && (above.line.bullet || !above.isHead)
    const names = titleWords(it.line.text) >= 1.5 && /\s[–—|-]\s|,\s|\sat\s|\sbei\s|\schez\s/u.test(it.line.text)
    return it.look === look && isFree(it) && isBelowText && names && !isWithin(index) ? [index] : []
  })
}

/** Counts an entry's lines above its date, which may deviate: one company can stand above several positions. */
function ownCount(
  described: readonly DatedLine[],
  anchor: number,
  available: number,
  pattern: number,
  plain: ReadonlySet<string>,
): number {
  const weight = pattern === 0 ? 2.5 : 1.7
  const template = described[0]
  const scores = Array.from({ length: available + 1 }, (_, count) => {
    const start = described[anchor - count]
    const sameStart =
      start !== undefined &&
      template?.look === start.look &&
      !plain.has(start.look) &&
      isNear(template.line.left, start.line.left)
    return {
      count,
      score:
        startScore(described, anchor, count, plain) +
        (count === pattern ? weight : 0) +
        (sameStart ? 0.5 : 0) -
        tie * Math.abs(count - pattern),
    }
  })
  return scores.reduce((a, b) => (b.score > a.score ? b : a)).count
}

/** Decides only where nothing else does: the height nearest to the others' is the likelier one. */
const tie = 0.01

const isNear = (a: number, b: number) => Math.abs(a - b) < 4

function mostCommon(values: readonly string[]): [string | undefined, number] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  return best ?? [undefined, 0]
}

/** Where entries start without dates: at lines that look like the first one and stand out or have space above. */
export function startsByLook(described: readonly DatedLine[]): number[] {
  const first = described.findIndex(({ isHead }) => isHead)
  if (first === -1) return []
  const look = described[first]?.look
  const plain = plainLooks(described)
  const same = described.flatMap((it, index) => (it.isHead && it.look === look ? [index] : []))
  if (look !== undefined && !plain.has(look))
    return same.filter((index) => index === first || !same.includes(index - 1))
  const hasBodies = described.some(({ isHead }) => !isHead)
  return same.filter((index) => {
    const it = described[index]
    const above = described[index - 1]
    if (index === first || !it) return true
    return (above !== undefined && !above.isHead && hasBodies) || it.line.gapAbove > 0.5
  })
}
