import { languages } from '../languages.ts'
import { fold, isWithin, readable, slipsIn } from './plain-text.ts'
import { readHeadings } from './words/words.ts'

/** `despair`: harm to oneself; `danger`: violence or a threat by others, or towards them. */
export type Crisis = 'despair' | 'danger'

type Lists = Record<'despair' | 'danger' | 'distress' | 'idioms', string[][]>
let lists: Lists | undefined

/**
 * Finds despair or danger (words/<language>/crisis.txt) in every language, tolerating typos and, at `..`, two more
 * words. Idioms such as "this commute is killing me" do not count.
 */
export function findCrisis(text: string): Crisis | undefined {
  const { despair, danger, idioms } = allLists()
  const words = without(wordsOf(readable(text)), idioms)
  if (despair.some((phrase) => positionOf(phrase, words) !== -1)) return 'despair'
  return danger.some((phrase) => positionOf(phrase, words) !== -1) ? 'danger' : undefined
}

/** True for exhaustion short of a crisis: the answer then offers where to find help. */
export function isDistressed(text: string): boolean {
  const { distress, idioms } = allLists()
  const words = without(wordsOf(readable(text)), idioms)
  return distress.some((phrase) => positionOf(phrase, words) !== -1)
}

// Without apostrophes, which half of the people omit: "dont", "jen peux plus".
const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+|[.!?\n;,:]+/gu) ?? []

function allLists(): Lists {
  lists ??= { despair: read('despair'), danger: read('danger'), distress: read('distress'), idioms: read('idioms') }
  return lists
}

function read(heading: keyof Lists): string[][] {
  return languages
    .flatMap((language) => readHeadings(language, 'crisis.txt').get(heading) ?? [])
    .map(({ line }) => fold(line).replaceAll("'", '').split(/\s+/))
    .toSorted((a, b) => b.length - a.length)
}

/** A removed idiom leaves a mark, so that the words around it do not become neighbours. */
function without(words: readonly string[], idioms: readonly string[][]): string[] {
  let left = [...words]
  for (const idiom of idioms) {
    for (let at = positionOf(idiom, left); at !== -1; at = positionOf(idiom, left)) {
      left = [...left.slice(0, at), '.', ...left.slice(at + lengthAt(idiom, left, at))]
    }
  }
  return left
}

function positionOf(phrase: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, at) => lengthAt(phrase, words, at) > 0)
}

function lengthAt(phrase: readonly string[], words: readonly string[], from: number): number {
  let at = from
  for (const [index, part] of phrase.entries()) {
    if (part === '..') continue
    const most = phrase[index - 1] === '..' ? 3 : 1
    const found = words.slice(at, at + most).findIndex((word) => isAlike(word, part))
    if (found === -1) return 0
    at += found + 1
  }
  return at - from
}

function isAlike(word: string, part: string): boolean {
  if (word === part) return true
  if (part.endsWith('*')) return word.startsWith(part.slice(0, -1))
  // The first letter is seldom mistyped, and without it "killing" would match "filling".
  return word[0] === part[0] && word.length >= 5 && isWithin(word, part, slipsIn(part))
}
