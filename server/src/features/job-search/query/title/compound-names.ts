import path from 'node:path'
import { listLines } from '../../../../lib/list-file.ts'
import { wordsOf } from '../../index/words.ts'

const heads = listLines(path.join(import.meta.dirname, 'compound-heads.txt'))
  .flatMap(wordsOf)
  .toSorted((a, b) => b.length - a.length)

/** "Servicetechnikerin", "Lagermitarbeitern" */
const ending = /(?:innen|in|n)?$/
const isHead = (word: string): boolean => heads.includes(word) || heads.includes(word.replace(ending, ''))
const shortestFirst = 4

/** "Servicetechniker" as two words or "Mitarbeiter Lager" as one, if `isKnown` from other titles; else undefined. */
export function otherSpelling(words: readonly string[], isKnown: (word: string) => boolean): string[] | undefined {
  for (const [at, word] of words.entries()) {
    const joined = joinedAt(words, at).find(isKnown)
    if (joined !== undefined) return words.toSpliced(at, 2, joined)
    const parts = partsOf(word, isKnown)
    if (parts) return words.toSpliced(at, 1, ...parts)
  }
  return undefined
}

/** Words whose being known `otherSpelling` may ask for. */
export function spellingsIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => [...joinedAt(words, at), ...firstsOf(word)])
}

/** Also with the letter that joins them: "Vertriebsleiter" for "Leiter Vertrieb". */
function joinedAt(words: readonly string[], at: number): string[] {
  const [first = '', second = ''] = [words[at], words[at + 1]]
  if (second === '' || isHead(first) === isHead(second)) return []
  return isHead(second) ? [first + second, `${first}s${second}`] : [second + first, `${second}s${first}`]
}

function partsOf(word: string, isKnown: (word: string) => boolean): [string, string] | undefined {
  const first = firstsOf(word).find(isKnown)
  const head = headOf(word)
  return first === undefined || head === undefined ? undefined : [first, head]
}

/** What stands before the head, with and without the letter that joins them: "Vertrieb" of "Vertriebsleiter". */
function firstsOf(word: string): string[] {
  const head = headOf(word)
  if (head === undefined) return []
  const first = word.slice(0, -head.length)
  return [first, ...(first.endsWith('s') ? [first.slice(0, -1)] : [])].filter(({ length }) => length >= shortestFirst)
}

function headOf(word: string): string | undefined {
  const plain = word.replace(ending, '')
  const head = heads.find(
    (one) => (word.endsWith(one) || plain.endsWith(one)) && word.length - one.length >= shortestFirst,
  )
  if (head === undefined) return undefined
  return word.slice((word.endsWith(head) ? word : plain).length - head.length)
}
