export type Months = { from: number; to: number }

/** Undefined if an end is unknown; a lone year counts from or to its January. `today` is where "present" ends. */
export function monthsOf({ from, to }: { from: string; to: string }, today: string): Months | undefined {
  const begin = monthOf(from)
  const end = /present/i.test(to) ? monthOf(today) : monthOf(to)
  if (begin === undefined || end === undefined) return undefined
  // The last month was worked in; a lone year names no month.
  const until = /^\d{4}-\d{2}$/.test(to) ? end + 1 : end
  return until > begin ? { from: begin, to: until } : undefined
}

/** Whole years covered by the spans; overlaps count once. */
export function yearsOf(spans: readonly Months[]): number {
  let months = 0
  let reached = -Infinity
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return months / 12
}

function monthOf(text: string): number | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(text)
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : 0) : undefined
}
