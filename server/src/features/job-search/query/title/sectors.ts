import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wordsOf } from '../../index/words.ts'

const sectors = new Set(
  readFileSync(path.join(import.meta.dirname, 'sector-words.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap(wordsOf),
)

/** Whether a word, as the index splits words, names a field of work: "retail", "Vertrieb". */
export const isSector = (word: string): boolean => sectors.has(word)
