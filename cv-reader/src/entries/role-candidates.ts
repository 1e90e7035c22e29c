import type { FieldLabel } from '../words/field-labels.ts'
import { type HeadLine, type HeadToken, isTorn, type Separator, textOfTokens } from './head-tokens.ts'

/** How well a text fits each role, as log odds: 0 says nothing. */
export type RoleModel<Role extends string> = {
  roles: readonly Role[]
  evidence: Record<Role, (text: string) => number>
  missing: Record<Role, number>
  /** The role that an entry with a short heading may inherit from the entry above. */
  inherited?: Role
  labelled: Partial<Record<FieldLabel, Role>>
  joins?: Partial<Record<Separator, number>>
  pair?: (roles: readonly Placed<Role>[]) => number
}

export type Placed<Role extends string> = {
  role: Role
  text: string
  lines: readonly number[]
  offset: number
  cell: number
  at: number
  before: Separator
  look: string
}

export type Heads = { heads: readonly HeadLine[]; isShort: boolean }

export type Reading<Role extends string> = { placed: readonly Placed<Role>[]; score: number }

/** The cost of reading two tokens as one text, and as two, by what separates them. */
const joinPrice: Record<Separator, number> = {
  line: -9,
  cell: -5,
  date: -5,
  bar: -2,
  dash: -1,
  look: -1.6,
  at: -1.5,
  en: -0.2,
  bracket: -0.1,
  slash: 0,
  comma: -0.3,
}
const partPrice: Record<Separator, number> = {
  line: 0,
  cell: 0,
  date: 0,
  bar: 0,
  dash: 0,
  look: 0,
  at: 0,
  en: -0.3,
  bracket: -0.6,
  slash: -1,
  comma: -0.5,
}
const unexplained = -0.9
const keptReadings = 30
const asLabelled = 6

function readingsOfLine<Role extends string>(head: HeadLine, model: RoleModel<Role>): Reading<Role>[] {
  const { tokens, offset, sources } = head
  let open: (Reading<Role> & { next: number; left: number })[] = [{ placed: [], score: 0, next: 0, left: 0 }]
  const whole: Reading<Role>[] = []
  const named = head.label && model.labelled[head.label]
  for (let step = 0; step <= tokens.length && open.length > 0; step++) {
    const grown: typeof open = []
    for (const reading of open) {
      if (reading.next === tokens.length) {
        const left = offset > 0 && reading.placed.length === 0 ? 0 : reading.left
        whole.push({ placed: reading.placed, score: reading.score + left * unexplained })
        continue
      }
      for (const segment of segmentsFrom(head, reading.next, model.joins)) {
        const base = reading.score + segment.price
        grown.push({ placed: reading.placed, score: base, next: segment.next, left: reading.left + 1 })
        for (const role of model.roles) {
          if (reading.placed.some((placed) => placed.role === role)) continue
          const isNamed = named !== undefined && (reading.next === 0 || role !== 'place')
          const score =
            base + (isNamed ? (named === role ? asLabelled : -asLabelled) : model.evidence[role](segment.text))
          const { look, cell, before } = segment.first
          const placed = { role, text: segment.text, lines: sources, offset, cell, at: reading.next, before, look }
          grown.push({ placed: [...reading.placed, placed], score, next: segment.next, left: reading.left })
        }
      }
    }
    open = grown
      .toSorted((a, b) => b.score + b.left * unexplained - a.score - a.left * unexplained)
      .slice(0, keptReadings * 3)
  }
  return whole.toSorted((a, b) => b.score - a.score).slice(0, keptReadings)
}

type Segment = { text: string; next: number; price: number; first: HeadToken }

function segmentsFrom(head: HeadLine, from: number, joins?: Partial<Record<Separator, number>>): Segment[] {
  const segments: Segment[] = []
  const first = head.tokens[from]
  if (!first) return segments
  let price = from === 0 ? 0 : partPrice[first.before]
  for (let last = from; last < head.tokens.length && last < from + 5; last++) {
    const token = head.tokens[last]
    if (!token) break
    if (last > from) price += joins?.[token.before] ?? joinPrice[token.before]
    if (price < -4.5 || isTorn(head, first, token)) break
    segments.push({ text: textOfTokens(head, first, token), next: last + 1, price, first })
  }
  return segments
}

export function readingsOfEntry<Role extends string>(
  { heads, isShort }: Heads,
  model: RoleModel<Role>,
): Reading<Role>[] {
  let readings: Reading<Role>[] = [{ placed: [], score: 0 }]
  for (const head of heads) {
    const ofLine = readingsOfLine(head, model)
    const combined: Reading<Role>[] = []
    for (const reading of readings) {
      for (const other of ofLine) {
        if (other.placed.some(({ role }) => reading.placed.some((placed) => placed.role === role))) continue
        combined.push({ placed: [...reading.placed, ...other.placed], score: reading.score + other.score })
      }
    }
    readings = combined.toSorted((a, b) => b.score - a.score).slice(0, keptReadings * 4)
  }
  return readings
    .map(({ placed, score }) => ({
      placed,
      score: score + missingPrice(placed, model, isShort) + (model.pair?.(placed) ?? 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, keptReadings)
}

function missingPrice<Role extends string>(
  placed: readonly Placed<Role>[],
  model: RoleModel<Role>,
  isShort: boolean,
): number {
  return model.roles
    .filter((role) => !placed.some((it) => it.role === role))
    .reduce((sum, role) => sum + (isShort && role === model.inherited ? 0 : model.missing[role]), 0)
}
