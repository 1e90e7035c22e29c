import { findDay } from '@waymark/cv-reader/facts/days.ts'

/** True if 3/4/2026 in these cells is 3 April; undefined if no cell shows it. */
export function isDayFirst(cells: readonly string[]): boolean | undefined {
  for (const cell of cells) {
    const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(cell) ?? []
    if (Number(first) > 12) return true
    if (Number(second) > 12) return false
  }
  return undefined
}

/** A date as ISO 8601; a bare day becomes noon in UTC, the same day nearly everywhere. Never guesses. */
export function readDate(cell: string, dayFirst: boolean): string | undefined {
  const text = cell.trim()
  const whole = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(text)
  if (whole) return isoOf(`${whole[1]}T${whole[2]}${(whole[3] ?? 'Z').replace('UTC', 'Z')}`)
  const day = findDay(text, dayFirst ? 'dayFirst' : 'monthFirst')
  // Text before a date makes the cell a note; only a weekday may precede it.
  if (!day || !/^(?:\p{L}+,? )?$/u.test(text.slice(0, day.start))) return undefined
  return isoOf(`${day.value}T12:00:00Z`)
}

export function isoOf(text: string): string | undefined {
  const moment = new Date(text)
  const year = moment.getUTCFullYear()
  // NaN compares false. An offset can lead to a year of five digits.
  return year >= 1900 && year <= 9999 ? moment.toISOString() : undefined
}
