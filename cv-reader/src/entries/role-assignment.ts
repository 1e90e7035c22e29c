import { type Heads, type Placed, type Reading, readingsOfEntry, type RoleModel } from './role-candidates.ts'

export type Assigned<Role extends string> = {
  found: Partial<Record<Role, Placed<Role>>>
  /** How much worse the best alternative reading of a role's text scores; a large margin is sure. */
  margin: Partial<Record<Role, number>>
  used: ReadonlySet<number>
}

function featuresOf<Role extends string>({ placed }: Reading<Role>): string[] {
  const places = placed.flatMap(({ role, offset, cell, at, look, before }) => [
    `${role}@${offset}/${cell}/${at}`,
    `${role}=${look}`,
    `${role}<${before}`,
  ])
  const order = placed.flatMap((first, index) =>
    placed.slice(index + 1).map((second) => `${first.role}>${second.role}:${first.offset === second.offset}`),
  )
  return [...places, ...order]
}

const patternWeight = 0.45
const rounds = 5

type Candidate<Role extends string> = Reading<Role> & { features: readonly string[] }

function shares(candidates: readonly { total: number }[]): number[] {
  const best = Math.max(...candidates.map(({ total }) => total))
  const weights = candidates.map(({ total }) => Math.exp(total - best))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}

/** Assigns title, employer and so on to all entries at once (expectation maximisation over the section's pattern). */
export function assignRoles<Role extends string>(entries: readonly Heads[], model: RoleModel<Role>): Assigned<Role>[] {
  const quick = memoized(model)
  const candidates = entries.map((entry) =>
    readingsOfEntry(entry, quick).map((reading): Candidate<Role> => ({ ...reading, features: featuresOf(reading) })),
  )
  let totals = candidates.map((list) => list.map(({ score }) => ({ total: score })))
  for (let round = 0; round < rounds && entries.length > 1; round++) {
    const expected = candidates.map((list, index) => expectedFeatures(list, shares(totals[index] ?? [])))
    const all = new Map<string, number>()
    for (const features of expected) for (const [name, share] of features) all.set(name, (all.get(name) ?? 0) + share)
    totals = candidates.map((list, index) =>
      list.map(({ score, features }) => ({
        total: score + patternWeight * patternScore(features, all, expected[index] ?? new Map(), entries.length),
      })),
    )
  }
  return candidates.map((list, index) => choose(list, totals[index] ?? [], model))
}

function memoized<Role extends string>(model: RoleModel<Role>): RoleModel<Role> {
  const remembered = model.roles.map((role): [Role, (text: string) => number] => {
    const known = new Map<string, number>()
    const weigh = model.evidence[role]
    return [
      role,
      (text) => {
        const evidence = known.get(text) ?? weigh(text)
        known.set(text, evidence)
        return evidence
      },
    ]
  })
  return { ...model, evidence: Object.fromEntries(remembered) as RoleModel<Role>['evidence'] }
}

function expectedFeatures<Role extends string>(
  list: readonly Candidate<Role>[],
  share: readonly number[],
): Map<string, number> {
  const expected = new Map<string, number>()
  list.forEach(({ features }, index) => {
    for (const name of features) expected.set(name, (expected.get(name) ?? 0) + (share[index] ?? 0))
  })
  return expected
}

function patternScore(
  features: readonly string[],
  all: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
  entries: number,
): number {
  const others = entries - 1
  return features.reduce((sum, name) => {
    const share = ((all.get(name) ?? 0) - (own.get(name) ?? 0) + 0.4) / (others + 0.8)
    // One other entry proves little.
    return sum + Math.log(Math.max(0.2, share) * 2) * Math.min(1, others / 2)
  }, 0)
}

function choose<Role extends string>(
  list: readonly Candidate<Role>[],
  totals: readonly { total: number }[],
  { roles }: RoleModel<Role>,
): Assigned<Role> {
  const ranked = list
    .map((candidate, index) => ({ candidate, total: totals[index]?.total ?? candidate.score }))
    .toSorted((a, b) => b.total - a.total)
  const best = ranked[0]
  if (!best) return { found: {}, margin: {}, used: new Set() }
  const found: Partial<Record<Role, Placed<Role>>> = {}
  const margin: Partial<Record<Role, number>> = {}
  for (const role of roles) {
    const placed = best.candidate.placed.find((it) => it.role === role)
    if (!placed) continue
    const rival = ranked.find(({ candidate }) => candidate.placed.find((it) => it.role === role)?.text !== placed.text)
    found[role] = placed
    margin[role] = best.total - (rival?.total ?? best.total - 9)
  }
  return { found, margin, used: new Set(best.candidate.placed.flatMap(({ lines }) => lines)) }
}
