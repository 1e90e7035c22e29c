/** One line that answers one requirement; `value` says how well. */
export type Pair<Line, Ask> = { line: Line; ask: Ask; value: number }

/**
 * Each requirement with the line that answers it best. A line that answers more is worth more, for it saves the reader
 * another one; of equals the one given first. Every pair is looked at a fixed number of times, whatever their number.
 */
export function bestAnswers<Line, Ask>(pairs: readonly Pair<Line, Ask>[]): Map<Ask, { line: Line; value: number }> {
  const breadths = new Map<Line, number>()
  for (const { line } of pairs) breadths.set(line, (breadths.get(line) ?? 0) + 1)
  const best = new Map<Ask, { line: Line; value: number; worth: number }>()
  for (const { line, ask, value } of pairs) {
    const worth = value * Math.sqrt(breadths.get(line) ?? 1)
    const known = best.get(ask)
    if (!known || worth > known.worth) best.set(ask, { line, value, worth })
  }
  return new Map([...best].map(([ask, { line, value }]) => [ask, { line, value }]))
}
