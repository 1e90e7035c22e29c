import { languages, type Language } from '../languages.ts'
import { fold, isWithin } from './plain-text.ts'
import { readHeadings } from './words/words.ts'

/** Phrases by the letter that they begin with: slips spare the first letter, so no others can stand at a word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Without apostrophes, which half of the people omit: "dont", "jen peux plus". */
export const phraseWordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+|[.!?\n;:]+/gu) ?? []

/**
 * The phrases under a heading of a file, a line each. Up to two words may stand where a phrase has `..`, up to six where it
 * has `....`; `a|b` stands for either word, `word*` for a beginning, and `~word` alone forgives a slip.
 */
export function readPhrases(heading: string, file: string, among: readonly Language[] = languages): Phrases {
  const phrases = among
    .flatMap((language) => readHeadings(language, file).get(heading) ?? [])
    .flatMap(({ line }) => spelledOut(fold(line).replaceAll("'", '').split(/\s+/)))
    .toSorted((a, b) => b.length - a.length)
  return Map.groupBy(phrases, ([first = '']) => first.replace('~', '').slice(0, 1))
}

/** One phrase for each combination of the alternatives. */
function spelledOut(parts: readonly string[]): string[][] {
  let phrases: string[][] = [[]]
  for (const part of parts) phrases = phrases.flatMap((phrase) => part.split('|').map((word) => [...phrase, word]))
  return phrases
}

/** Where the first of the phrases begins, -1 where none stands. */
export const findPhrase = (words: readonly string[], phrases: Phrases): number =>
  words.findIndex((_, at) => longestAt(phrases, words, at) > 0)

/** A removed phrase leaves a mark, so that the words around it do not become neighbours. */
export function withoutPhrases(words: readonly string[], phrases: Phrases): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const length = longestAt(phrases, words, at)
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

/** How many words may stand in a gap; 0 for a word. */
const gapOf = (part: string | undefined): number => (part === '..' ? 2 : part === '....' ? 6 : 0)

function lengthAt(phrase: readonly string[], words: readonly string[], from: number): number {
  let at = from
  for (const [index, part] of phrase.entries()) {
    if (gapOf(part) > 0) continue
    const slips = slipsAt(part, phrase.length === 1)
    const most = 1 + gapOf(phrase[index - 1])
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
