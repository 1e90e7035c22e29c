import type { IndexedLine } from './line.ts'

export type Paragraph = { text: string; lines: readonly number[]; bullet: boolean }

/**
 * Rightmost text edge by block and left edge, and the widest gap within a paragraph. `leadings`: the gap between the lines of one
 * sentence, for the types of a block that show it. `hanging`: where the items of lists go on below their mark.
 */
export type RightEdges = {
  edges: ReadonlyMap<string, number>
  maxGap: number
  leadings: ReadonlyMap<string, number>
  hanging: ReadonlySet<string>
}

const edgeKey = ({ block, left }: IndexedLine, shift: number) => `${block}/${Math.round(left / 4) + shift}`

/** Finds the rightmost edge of lines with the same left edge. Lines of cells do not count. */
export function rightEdges(lines: readonly IndexedLine[]): RightEdges {
  const edges = new Map<string, number>()
  for (const line of lines) {
    if (line.spans.some(({ apart }, at) => at > 0 && apart)) continue
    for (const shift of [-1, 0, 1]) {
      const key = edgeKey(line, shift)
      edges.set(key, Math.max(edges.get(key) ?? 0, line.right))
    }
  }
  const gaps = lines
    .map(({ gapAbove }) => gapAbove)
    .filter((gap) => gap > 0)
    .toSorted((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  return {
    edges,
    maxGap: Math.min(1.35, Math.max(0.9, usual * 1.2)),
    leadings: leadingsOf(lines),
    hanging: hangingIn(lines),
  }
}

/** A line that goes on in lower case in the middle of a sentence was wrapped, whatever its column's width. */
function leadingsOf(lines: readonly IndexedLine[]): ReadonlyMap<string, number> {
  const gaps = new Map<string, number[]>()
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    if (above?.block !== line.block || above.page !== line.page || line.bullet) return
    if (!/^\p{Ll}/u.test(line.text) || /[.!?:]$/.test(above.text)) return
    const known = gaps.get(typeKey(line))
    if (known) known.push(line.gapAbove)
    else gaps.set(typeKey(line), [line.gapAbove])
  })
  const enough = [...gaps].filter(([, own]) => own.length > 1)
  return new Map(enough.map(([type, own]) => [type, own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0]))
}

const hangingKey = (item: IndexedLine, line: IndexedLine) =>
  `${item.block}/${Math.round(item.left / 4)}/${Math.round(line.left / 4)}`

/** An item that goes on in lower case shows where all items of its list go on. */
function hangingIn(lines: readonly IndexedLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line, at) => {
      const item = lines[at - 1]
      const isRest = item?.bullet && !line.bullet && item.block === line.block && /^\p{Ll}/u.test(line.text)
      return isRest && line.left < item.left - 3 ? [hangingKey(item, line)] : []
    }),
  )
}

const typeKey = ({ block, size, bold }: IndexedLine) => `${block}/${Math.round(size * 2)}/${bold}`

/** In line heights: how much more space than between the lines of a sentence shows that something else begins. */
const widerThanLeading = 0.15

/** True if the line above has opened a bracket that this line closes. */
export function closesBracket(above: IndexedLine, line: IndexedLine): boolean {
  const isNext = above.block === line.block && above.page === line.page && !line.bullet && line.heading === undefined
  return isNext && line.gapAbove <= 1 && /\([^()]{0,120}$/.test(above.text) && /^[^()\t]{0,80}\)/.test(line.text)
}

/** True for a line that ends in "and", "&" or the like: whatever stands below goes on, capital or not. */
export const endsInConjunction = (text: string): boolean => /(?:^|\s)(?:and|und|et|y|&)$/iu.test(text)

/** True if a line continues the sentence above: no bullet, same look, not further left, no room for its first word. */
export function continuesLine(above: IndexedLine, line: IndexedLine, given: RightEdges): boolean {
  const { edges, maxGap, leadings, hanging } = given
  if (closesBracket(above, line)) return true
  if (line.bullet || line.heading !== undefined || above.spans.at(-1)?.bold !== line.spans[0]?.bold) return false
  if (Math.abs(above.size - line.size) > 0.6 || line.right <= line.left) return false
  const overPage = above.page !== line.page || above.block !== line.block
  if (!overPage && line.gapAbove > maxGap) return false
  const lowerCase = /^(?!https?:)[\p{Ll}&(]/u.test(line.text)
  if (overPage) return lowerCase && above.page !== line.page && !/[.!?:]$/.test(above.text)
  // Some wrapped items go on below their list mark instead of their text.
  const hangs = above.bullet && (lowerCase || hanging.has(hangingKey(above, line)))
  const least = above.left - (hangs ? markWidth : 3)
  if (line.left < least || line.left > above.left + 40) return false
  if ((lowerCase && !/[.!?:]$/.test(above.text)) || endsInConjunction(above.text)) return true
  if (above.spans.some(({ apart }, at) => at > 0 && apart)) return false
  if (line.gapAbove > (leadings.get(typeKey(line)) ?? maxGap) + widerThanLeading) return false
  return hadNoRoom(above, line, edges.get(edgeKey(line, 0)) ?? Number.POSITIVE_INFINITY)
}

/** Points between a list mark and its text. */
const markWidth = 20

export function wrapsTo(above: IndexedLine, line: IndexedLine, { edges }: RightEdges): boolean {
  return hadNoRoom(above, line, edges.get(edgeKey(line, 0)) ?? Number.POSITIVE_INFINITY)
}

function hadNoRoom(above: IndexedLine, line: IndexedLine, edge: number): boolean {
  const firstWord = /^\S+/.exec(line.text)?.[0].length ?? 0
  const width = ((line.right - line.left) / Math.max(1, line.text.length)) * (firstWord + 1)
  return above.right + width >= edge - 1
}

/** Words whose hyphen at a line's end is their own. */
const hyphenated =
  /(?:^|\s)(?:cross|self|non|full|front|back|high|low|real|end|multi|user|data|co|pre|post|long|short|well|open|third|first|second|on|off|in|e|time|test|object|state|large|small|decision|cost|problem|customer|client|server|web|cloud|team|so|call|hands|follow|up|up-to|step|semi|micro|ex|anti|inter|year|month|day|follow|best|event|role|rule|model|key|part|award|results|detail|goal|risk|industry|company|world|single|double|two|three|four|five|six)$/i

/** "Be-" above "und Entladen": the hyphen stands for the rest of a word, and nothing was broken. */
const pairs = /^(?:und|oder|bzw|sowie|and|or|et|ou|y|o|e|en|of)(?![\p{L}])/u
/** "in-" is kept before these only: "in-house", but "increased". */
const afterIn = /^(?:house|depth|person|store|app|line|flight|game|memory|vehicle|service|country|office|patient)/

export function joinTexts(first: string, second: string): string {
  if (first.endsWith('\u00ad')) return first.slice(0, -1) + second
  if (first.endsWith('-') && pairs.test(second)) return `${first} ${second}`
  const broken = /^(.*\p{Ll})-$/su.exec(first)
  if (broken?.[1] === undefined || !/^\p{Ll}/u.test(second))
    return first.endsWith('-') && !first.endsWith(' -') ? first + second : `${first} ${second}`
  const isOwn = /(?:^|\s)in$/i.test(broken[1]) ? afterIn.test(second) : hyphenated.test(broken[1].slice(-20))
  return isOwn ? first + second : broken[1] + second
}

export function joinWrapped(lines: readonly IndexedLine[], edges: RightEdges): Paragraph[] {
  const joined: { text: string; lines: number[]; bullet: boolean; last: IndexedLine }[] = []
  for (const line of lines) {
    const text = line.text.replace(/\t/g, ' ').trim()
    const open = joined.at(-1)
    if (text === '') continue
    if (open && continuesLine(open.last, line, edges)) {
      open.text = joinTexts(open.text, text)
      open.lines.push(line.index)
      open.last = line
    } else {
      joined.push({ text, lines: [line.index], bullet: line.bullet, last: line })
    }
  }
  return joined.map(({ text, lines: indexes, bullet }) => ({ text, lines: indexes, bullet }))
}
