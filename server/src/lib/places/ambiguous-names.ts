import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldName } from './fold-name.ts'

const names = new Set(
  readFileSync(path.join(import.meta.dirname, 'ambiguous-names.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
)

/** Whether a place's name is as often another word: "Reading", "Mobile", "Nice". */
export function isAmbiguousName(name: string): boolean {
  return names.has(foldName(name))
}
