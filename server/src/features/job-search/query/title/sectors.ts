import path from 'node:path'
import { listLines } from '../../../../lib/list-file.ts'
import { wordsOf } from '../../index/words.ts'

const sectors = new Set(listLines(path.join(import.meta.dirname, 'sector-words.txt')).flatMap(wordsOf))

/** Whether a word, as the index splits words, names a field of work: "retail", "Vertrieb". */
export const isSector = (word: string): boolean => sectors.has(word)
