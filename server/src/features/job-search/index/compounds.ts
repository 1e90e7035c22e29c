import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wordsOf } from './words.ts'

const list = readFileSync(path.join(import.meta.dirname, 'compounds.txt'), 'utf8')
const compounds = new Set(
  list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split('|').map((name) => wordsOf(name).join(' '))),
)

/** Whether words name one thing together, as "night shift" and "customer success" do. */
export const isCompound = (words: readonly string[]): boolean => words.length > 1 && compounds.has(words.join(' '))
