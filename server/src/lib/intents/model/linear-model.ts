import { toBytes } from './bytes.ts'
import { cellCount, weigh, type Counts } from './features.ts'

/** One byte per cell and label. */
export type LinearModel<Label extends string = string> = {
  labels: readonly Label[]
  idf: Uint8Array
  weights: Int8Array
  /** What a weight of 127 stands for, by label. */
  scales: Float32Array
}

export type Guess<Label> = { label: Label; p: number }

/** Quantises the weights of each label's cells. */
export function packModel<Label extends string>(
  labels: readonly Label[],
  idf: Uint8Array,
  columns: readonly Float32Array[],
): LinearModel<Label> {
  const packed = columns.map(toBytes)
  const weights = new Int8Array(cellCount * labels.length)
  for (const [label, { bytes }] of packed.entries()) {
    for (let cell = 0; cell < cellCount; cell++) weights[cell * labels.length + label] = bytes[cell] ?? 0
  }
  const scales = Float32Array.from(packed, ({ scale }) => scale)
  return { labels, idf, weights, scales }
}

/** Margins in the order of the labels; above 0 is a yes. */
export function marginsOf({ labels, idf, weights, scales }: LinearModel, counts: Counts): number[] {
  const sums = new Float64Array(labels.length)
  const { cells, values } = weigh(counts, idf)
  for (const [at, cell] of cells.entries()) {
    const value = values[at] ?? 0
    const from = cell * labels.length
    for (let label = 0; label < sums.length; label++)
      sums[label] = (sums[label] ?? 0) + value * (weights[from + label] ?? 0)
  }
  return Array.from(sums, (sum, label) => (sum * (scales[label] ?? 0)) / 127)
}

/** The labels with their probabilities by softmax, the likeliest first. */
export function rank<Label extends string>(labels: readonly Label[], scores: readonly number[]): Guess<Label>[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels.map((label, index) => ({ label, p: (powers[index] ?? 0) / sum })).toSorted((a, b) => b.p - a.p)
}
