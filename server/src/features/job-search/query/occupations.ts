import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wordsOf } from '../index/words.ts'

type Names = string[][]

const longestName = 5

/** Names for the same work, separated by bars; the file's head says where they come from. */
const groups: Names[] = readFileSync(path.join(import.meta.dirname, 'occupations.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map(wordsOf))

const byName = new Map<string, Names[]>()
for (const names of groups)
  for (const name of names) {
    const key = keyOf(name)
    byName.set(key, [...(byName.get(key) ?? []), names])
  }

/** `names`: other names of the same work. A step of a career, such as "intern", goes with any work. */
export type Phrase = { words: string[]; names: Names; isOccupation: boolean; isStep: boolean }

const steps = new Set(['intern', 'apprentice', 'volunteer', 'team leader'])

export function phrasesOf(words: readonly string[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const phrase = longestPhraseAt(words, at)
    phrases.push(phrase)
    at += phrase.words.length
  }
  return phrases
}

function longestPhraseAt(words: readonly string[], at: number): Phrase {
  for (let length = Math.min(longestName, words.length - at); length >= 1; length--) {
    const some = words.slice(at, at + length)
    const found = byName.get(keyOf(some))
    if (found)
      return {
        words: some,
        names: found.flat().filter((name) => keyOf(name) !== keyOf(some)),
        isOccupation: true,
        isStep: found.some(([first = []]) => steps.has(keyOf(first))),
      }
  }
  return { words: words.slice(at, at + 1), names: [], isOccupation: false, isStep: false }
}

/** "Nurses" and "nurse" are one name; the index's stemmers do the rest. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => (word.length > 4 ? word.replace(/s$/, '') : word)).join(' ')
}

/** The longest occupation of the list that a text names, as it is written there; undefined where it names none. */
export function occupationIn(text: string): string | undefined {
  const named = phrasesOf(wordsOf(text)).filter(({ isOccupation }) => isOccupation)
  const longest = named.toSorted((a, b) => b.words.length - a.words.length)[0]?.words.join(' ')
  if (longest === undefined) return undefined
  const raw = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#.'-]*/gu) ?? []
  const spans = raw.flatMap((_, from) =>
    Array.from({ length: longestName }, (__, more) => raw.slice(from, from + more + 1)),
  )
  return spans.map((span) => span.join(' ')).find((span) => wordsOf(span).join(' ') === longest) ?? longest
}
