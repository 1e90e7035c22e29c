/** A piece of text where a PDF draws it; y grows upwards, all lengths in points. */
export type PageItem = {
  text: string
  left: number
  right: number
  y: number
  height: number
  endsLine: boolean
  upright: boolean
}

/**
 * A page's text in reading order. Drawing order is right for one column, for columns drawn one after the other and
 * for tables; only a page drawn line by line across two columns is taken apart. Measured changes of side per line:
 * such a page 0.95, tables 0.18, columns one after the other 0.01 (research "documents-frontend" §3).
 */
export function layOutPage(items: readonly PageItem[], width: number): { text: string; mixedColumns: boolean } {
  const placed = items.filter((item) => item.upright && item.text.trim() !== '')
  const gutter = findGutter(placed, width)
  const mixedColumns = gutter !== undefined && isDrawnAcross(placed, gutter)
  return { text: mixedColumns ? columnByColumn(placed, gutter) : inDrawingOrder(items), mixedColumns }
}

const mostChangesPerLine = 0.5
const narrowestGutter = 8

function inDrawingOrder(items: readonly PageItem[]): string {
  return items.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')
}

/** The middle of the widest vertical band, in the page's inner 60 %, that nothing but a few headings crosses. */
function findGutter(items: readonly PageItem[], width: number): number | undefined {
  const bins = new Uint32Array(Math.max(0, Math.min(5000, Math.ceil(width))))
  for (const { left, right } of items) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, bins.length); x++) bins[x] = (bins[x] ?? 0) + 1
  }
  const mostCrossing = Math.max(3, items.length * 0.06)
  let best = { start: 0, length: 0 }
  let start = -1
  for (let x = Math.floor(width * 0.2); x <= width * 0.8; x++) {
    const isFree = (bins[x] ?? 0) <= mostCrossing
    if (isFree && start === -1) start = x
    if (!isFree) start = -1
    if (isFree && x - start > best.length) best = { start, length: x - start }
  }
  return best.length >= narrowestGutter ? best.start + best.length / 2 : undefined
}

function sideOf({ left, right }: PageItem, gutter: number): 'left' | 'right' | 'across' {
  if (right <= gutter) return 'left'
  return left >= gutter ? 'right' : 'across'
}

function isDrawnAcross(items: readonly PageItem[], gutter: number): boolean {
  const right = items.filter((item) => sideOf(item, gutter) === 'right')
  const dates = right.filter(({ text }) => /\b(19|20)\d\d\b|present/i.test(text))
  // A right edge of dates belongs to its lines.
  if (right.length < 5 || dates.length > right.length * 0.4) return false
  let changes = 0
  let last = ''
  for (const item of items) {
    const side = sideOf(item, gutter)
    if (side !== 'across' && last !== '' && side !== last) changes++
    last = side === 'across' ? '' : side
  }
  return changes / new Set(items.map(({ y }) => Math.round(y / 3))).size > mostChangesPerLine
}

/** Headings across the page part it into bands; each band is read left column first. */
function columnByColumn(items: readonly PageItem[], gutter: number): string {
  const across = items.filter((item) => sideOf(item, gutter) === 'across').toSorted((a, b) => b.y - a.y)
  const edges = [...across.map(({ y }) => y), -Infinity]
  const parts: string[] = []
  let top = Infinity
  edges.forEach((bottom, index) => {
    const band = items.filter((item) => item.y < top && item.y >= bottom)
    for (const side of ['left', 'right'] as const)
      parts.push(...toLines(band.filter((item) => sideOf(item, gutter) === side)))
    parts.push(across[index]?.text ?? '')
    top = bottom
  })
  return parts.filter((part) => part !== '').join('\n')
}

function toLines(items: readonly PageItem[]): string[] {
  const lines: PageItem[][] = []
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.y - item.y < Math.max(2, first.height / 2)) line.push(item)
    else lines.push([item])
  }
  return lines.map(joinLine)
}

function joinLine(line: PageItem[]): string {
  let text = ''
  let end = -Infinity
  for (const item of line.toSorted((a, b) => a.left - b.left)) {
    const isApart = item.left - end > item.height * 0.15
    text += text !== '' && isApart ? ` ${item.text}` : item.text
    end = item.right
  }
  return text.trim()
}
