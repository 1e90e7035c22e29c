import { bulletOf } from '../bullets.ts'
import type { Side, Strip } from './strips.ts'

/** True if a strip separates columns, drawn one after the other, and not dates, labels or a table. */
export function partsColumns(strip: Strip): boolean {
  const [sparse, dense] = bySize(strip)
  const bases = dense.map(({ base }) => base).toSorted((a, b) => a - b)
  const matched = share(sparse, (side) => isOn(side, bases, strip))
  const least = Math.min(sparse[0]?.size ?? 0, dense[0]?.size ?? 0)
  const isDrawnApart = turnsOf(strip) <= Math.max(1, blocksOf(sparse).length * 0.25)
  if (areLists(strip.lefts) && areLists(strip.rights)) return true
  if (areStackedDates(strip)) return false
  if (strip.height < (matched === 0 ? 1.5 : 2.5) * least) return false
  if (sparse.length < 3) return matched === 0 && isDrawnApart
  if (strip.isPart && isFlushRight(strip)) return false
  if (strip.isPart) return isDrawnApart && (matched === 0 || areAsWide(strip)) && !areLabels(sparse, dense, strip)
  if (isDrawnApart) return !areLabels(sparse, dense, strip)
  if (rowShare(sparse, dense, bases, strip) >= 0.85) return areAlike(strip)
  const blocks = blocksOf(sparse)
  const begins = (block: readonly Side[]) => isAnchored(block, dense, bases, strip) || isDrawnBefore(block, dense)
  return blocks.length < 2 || share(blocks, begins) < 0.75
}

function isDrawnBefore(block: readonly Side[], dense: readonly Side[]): boolean {
  const beside = dense.find(({ row }) => row === block[0]?.row)
  const end = block.at(-1)?.words.at(-1)?.end
  const next = beside?.words[0]?.order
  return end !== undefined && next !== undefined && next >= end && next - end <= 3
}

/** Dates or names in a margin, one beside the start of each entry, even if all were drawn in one go. */
function areLabels(sparse: readonly Side[], dense: readonly Side[], strip: Strip): boolean {
  const bases = dense.map(({ base }) => base).toSorted((a, b) => a - b)
  const blocks = blocksOf(sparse)
  const density = sparse.length / withinHeight(dense, sparse).length
  if (areDates(sparse) && rowShare(sparse, dense, bases, strip) >= 0.7) return true
  const isShort = blocks.length >= 3 ? sparse.length <= 2.2 * blocks.length : blocks.length === 1 && sparse.length <= 4
  return isShort && density < 0.6 && share(blocks, (block) => isAnchored(block, dense, bases, strip)) >= 0.9
}

/** "JUN 2021" above "PRESENT" beside each job: dates and nothing else, but for headings, are no column. */
function areStackedDates({ lefts, rights }: Strip): boolean {
  const dates = lefts.filter(({ words }) => bareDate.test(words.map(({ text }) => text).join(' ')))
  return dates.length >= 3 && dates.length >= 0.6 * lefts.length && lefts.length <= 1.2 * rights.length
}
const bareDate = /^(?:\p{L}{3,9}\.?\s|\d{1,2}[./]){0,2}(?:19|20)\d\d\s?[–—-]?$/u

/** Places and dates at the right edge end together; a column's text is ragged. */
function isFlushRight({ lefts, rights }: Strip): boolean {
  const ends = rights.map(({ right }) => right)
  const starts = rights.map(({ left }) => left)
  const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)
  return rights.length <= 4 && rights.length < lefts.length && spread(ends) < 1 && spread(starts) > 3
}

function isAnchored([first]: readonly Side[], dense: readonly Side[], bases: readonly number[], strip: Strip): boolean {
  return first !== undefined && isInRow(first, dense, bases, strip)
}

function rowShare(sparse: readonly Side[], dense: readonly Side[], bases: readonly number[], strip: Strip): number {
  const [top, bottom] = [(bases[0] ?? 0) - 2, (bases.at(-1) ?? 0) + 2]
  const beside = sparse.filter(({ base }) => base >= top && base <= bottom)
  return share(beside, (side) => isInRow(side, dense, bases, strip))
}

function isInRow(side: Side, dense: readonly Side[], bases: readonly number[], strip: Strip): boolean {
  if (isOn(side, bases, strip)) return true
  const next = dense[firstFrom(bases, side.base)]
  const before = dense[firstFrom(bases, side.base) - 1]
  const isFree =
    (!next || next.base - 0.9 * next.size > side.base) && (!before || before.base < side.base - 0.9 * side.size)
  return isFree && next !== undefined
}

/** True if rows are drawn across the strip: programs that read in drawing order mix the two columns. */
export function isDrawnAcross(strip: Strip): boolean {
  return turnsOf(strip) * 2 > 0.5 * Math.max(strip.lefts.length, strip.rights.length)
}

function bySize({ lefts, rights }: Pick<Strip, 'lefts' | 'rights'>): [readonly Side[], readonly Side[]] {
  return lefts.length < rights.length ? [lefts, rights] : [rights, lefts]
}

function share<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(test).length / all.length
}

function isOn({ base, size }: Side, bases: readonly number[], { lefts, rights }: Strip): boolean {
  const other = (lefts[0]?.size ?? 0) === size ? (rights[0]?.size ?? size) : (lefts[0]?.size ?? size)
  const tolerance = Math.max(1, Math.min(size, other) * 0.1) + Math.min(1.5, Math.abs(other - size) * 0.9)
  const next = bases[firstFrom(bases, base - tolerance)]
  return next !== undefined && next <= base + tolerance
}

function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function blocksOf(sides: readonly Side[]): Side[][] {
  const blocks: Side[][] = []
  for (const side of sides) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    if (block && before && side.base - before.base < 1.9 * Math.max(side.size, before.size)) block.push(side)
    else blocks.push([side])
  }
  return blocks
}

function withinHeight(dense: readonly Side[], sparse: readonly Side[]): readonly Side[] {
  const [top, bottom] = [(sparse[0]?.base ?? 0) - 2, (sparse.at(-1)?.base ?? 0) + 2]
  const within = dense.filter(({ base }) => base >= top && base <= bottom)
  return within.length > 0 ? within : dense
}

export function turnsOf(strip: Pick<Strip, 'lefts' | 'rights'>): number {
  const [sparse, dense] = bySize(strip)
  const drawn = [
    ...sparse.flatMap(({ words }) => words.map(({ order }) => ({ order, isSparse: true }))),
    ...dense.flatMap(({ words }) => words.map(({ order }) => ({ order, isSparse: false }))),
  ].toSorted((a, b) => a.order - b.order)
  return drawn.filter(({ isSparse }, index) => isSparse && !drawn[index - 1]?.isSparse).length
}

function areLists(sides: readonly Side[]): boolean {
  return sides.length >= 2 && share(sides, ({ words }) => bulletOf(words[0]?.text ?? '') !== undefined) > 0.6
}

function areAlike(strip: Strip): boolean {
  const [sparse, dense] = bySize(strip)
  return (
    sparse.length >= 10 &&
    sparse.length >= 0.8 * dense.length &&
    areAsWide(strip) &&
    !areDates(sparse) &&
    !areDates(dense)
  )
}

function areDates(sides: readonly Side[]): boolean {
  return share(sides, ({ words }) => words.length <= 8 && words.some(({ text }) => /(19|20)\d\d/.test(text))) > 0.5
}

function areAsWide({ lefts, rights }: Strip): boolean {
  const [left, right] = [usualWidth(lefts), usualWidth(rights)]
  return Math.min(left, right) > 0.5 * Math.max(left, right)
}

function usualWidth(sides: readonly Side[]): number {
  return sides.map(({ left, right }) => right - left).toSorted((a, b) => a - b)[Math.floor(sides.length / 2)] ?? 0
}
