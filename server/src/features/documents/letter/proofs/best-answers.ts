export type Pair<Line, Ask> = { line: Line; ask: Ask; value: number }

/** The best line for each requirement. Lines that answer several win. Linear in the pairs. */
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
