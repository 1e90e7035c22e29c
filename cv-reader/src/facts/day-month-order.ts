import type { Line } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'

const threeNumbers = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d)(?![\d/-])/g

type Order = 'dayFirst' | 'monthFirst'

/** The order in which a file writes "01/02/2019", if all its dates together allow only one; else undefined. */
export function findDayMonthOrder(lines: readonly Line[]): Order | undefined {
  const dates = lines.flatMap(({ text }) => [...text.slice(0, 400).matchAll(threeNumbers)])
  const firsts = dates.map(([, first]) => Number(first))
  const seconds = dates.map(([, , , second]) => Number(second))
  const isDay = (numbers: readonly number[], others: readonly number[]) =>
    others.every((number) => number <= 12) &&
    (numbers.some((number) => number > 12) || (numbers.every((number) => number === 1) && new Set(others).size > 2))
  if (isDay(firsts, seconds)) return 'dayFirst'
  return isDay(seconds, firsts) ? 'monthFirst' : undefined
}

/** Reduces dates to month and year, which is all that a profile keeps. Bullets stay unchanged. */
export function withMonths<T extends Line>(line: T, order: Order | undefined): T {
  if (!order || line.bullet || line.text.search(threeNumbers) === -1) return line
  const inMonths = (text: string) =>
    text.replace(threeNumbers, (_, first: string, _mark, second: string, year: string) => {
      const month = order === 'dayFirst' ? second : first
      return `${month.padStart(2, '0')}/${year}`
    })
  const spans = line.spans.map((span) => ({ ...span, text: inMonths(span.text) }))
  return { ...lineOfSpans(line, spans), left: line.left, right: line.right }
}
