import type { Intent } from '../intents.ts'
import { toBytes } from './bytes.ts'
import { cellCount, type Counts } from './features.ts'

/** Multinomial naive Bayes: for each cell and label how much it speaks for the label, in one byte. */
export type BayesModel = { labels: readonly Intent[]; weights: Int8Array; scale: number }

/** Added to each count, so that a feature never met with a label does not rule it out. */
const smoothing = 0.03
/** A text of twice as many features is not twice as sure: their sum is divided by their number to this power. */
const dampening = 0.6

export function trainBayes(labels: readonly Intent[], rows: readonly { counts: Counts; intent: Intent }[]): BayesModel {
  const width = labels.length
  // First how often each was met with each label, then what that says for the label.
  const met = new Float32Array(cellCount * width)
  const totals = new Float64Array(width)
  const cells = new Set<number>()
  for (const { counts, intent } of rows) {
    const label = labels.indexOf(intent)
    totals[label] = (totals[label] ?? 0) + counts.size
    for (const cell of counts.keys()) {
      const at = cell * width + label
      met[at] = (met[at] ?? 0) + 1
      cells.add(cell)
    }
  }
  const most = totals.map((total) => Math.log(total + smoothing * cells.size))
  // Counts are small: most of their logarithms are asked for many times.
  const logOf = Float64Array.from({ length: rows.length + 1 }, (_, times) => Math.log(times + smoothing))
  for (const cell of cells) {
    const from = cell * width
    let sum = 0
    for (let label = 0; label < width; label++) {
      const log = (logOf[met[from + label] ?? 0] ?? 0) - (most[label] ?? 0)
      met[from + label] = log
      sum += log
    }
    // Only differences between labels tell, and around zero they fit a byte.
    for (let label = 0; label < width; label++) met[from + label] = (met[from + label] ?? 0) - sum / width
  }
  const { bytes, scale } = toBytes(met)
  return { labels, weights: bytes, scale }
}

/** How much a text speaks for each label, as logarithms. Cells that no sentence has say nothing. */
export function evidenceOf({ labels, weights, scale }: BayesModel, counts: Counts): number[] {
  const sums = new Float64Array(labels.length)
  let known = 0
  for (const cell of counts.keys()) {
    const own = weights.subarray(cell * labels.length, (cell + 1) * labels.length)
    if (own.every((weight) => weight === 0)) continue
    known += 1
    for (const [label, weight] of own.entries()) sums[label] = (sums[label] ?? 0) + weight
  }
  return Array.from(sums, (sum) => ((sum / 127) * scale) / Math.max(1, known) ** dampening)
}
