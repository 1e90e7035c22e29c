import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { spellOut } from '../words/spelling.ts'
import { conceptsOf, placeConcepts, type PlacedConcept } from './concepts.ts'

/**
 * What features are hashed into: their number of cells, and what they count beside the others. All languages share the
 * cells, so that each learns from words that they have in common.
 */
const blocks = [
  { name: 'char', size: 2 ** 14, weight: 1 },
  { name: 'word', size: 2 ** 15, weight: 1 },
  { name: 'stem', size: 2 ** 14, weight: 0.7 },
  { name: 'apart', size: 2 ** 15, weight: 0.4 },
  { name: 'concept', size: 2 ** 12, weight: 0.4 },
  { name: 'beside', size: 2 ** 14, weight: 0.6 },
] as const
type BlockName = (typeof blocks)[number]['name']

/** The very last cell is the constant. */
export const constantCell = blocks.reduce((sum, { size }) => sum + size, 0)
export const cellCount = constantCell + 1

const ranges = new Map<BlockName, { from: number; size: number }>()
const blockOfCell = new Uint8Array(cellCount)
let nextCell = 0
for (const [at, { name, size }] of blocks.entries()) {
  ranges.set(name, { from: nextCell, size })
  blockOfCell.fill(at, nextCell, nextCell + size)
  nextCell += size
}

/** How a message begins tells a question from an order. */
const opening = 2
/** So many letters are the same in most forms of a word. */
const stemLetters = 5
/** Words within so many of each other are a pair, whatever stands between them. */
const pairReach = 4
const besideReach = 2

export type Counts = ReadonlyMap<number, number>
/** `square` is the sum of the squares of the values. */
export type Sparse = { cells: Int32Array; values: Float32Array; square: number }

/** Folded words and marks: all digits are alike, repeated letters are shortened, an address is one word. */
export function wordsOf(text: string, language: Language | undefined): string[] {
  const plain = fold(text)
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/g, ' weblink ')
    .replace(/\S+@\S+\.\w+/g, ' mailaddress ')
    .replace(/\d+/g, '0')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  const spelled = language === 'de' ? plain.replace(/ae|oe|ue/g, (pair) => pair.slice(0, 1)) : plain
  return spelled.match(/[\p{L}\p{N}]+|[?!]/gu) ?? []
}

/**
 * Hashed character n-grams, words, stems and concepts, alone and in pairs, which generalise beyond the training
 * sentences; with an undefined `language` only what tells languages apart.
 */
export function countFeatures(text: string, language: Language | undefined): Counts {
  const words = wordsOf(language ? spellOut(text, language) : text, language)
  const counts = new Map<number, number>()
  for (const word of words) for (const gram of gramsOf(word)) count(counts, 'char', gram)
  for (const [at, word] of words.entries()) {
    count(counts, 'word', word)
    if (at > 0) count(counts, 'word', `${words[at - 1]} ${word}`)
    // They tell intents apart, and would make a single word surely one language.
    if (!language) continue
    if (at > 1) count(counts, 'word', `${words[at - 2]} _ ${word}`)
    if (at < opening) count(counts, 'word', `^${at} ${word}`)
  }
  if (!language) return counts
  countStems(counts, words)
  countConcepts(counts, words, placeConcepts(words, conceptsOf(language)))
  return counts
}

function countStems(counts: Map<number, number>, words: readonly string[]): void {
  const stems = words.map((word) => word.slice(0, stemLetters))
  for (const [at, stem] of stems.entries()) {
    count(counts, 'stem', stem)
    if (at > 0) count(counts, 'stem', `${stems[at - 1]} ${stem}`)
    if (at > 1) count(counts, 'stem', `${stems[at - 2]} _ ${stem}`)
    for (const other of stems.slice(at + 1, at + 1 + pairReach)) count(counts, 'apart', `${stem} ${other}`)
  }
}

function countConcepts(counts: Map<number, number>, words: readonly string[], placed: readonly PlacedConcept[]): void {
  const names = [...new Set(placed.map(({ name }) => name))].toSorted()
  for (const [at, concept] of names.entries()) {
    count(counts, 'concept', concept)
    for (const other of names.slice(at + 1)) count(counts, 'concept', `${concept} ${other}`)
  }
  for (const { name, at } of placed) {
    for (const word of words.slice(Math.max(0, at - besideReach), at)) count(counts, 'beside', `${word} < ${name}`)
    for (const word of words.slice(at + 1, at + 1 + besideReach)) count(counts, 'beside', `${name} > ${word}`)
  }
}

function gramsOf(word: string): string[] {
  const marked = `^${word.slice(0, 40)}$`
  const grams: string[] = []
  for (let length = 2; length <= 5; length++) {
    for (let at = 0; at + length <= marked.length; at++) grams.push(marked.slice(at, at + length))
  }
  return grams
}

function count(counts: Map<number, number>, block: BlockName, feature: string): void {
  const { from, size } = ranges.get(block) ?? { from: 0, size: 1 }
  const cell = from + (hash(feature) % size)
  counts.set(cell, (counts.get(cell) ?? 0) + 1)
}

/** FNV-1a over UTF-16 units, mixed at the end because cells take the low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}

/** Tf-idf, each block scaled to its weight, and the constant 1. */
export function weigh(counts: Counts, idf: ArrayLike<number>): Sparse {
  const cells = new Int32Array(counts.size + 1)
  const values = new Float32Array(counts.size + 1)
  const squares = new Float64Array(blocks.length)
  let at = 0
  for (const [cell, times] of counts) {
    const value = (1 + Math.log(times)) * (idf[cell] ?? 0)
    const block = blockOfCell[cell] ?? 0
    cells[at] = cell
    values[at] = value
    squares[block] = (squares[block] ?? 0) + value * value
    at += 1
  }
  const scales = blocks.map(({ weight }, block) => weight / Math.sqrt(squares[block] || 1))
  for (let index = 0; index < at; index++)
    values[index] = (values[index] ?? 0) * (scales[blockOfCell[cells[index] ?? 0] ?? 0] ?? 0)
  cells[at] = constantCell
  values[at] = 1
  return { cells, values, square: values.reduce((sum, value) => sum + value * value, 0) }
}

/** Smoothed inverse document frequencies as bytes: 25 is 1. */
export function inverseFrequencies(rows: readonly Counts[]): Uint8Array {
  const met = new Float64Array(cellCount)
  for (const counts of rows) for (const cell of counts.keys()) met[cell] = (met[cell] ?? 0) + 1
  return Uint8Array.from(met, (times) => Math.min(255, 25 * (1 + Math.log((1 + rows.length) / (1 + times)))))
}
