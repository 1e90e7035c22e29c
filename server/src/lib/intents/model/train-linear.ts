import type { Sparse } from './features.ts'

export type LinearOptions = {
  /** Cost of an error; a positive example counts this many times as much, because positives are few. */
  cost: number
  positive: number
  rounds: number
}

/**
 * Weights of a linear SVM, one class against the rest: squared hinge loss by dual coordinate descent, as in liblinear
 * (Hsieh et al. 2008). A fixed seed makes it deterministic.
 * @param shares by how much the error of a row counts; 1 for each if not given
 */
export function trainOne(
  rows: readonly Sparse[],
  isPositive: (row: number) => boolean,
  cells: number,
  { cost, positive, rounds }: LinearOptions,
  shares?: readonly number[],
): Float32Array {
  const weights = new Float32Array(cells)
  const alpha = new Float64Array(rows.length)
  const random = randomFrom(7)
  let order = rows.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    // Most sentences are soon well on their side; they are looked at again in every fourth round.
    if (round % 4 === 0) order = rows.map((_, index) => index)
    shuffle(order, random)
    order = order.filter((index) => {
      const row = rows[index]
      if (!row) return false
      const sign = isPositive(index) ? 1 : -1
      const diagonal = 1 / (2 * (shares?.[index] ?? 1) * (sign > 0 ? positive * cost : cost))
      const own = alpha[index] ?? 0
      const gradient = sign * dot(weights, row) - 1 + diagonal * own
      if (own === 0 && gradient >= 0) return gradient < farAway
      const next = Math.max(0, own - gradient / (row.square + diagonal))
      if (next !== own) addScaled(weights, (next - own) * sign, row)
      alpha[index] = next
      return true
    })
  }
  return weights
}

/** A margin so much above 1 does not come back in a few rounds. */
const farAway = 0.1

function dot(weights: Float32Array, { cells, values }: Sparse): number {
  let sum = 0
  for (let at = 0; at < cells.length; at++) sum += (weights[cells[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

function addScaled(weights: Float32Array, by: number, { cells, values }: Sparse): void {
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0
    weights[cell] = (weights[cell] ?? 0) + by * (values[at] ?? 0)
  }
}

/** Reproducible numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffle(items: number[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = items[last] ?? 0
    items[last] = items[other] ?? 0
    items[other] = kept
  }
}
