import { languages } from '../languages.ts'
import { fold, isWithin, readable } from './plain-text.ts'
import { readHeadings } from './words/words.ts'

/** `despair`: harm to oneself; `danger`: violence or a threat by others, or towards them. */
export type Crisis = 'despair' | 'danger'

/** Phrases by the letter that they begin with: slips spare the first letter, so no others can stand at a word. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>
type Lists = Record<'despair' | 'danger' | 'distress' | 'idioms', Phrases>
let lists: Lists | undefined

/**
 * Whether a message speaks of despair or danger (words/<language>/crisis.txt). All languages are looked through whatever
 * the message is written in, and up to two words may stand where a phrase has `..`. Idioms such as "this commute is killing
 * me" are taken out first.
 */
export function findCrisis(text: string): Crisis | undefined {
  const { despair, danger, idioms } = allLists()
  const words = without(wordsOf(readable(text)), idioms)
  if (hasPhrase(words, despair)) return 'despair'
  return hasPhrase(words, danger) ? 'danger' : undefined
}

/** True for exhaustion short of a crisis: the answer then offers where to find help. */
export function isDistressed(text: string): boolean {
  const { distress, idioms } = allLists()
  return hasPhrase(without(wordsOf(readable(text)), idioms), distress)
}

// Without apostrophes, which half of the people omit: "dont", "jen peux plus".
const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+|[.!?\n;:]+/gu) ?? []

function allLists(): Lists {
  lists ??= { despair: read('despair'), danger: read('danger'), distress: read('distress'), idioms: read('idioms') }
  return lists
}

function read(heading: keyof Lists): Phrases {
  const phrases = languages
    .flatMap((language) => readHeadings(language, 'crisis.txt').get(heading) ?? [])
    .map(({ line }) => fold(line).replaceAll("'", '').split(/\s+/))
    .toSorted((a, b) => b.length - a.length)
  return Map.groupBy(phrases, ([first = '']) => first.replace('~', '').slice(0, 1))
}

const hasPhrase = (words: readonly string[], phrases: Phrases): boolean =>
  words.some((_, at) => longestAt(phrases, words, at) > 0)

/** A removed idiom leaves a mark, so that the words around it do not become neighbours. */
function without(words: readonly string[], idioms: Phrases): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const length = longestAt(idioms, words, at)
    left.push(length > 0 ? '.' : (words[at] ?? ''))
    at += Math.max(1, length)
  }
  return left
}

/** How many words the longest phrase takes that stands here, 0 where none does. */
function longestAt(phrases: Phrases, words: readonly string[], at: number): number {
  const possible = phrases.get(words[at]?.slice(0, 1) ?? '') ?? []
  return Math.max(0, ...possible.map((phrase) => lengthAt(phrase, words, at)))
}

function lengthAt(phrase: readonly string[], words: readonly string[], from: number): number {
  let at = from
  for (const [index, part] of phrase.entries()) {
    if (part === '..') continue
    const slips = slipsAt(part, phrase.length === 1)
    const most = phrase[index - 1] === '..' ? 3 : 1
    const found = words.slice(at, at + most).findIndex((word) => isAlike(word, part.replace('~', ''), slips))
    if (found === -1) return 0
    at += found + 1
  }
  return at - from
}

/** The city of Erlangen is one slip from a noose: slips are forgiven where other words stand by, and in words with `~`. */
function isAlike(word: string, part: string, slips: number): boolean {
  if (part.endsWith('*')) return word.startsWith(part.slice(0, -1))
  if (word === part || slips === 0) return word === part
  return word[0] === part[0] && isWithin(word, part, slips)
}

function slipsAt(part: string, isAlone: boolean): number {
  if (isAlone) return part.startsWith('~') ? 1 : 0
  return part.length >= 6 ? 1 : 0
}
