import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tellingness } from './word-shares.ts'

/** What a text is about, as a direction: near for texts of one trade even without a common word. */
export type Topic = Float32Array

let vectors: ReadonlyMap<string, Int8Array> | undefined

/** Undefined without a known stem. Vectors come from public postings, O*NET and ESCO (bench/train-word-vectors.ts). */
export function topicOf(stems: Iterable<readonly [stem: string, weight: number]>): Topic | undefined {
  vectors ??= readVectors()
  let sum: Topic | undefined
  for (const [stem, weight] of stems) {
    const vector = vectors.get(stem)
    if (!vector) continue
    sum ??= new Float32Array(vector.length)
    const share = weight * tellingness(stem)
    for (let at = 0; at < vector.length; at++) sum[at] = (sum[at] ?? 0) + share * (vector[at] ?? 0)
  }
  const length = sum ? Math.sqrt(sum.reduce((all, it) => all + it * it, 0)) : 0
  return length === 0 ? undefined : sum?.map((it) => it / length)
}

/** Cosine of two topics, -1 to 1; 0 if either is unknown. */
export function nearness(one: Topic | undefined, other: Topic | undefined): number {
  return one && other ? one.reduce((sum, it, at) => sum + it * (other[at] ?? 0), 0) : 0
}

function readVectors(): ReadonlyMap<string, Int8Array> {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'word-vectors.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [stem = '', numbers = ''] = line.split('\t')
      return [stem, new Int8Array(Buffer.from(numbers, 'base64'))]
    }),
  )
}
