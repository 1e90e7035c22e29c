const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Whether 3/4/2026 in these cells is the third of April; undefined where no cell tells. */
export function isDayFirst(cells: readonly string[]): boolean | undefined {
  for (const cell of cells) {
    const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(cell) ?? []
    if (Number(first) > 12) return true
    if (Number(second) > 12) return false
  }
  return undefined
}

/**
 * A cell with a date, or a date and a time, as a moment in ISO 8601; a day alone becomes its noon in UTC, which is the
 * same day nearly everywhere. Undefined for anything else: no date is guessed.
 */
export function readDate(cell: string, dayFirst: boolean): string | undefined {
  const text = cell.trim()
  const whole = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(text)
  if (whole) return isoOf(`${whole[1]}T${whole[2]}${(whole[3] ?? 'Z').replace('UTC', 'Z')}`)
  const parts = partsOf(text, dayFirst)
  if (!parts) return undefined
  const day = parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
  const moment = isoOf(`${day}T12:00:00Z`)
  // 31 February would roll over into March.
  return moment?.startsWith(day) ? moment : undefined
}

/** Year, month, day. */
function partsOf(text: string, dayFirst: boolean): [number, number, number] | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/.exec(text)
  if (dotted) return [Number(dotted[3]), Number(dotted[2]), Number(dotted[1])]
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(text)
  if (slashed) {
    const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])]
    return dayFirst ? [year, b, a] : [year, a, b]
  }
  const named = /^(?:\p{L}+, )?(?:(\p{L}{3})\p{L}*\.? (\d{1,2})|(\d{1,2})\.? (\p{L}{3})\p{L}*\.?),? (\d{4})\b/u.exec(
    text,
  )
  const month = months.indexOf((named?.[1] ?? named?.[4] ?? '').toLowerCase()) + 1
  return named && month > 0 ? [Number(named[5]), month, Number(named[2] ?? named[3])] : undefined
}

/** Undefined for what is no moment at all, too: its year is NaN. */
export function isoOf(text: string): string | undefined {
  const moment = new Date(text)
  const year = moment.getUTCFullYear()
  // As the contract's moments are; an offset can lead out of the four digits that a cell has.
  return year >= 1900 && year <= 9999 ? moment.toISOString() : undefined
}
