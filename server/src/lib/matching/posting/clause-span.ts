export type Span = { start: number; end: number }

const farthest = 90
const farthestBefore = 60
const levelBehind =
  /^(?:\s(?:básico|intermedio|medio|medio-alto|alto|avanzado|nativo))?\s*(?:\([^)]{1,40}\)|[-–:]\s*\w+(?:\s\w+)?)/u
const wordsBehind =
  /^(?:\s(?:language|skills|proficiency|speaker|level|kenntnisse|required|courant|fluent|básico|intermedio|medio|medio-alto|alto|avanzado|nativo|conversacional|[abc][12](?:\s?[/–-]\s?[abc][12]|\s(?:to|or|oder|bis|ou|à|o|a)\s[abc][12])?)\b){1,3}/i

/** The words of a span; a bracket that opens in it is closed or left out. */
export function textOf(clause: string, { start, end }: Span): string {
  const words = clause.slice(start, end)
  const open = words.lastIndexOf('(')
  const isOpen = open >= 0 && !words.slice(open).includes(')')
  const rest = isOpen ? /^[^()]{0,40}\)/.exec(clause.slice(end))?.[0] : ''
  const whole = rest === undefined ? words.slice(0, open) : words + rest
  return whole.replace(/\s+/g, ' ').trim().replace(openEnd, '')
}

/** "Statistics or a related field, or": what stood behind is another thing. */
const openEnd = /[\s,;]+(?:and|or|und|oder|sowie|et|ou|y|o)(?:\s(?:de|d['’]|of|von))?$/iu

/** Behind "Arbeits-" the words go on: "Arbeits- und Sozialversicherungsrecht". */
export function completedEnd(clause: string, end: number): number {
  return end + (/^-\s(?:und|oder|sowie|bzw\.)\s(?:\p{Ll}+\s)?\p{L}+/u.exec(clause.slice(end))?.[0].length ?? 0)
}

export function wholeWordEnd(clause: string, start: number, end: number): number {
  const isInside = /[\p{L}\p{N}]{2}/u.test(clause.slice(end - 1, end + 1))
  const text = clause.slice(start, end)
  return start + (isInside ? text.replace(/\s\S*$/, '') : text).trimEnd().length
}

/** Where the first whole word behind `from` begins. */
const wholeWordStart = (clause: string, from: number, start: number): number =>
  from +
  (/[\p{L}\p{N}]{2}/u.test(clause.slice(from - 1, from + 1)) ? (/\s/.exec(clause.slice(from, start))?.index ?? 0) : 0)

/** The end of a phrase with years: the next comma, bracket or full stop, at most 90 characters on. */
export function phraseEnd(clause: string, from: number): number {
  const rest = /^[^,;.()]*/.exec(clause.slice(from, from + farthest))?.[0] ?? ''
  return wholeWordEnd(clause, from, from + rest.length)
}

export function phraseAround(clause: string, { start, end }: Span): Span {
  const breaks = [
    ...clause
      .slice(0, start)
      .matchAll(/[,;()]|:\s|\b(?:as well as|ainsi que|así como|and|und|sowie|et|y|or|oder|ou|o)\b/gi),
  ]
  const from = Math.max(0, ...breaks.map((match) => match.index + match[0].length))
  const behind = clause.slice(end)
  const tail = levelBehind.exec(behind)?.[0] ?? wordsBehind.exec(behind)?.[0] ?? ''
  return { start: wholeWordStart(clause, Math.max(from, start - farthestBefore), start), end: end + tail.length }
}
