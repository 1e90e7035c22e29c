import type { Row } from './rows.ts'

export type Flow = Band[]
export type Band = { columns: undefined; rows: Row[] } | { columns: Flow[]; rows: undefined }

export type PageRow = Row & { page: number }

/** Joins consecutive flows. A column stays one flow across pages, so the next sidebar does not split an entry. */
export function joinFlows(above: Flow, below: Flow): Flow {
  return below.reduce<Flow>((flow, band) => {
    const last = flow.at(-1)
    const joined = last && joinBands(last, band)
    return joined ? [...flow.slice(0, -1), joined] : [...flow, band]
  }, above)
}

function joinBands(above: Band, below: Band): Band | undefined {
  if (above.rows && below.rows) {
    return areInLine(extentOf([above]), extentOf([below]))
      ? { columns: undefined, rows: [...above.rows, ...below.rows] }
      : undefined
  }
  if (above.columns && below.columns) {
    if (above.columns.length !== below.columns.length) return undefined
    const pairs = above.columns.map((column, index) => [column, below.columns[index] ?? []] as const)
    if (!pairs.every(([one, other]) => areInLine(extentOf(one), extentOf(other)))) return undefined
    return { columns: pairs.map(([one, other]) => joinFlows(one, other)), rows: undefined }
  }
  if (!above.columns) return undefined
  const extent = extentOf([below])
  const index = above.columns.findIndex((column) => isWithin(extent, extentOf(column)))
  if (index === -1) return undefined
  return {
    columns: above.columns.map((column, at) => (at === index ? joinFlows(column, [below]) : column)),
    rows: undefined,
  }
}

type Extent = { left: number; right: number }

function extentOf(flow: Flow): Extent {
  const extents = flow.flatMap((band): Extent[] => (band.rows ? band.rows : band.columns.map(extentOf)))
  return extents.reduce(
    (all, { left, right }) => ({ left: Math.min(all.left, left), right: Math.max(all.right, right) }),
    { left: Infinity, right: -Infinity },
  )
}

const sameEdge = 25

function areInLine(a: Extent, b: Extent): boolean {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return Math.abs(a.left - b.left) < sameEdge || overlap > 0.6 * Math.max(a.right - a.left, b.right - b.left)
}

function isWithin(inner: Extent, outer: Extent): boolean {
  return Math.abs(inner.left - outer.left) < sameEdge && inner.right < outer.right + sameEdge
}
