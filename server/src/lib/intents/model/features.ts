import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { spellOut } from '../words/spelling.ts'
import { conceptsOf, findConcepts } from './concepts.ts'

/** Cell ranges that features are hashed into; the very last cell is the constant. */
export const blocks = {
  char: { from: 0, size: 2 ** 14, weight: 1 },
  word: { from: 2 ** 14, size: 2 ** 14, weight: 0.7 },
  concept: { from: 2 ** 15, size: 2 ** 11, weight: 0.4 },
} as const
export const constantCell = 2 ** 15 + 2 ** 11
export const cellCount = constantCell + 1

/** How a message begins tells a question from an order. */
const opening = 2

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
 * Hashed character n-grams, words and concepts, which generalise beyond the training sentences; an undefined `language`
 * leaves out concepts.
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
  if (language) countConcepts(counts, findConcepts(words, conceptsOf(language)))
  return counts
}

/** Of the features of a text only its concepts, which mean the same in every language. */
export function conceptsAmong(counts: Counts): Counts {
  return new Map([...counts].filter(([cell]) => cell >= blocks.concept.from))
}

function countConcepts(counts: Map<number, number>, concepts: readonly string[]): void {
  for (const [at, concept] of concepts.entries()) {
    count(counts, 'concept', concept)
    for (const other of concepts.slice(at + 1)) count(counts, 'concept', `${concept} ${other}`)
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

function count(counts: Map<number, number>, block: keyof typeof blocks, feature: string): void {
  const cell = blocks[block].from + (hash(feature) % blocks[block].size)
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
  const squares = { char: 0, word: 0, concept: 0 }
  let at = 0
  for (const [cell, times] of counts) {
    const value = (1 + Math.log(times)) * (idf[cell] ?? 0)
    cells[at] = cell
    values[at] = value
    squares[blockOf(cell)] += value * value
    at += 1
  }
  for (let index = 0; index < at; index++) {
    const block = blockOf(cells[index] ?? 0)
    values[index] = ((values[index] ?? 0) * blocks[block].weight) / Math.sqrt(squares[block] || 1)
  }
  cells[at] = constantCell
  values[at] = 1
  return { cells, values, square: values.reduce((sum, value) => sum + value * value, 0) }
}

const blockOf = (cell: number): keyof typeof blocks =>
  cell < blocks.word.from ? 'char' : cell < blocks.concept.from ? 'word' : 'concept'

/** Smoothed inverse document frequencies as bytes: 25 is 1. */
export function inverseFrequencies(rows: readonly Counts[]): Uint8Array {
  const met = new Float64Array(cellCount)
  for (const counts of rows) for (const cell of counts.keys()) met[cell] = (met[cell] ?? 0) + 1
  return Uint8Array.from(met, (times) => Math.min(255, 25 * (1 + Math.log((1 + rows.length) / (1 + times)))))
}
