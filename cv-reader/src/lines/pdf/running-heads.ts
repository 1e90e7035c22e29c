import { toRows, type Row } from './rows.ts'
import type { Word } from './words.ts'

export type PageWords = { words: Word[]; width: number; height: number }

const maxRows = 2
const edgeShare = 0.125

/** Removes page numbers and repeated edges. A header stays at its first place, a footer is kept once, separately. */
export function withoutRunningHeads<Page extends PageWords>(pages: readonly Page[]): { pages: Page[]; feet: Word[] } {
  const edges = pages.map((page) => edgeRows(page))
  const counts = new Map<string, number>()
  edges.forEach((rows, index) => {
    for (const row of rows)
      counts.set(keyOf(row, index + 1, pages.length), (counts.get(keyOf(row, index + 1, pages.length)) ?? 0) + 1)
  })
  const seen = new Set<string>()
  const feet: Word[] = []
  const kept = pages.map((page, index) => {
    const dropped = new Set<Word>()
    for (const row of edges[index] ?? []) {
      const key = keyOf(row, index + 1, pages.length)
      const isFirst = !seen.has(key)
      const isFoot = row.base > page.height / 2
      const isNumber = isPageNumber(textOf(row), index + 1, pages.length)
      seen.add(key)
      if (!isNumber && ((counts.get(key) ?? 0) < 2 || (isFirst && !isFoot))) continue
      for (const word of row.words) dropped.add(word)
      if (!isNumber && isFirst) feet.push(...row.words)
    }
    return dropped.size > 0 ? { ...page, words: page.words.filter((word) => !dropped.has(word)) } : page
  })
  return { pages: kept, feet }
}

function edgeRows({ words, height }: PageWords): Row[] {
  const isAtEdge = ({ base }: Word) => base < edgeShare * height || base > (1 - edgeShare) * height
  const rows = toRows(words.filter(isAtEdge))
  const upper = rows.filter(({ base }) => base < height / 2).slice(0, maxRows)
  return [...upper, ...rows.filter(({ base }) => base > height / 2).slice(-maxRows)]
}

function textOf(row: Row): string {
  return row.words.map(({ text }) => text).join(' ')
}

function keyOf(row: Row, page: number, pages: number): string {
  return `${textOf(row).replace(/\d+/g, (number) => ([page, pages].includes(Number(number)) ? '#' : number))}@${Math.round(row.base / 3)}`
}

/** "2", "Page 2", "2 / 3", "Seite 2 von 3": the page's own number among single words of any language. */
function isPageNumber(text: string, page: number, pages: number): boolean {
  const numbers = text.match(/\d+/g) ?? []
  if (numbers[0] !== String(page) || (numbers.length > 1 && numbers[1] !== String(pages)) || numbers.length > 2)
    return false
  return /^\W*(\p{L}+\.?\s*)?\d+(\s*(\p{L}+|[/|–-])\s*\d+)?\W*$/u.test(text)
}
