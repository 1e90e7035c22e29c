import { languages, type Language } from '../languages.ts'
import { fold, isWithin } from './plain-text.ts'
import { spellOut } from './words/spelling.ts'
import { readHeadings } from './words/words.ts'

/** `gap` is how many other words may stand before it. */
type Part = { word: string; isBeginning: boolean; slips: number; gap: number }
type Phrase = readonly Part[]
/** Phrases with the same first word, which is compared once for all of them. */
type Family = { first: Part; rests: readonly Phrase[] }
/**
 * Phrases by the word that they begin with (`=word`), or by its first letter where other words may stand for it: slips
 * spare the first letter. So few can stand at a word, and a message of any length is looked through in milliseconds.
 */
export type Phrases = ReadonlyMap<string, readonly Family[]>

/** Without apostrophes, which half of the people omit: "dont", "jen peux plus". */
export const phraseWordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+|[.!?\n;:]+/gu) ?? []

/**
 * The phrases under a heading of a file, or under several, a line each. Up to two words may stand where a phrase has `..`, up to six where it
 * has `....`; `a|b` stands for either word, `word*` for a beginning, `~word` alone forgives a slip, and
 * `=word` none.
 */
export function readPhrases(
  heading: string | readonly string[],
  file: string,
  among: readonly Language[] = languages,
): Phrases {
  const phrases = among.flatMap((language) => {
    const found = readHeadings(language, file)
    const lines = [heading].flat().flatMap((one) => found.get(one) ?? [])
    return parsed(
      lines.map(({ line }) => line),
      language,
    )
  })
  return byBeginning(phrases)
}

/** The same of phrases that stand elsewhere than under a heading of their own. */
export const phrasesOf = (lines: readonly string[], language: Language): Phrases => byBeginning(parsed(lines, language))

function byBeginning(phrases: readonly Phrase[]): Phrases {
  const families = [...Map.groupBy(phrases, ([first]) => JSON.stringify(first)).values()].flatMap((own): Family[] => {
    const first = own[0]?.[0]
    return first ? [{ first, rests: own.map((phrase) => phrase.slice(1)) }] : []
  })
  return Map.groupBy(families, ({ first }) => keyOf(first))
}

/**
 * Phone spellings are spelled out here as in the messages that the phrases are looked for in; all lines as one text, which
 * takes a sixth of the time.
 */
function parsed(lines: readonly string[], language: Language): Phrase[] {
  if (lines.length === 0) return []
  const written = lines.flatMap((line) => alternatives(line.split(/\s+/)).map((parts) => parts.join(' ')))
  const spelled = fold(spellOut(written.join('\n'), language)).replaceAll("'", '')
  return spelled.split('\n').map((phrase) => partsOf(phrase.split(' ')))
}

function keyOf({ word, isBeginning, slips }: Part): string {
  const isExact = !isBeginning && slips === 0
  return isExact ? `=${word}` : word.slice(0, 1)
}

/** One phrase for each combination of the alternatives. */
function alternatives(parts: readonly string[]): string[][] {
  let phrases: string[][] = [[]]
  for (const part of parts) phrases = phrases.flatMap((phrase) => part.split('|').map((word) => [...phrase, word]))
  return phrases
}

function partsOf(written: readonly string[]): Part[] {
  return written.flatMap((part, index) => {
    if (gapOf(part) > 0) return []
    const word = part.replace(/^[~=]/, '')
    const isBeginning = word.endsWith('*')
    const slips = slipsAt(part, written.length === 1)
    return [{ word: isBeginning ? word.slice(0, -1) : word, isBeginning, slips, gap: gapOf(written[index - 1]) }]
  })
}

/** How many words may stand in a gap; 0 for a word. */
const gapOf = (part: string | undefined): number => (part === '..' ? 2 : part === '....' ? 6 : 0)

/** The city of Erlangen is one slip from a noose: slips are forgiven where other words stand by, and in words with `~`. */
function slipsAt(part: string, isAlone: boolean): number {
  if (isAlone) return part.startsWith('~') ? 1 : 0
  return part.length >= 6 && !part.startsWith('=') ? 1 : 0
}

/** Words that may stand between those of any phrase, at most `mostFillers` in one place. */
export type Fillers = ReadonlySet<string>
const mostFillers = 2
const noFillers: Fillers = new Set()

/** Where the first of the phrases begins, -1 where none stands. */
export const findPhrase = (words: readonly string[], phrases: Phrases, fillers = noFillers): number =>
  findSpan(words, phrases, fillers)?.from ?? -1

/** From a phrase's first word to behind its last one, with the words that it names itself. */
export type Span = { from: number; to: number; named: readonly string[] }

/** The first phrase that stands in the words, the longest where several begin there. */
export function findSpan(words: readonly string[], phrases: Phrases, fillers = noFillers): Span | undefined {
  const possible = possibleIn(words, phrases)
  for (let at = 0; at < words.length; at++) {
    const span = spanAt(possible, words, at, fillers)
    if (span) return span
  }
  return undefined
}

/** Every place where one of the phrases begins. */
export function findPlaces(words: readonly string[], phrases: Phrases, fillers = noFillers): number[] {
  const possible = possibleIn(words, phrases)
  return words.flatMap((_, at) => (spanAt(possible, words, at, fillers) ? [at] : []))
}

/** Below, looking for each phrase is quicker than ruling phrases out first. */
const manyWords = 150

/** Of a long text only the phrases whose every word it has, or may have with a slip: few are left. */
function possibleIn(words: readonly string[], phrases: Phrases): Phrases {
  if (words.length < manyWords) return phrases
  const known = new Set(words)
  const shapes = new Set<string>()
  for (const word of known)
    for (const length of [word.length - 1, word.length, word.length + 1]) shapes.add(`${word.slice(0, 1)}${length}`)
  const isThere = ({ word, isBeginning, slips }: Part): boolean =>
    isBeginning || (slips === 0 ? known.has(word) : shapes.has(`${word.slice(0, 1)}${word.length}`))
  const left = new Map<string, readonly Family[]>()
  for (const [key, own] of phrases) {
    const possible = own
      .filter(({ first }) => isThere(first))
      .map(({ first, rests }) => ({ first, rests: rests.filter((rest) => rest.every(isThere)) }))
    if (possible.length > 0) left.set(key, possible)
  }
  return left
}

/**
 * A removed phrase leaves a mark, the end of a sentence where none is given, so that the words around it do not become
 * neighbours. What one of `kept` continues beyond its end stays: "no quiero estar en" is left out of a sentence about
 * work, and not out of "… en este mundo".
 */
export function withoutPhrases(
  words: readonly string[],
  phrases: Phrases,
  { kept, fillers = noFillers, mark = '.' }: { kept?: Phrases; fillers?: Fillers; mark?: string } = {},
): string[] {
  const possible = possibleIn(words, phrases)
  const possiblyKept = kept && possibleIn(words, kept)
  const goesOn = (from: number, to: number): boolean =>
    possiblyKept !== undefined &&
    words.slice(from, to).some((_, index) => {
      const begin = from + index
      return (spanAt(possiblyKept, words, begin, fillers)?.to ?? 0) > to
    })
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const found = spanAt(possible, words, at, fillers)
    const removed = found && !goesOn(at, found.to) ? found : undefined
    left.push(removed ? mark : (words[at] ?? ''))
    at = removed?.to ?? at + 1
  }
  return left
}

/** The longest phrase that begins here, of several the one that names most words. */
function spanAt(phrases: Phrases, words: readonly string[], from: number, fillers: Fillers): Span | undefined {
  const word = words[from] ?? ''
  let longest = { length: 0, phrase: [] as Phrase }
  for (const key of [`=${word}`, word.slice(0, 1)])
    for (const { first, rests } of phrases.get(key) ?? [])
      if (isAlike(word, first))
        for (const rest of rests) {
          const length = lengthAt(rest, words, from, fillers)
          const isLonger = length > longest.length
          if (isLonger || (length > 0 && length === longest.length && rest.length >= longest.phrase.length))
            longest = { length, phrase: [first, ...rest] }
        }
  if (longest.length === 0) return undefined
  return { from, to: from + longest.length, named: longest.phrase.map((part) => part.word) }
}

/** How many words a phrase takes whose first word stands here and whose others are `rest`, 0 where they do not follow. */
function lengthAt(rest: Phrase, words: readonly string[], from: number, fillers: Fillers): number {
  let at = from + 1
  for (const part of rest) {
    let end = at + 1 + part.gap
    const last = end + mostFillers
    for (; at < end && !isAlike(words[at], part); at++) if (end < last && fillers.has(words[at] ?? '')) end++
    if (at === end) return 0
    at++
  }
  return at - from
}

function isAlike(word: string | undefined, { word: part, isBeginning, slips }: Part): boolean {
  if (word === undefined) return false
  if (isBeginning) return word.startsWith(part)
  if (word === part || slips === 0) return word === part
  return word[0] === part[0] && isWithin(word, part, slips)
}
