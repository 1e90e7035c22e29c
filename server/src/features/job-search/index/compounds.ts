import path from 'node:path'
import { listLines } from '../../../lib/list-file.ts'
import { wordsOf } from './words.ts'

const compounds = new Set(
  listLines(path.join(import.meta.dirname, 'compounds.txt')).flatMap((line) =>
    line.split('|').map((name) => wordsOf(name).join(' ')),
  ),
)

/** Whether words name one thing together, as "night shift" and "customer success" do. */
export const isCompound = (words: readonly string[]): boolean => words.length > 1 && compounds.has(words.join(' '))
