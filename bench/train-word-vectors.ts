import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { stem } from '../server/src/lib/matching/text/stems.ts'
import { fold } from '../server/src/lib/matching/text/words.ts'

// Chosen by cross-validation on the tuning half of the judged pairs; 24 numbers a word were worse, 64 no better.
const numbersPerWord = 40
const reach = 8
const fewestTexts = 18
const mostShare = 0.35
const mostCharacters = 8000
const target = join(import.meta.dirname, '../server/src/lib/matching/text/word-vectors.tsv')

/** Writes word-vectors.tsv: a truncated SVD of word co-occurrence in the texts of $WAYMARK_DATA. */
const texts = readTexts(process.env['WAYMARK_DATA'] ?? '')
const sentences = texts.map(sentencesOf)
const shares = countTexts(sentences)
const known = [...shares].filter(([, count]) => count >= fewestTexts && count < mostShare * texts.length)
const words = known.map(([word]) => word).toSorted()
const size = words.length
const matrix = surprise(countNeighbours(sentences, new Map(words.map((word, at) => [word, at]))))
const basis = mainDirections(matrix, numbersPerWord)
const lines = words.map((word, row) => `${word}\t${encode(basis.map((column) => column[row] ?? 0))}`)
writeFileSync(target, `${['stem\tnumbers', ...lines].join('\n')}\n`)
console.log(`${texts.length} texts, ${size} words`)

function readTexts(folder: string): string[] {
  const unpack = (name: string) => gunzipSync(readFileSync(join(folder, name))).toString()
  const postings = unpack('jobs/jobs.jsonl.gz')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { title: string; description?: string; requirements?: string })
    .map(({ title, description = '', requirements = '' }) => `${title}\n${description}\n${requirements}`)
    .filter((text) => text.length > 500 && !/[\u0600-\u06ff]{20}/.test(text))
  const occupations = [
    unpack('lists/esco-occupations.csv.gz'),
    readFileSync(join(folder, 'lists/onet-occupations.tsv'), 'utf8'),
  ]
  return [
    ...postings,
    ...occupations.flatMap((list) => list.split('\n').map((line) => line.replace(/^\S+[,\t]/, ''))),
  ].map((text) => text.slice(0, mostCharacters))
}

function sentencesOf(text: string): string[][] {
  return fold(text)
    .split(/[\n.;!?]+/)
    .map((sentence) => (sentence.match(/[a-z][a-z+#]+/g) ?? []).map(stem).filter((word) => word.length > 2))
}

function countTexts(all: readonly string[][][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of all) for (const word of new Set(text.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function countNeighbours(all: readonly string[][][], places: ReadonlyMap<string, number>): Float32Array[] {
  const rows = Array.from({ length: places.size }, () => new Float32Array(places.size))
  const count = (one: number, other: number) => void (rows[one]![other]! += 1)
  for (const sentence of all.flat()) {
    const at = sentence.map((word) => places.get(word) ?? -1)
    for (const [index, one] of at.entries())
      for (const other of at.slice(index + 1, index + 1 + reach))
        if (one >= 0 && other >= 0) {
          count(one, other)
          count(other, one)
        }
  }
  return rows
}

/** Pointwise mutual information above twice chance; else 0. */
function surprise(rows: readonly Float32Array[]): readonly Float32Array[] {
  const totals = rows.map((row) => row.reduce((sum, it) => sum + it, 0))
  const smoothed = totals.map((total) => total ** 0.75)
  const all = smoothed.reduce((sum, it) => sum + it, 0)
  for (const [one, row] of rows.entries())
    for (let other = 0; other < row.length; other++) {
      const chance = ((totals[one] ?? 0) * (smoothed[other] ?? 0)) / all
      row[other] = row[other]! > 0 ? Math.max(0, Math.log(row[other]! / chance) - Math.LN2) : 0
    }
  return rows
}

/** The matrix is symmetric: repeated multiplication turns any columns towards the main ones. */
function mainDirections(rows: readonly Float32Array[], count: number): Float32Array[] {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5
  const filled = rows.map((row) => [...row.entries()].filter(([, value]) => value !== 0))
  const multiply = (column: Float32Array) =>
    Float32Array.from(filled, (row) => row.reduce((sum, [at, value]) => sum + value * (column[at] ?? 0), 0))
  let columns = Array.from({ length: count + 16 }, () => Float32Array.from({ length: rows.length }, random))
  for (let round = 0; round < 7; round++) columns = orthonormal(columns.map(multiply))
  return columns
    .map((column) => ({ column, value: Math.sqrt(norm(multiply(column))) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ column, value }) => column.map((it) => it * value))
}

function orthonormal(columns: readonly Float32Array<ArrayBuffer>[]): Float32Array<ArrayBuffer>[] {
  const done: Float32Array<ArrayBuffer>[] = []
  for (const column of columns) {
    const rest = column.slice()
    for (const other of done) {
      const shared = rest.reduce((sum, it, at) => sum + it * (other[at] ?? 0), 0)
      for (let at = 0; at < rest.length; at++) rest[at]! -= shared * (other[at] ?? 0)
    }
    const length = norm(rest)
    done.push(rest.map((it) => it / length))
  }
  return done
}

/** Only the direction counts, so each word's largest number becomes 127. */
function encode(numbers: readonly number[]): string {
  const scale = 127 / Math.max(...numbers.map(Math.abs), 1e-9)
  const length = norm(Float32Array.from(numbers))
  return length === 0
    ? ''
    : Buffer.from(Int8Array.from(numbers, (it) => Math.round(it * scale)).buffer).toString('base64')
}

function norm(column: Float32Array): number {
  return Math.sqrt(column.reduce((sum, it) => sum + it * it, 0))
}
