import { isAmbiguousName } from '../../../../lib/places/ambiguous-names.ts'
import { foldName } from '../../../../lib/places/fold-name.ts'
import type { Places } from '../../../../lib/places/places.ts'
import { isNamedWord } from '../../index/occupations.ts'
import { isAskingWord, isFunctionWord, isGenericWord, isRemoteWord } from '../../index/words.ts'
import { splitWords } from '../title/title-text.ts'
import { editDistance } from '../title/typos.ts'

export type Misspelt = { written: string; meant: string }

/** Letters; shorter names are too alike, and longer ones may have two mistakes. */
const shortest = 5
const longName = 9

/** Words that are nearly the name of a large place, and that name. Only the index knows whether titles use them. */
export function misspeltPlaces(title: string, places: Places): Misspelt[] {
  return splitWords(title).flatMap(({ raw }) => {
    const word = foldName(raw)
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || isWord(word)) return []
    const meant = nearestName(word, places)
    return meant === undefined ? [] : [{ written: raw, meant }]
  })
}

const isWord = (word: string): boolean =>
  isFunctionWord(word) ||
  isGenericWord(word) ||
  isAskingWord(word, undefined) ||
  isRemoteWord(word) ||
  isNamedWord(word)

function nearestName(word: string, places: Places): string | undefined {
  // People get the first letter right.
  const close = places.listKnownNames(word.charAt(0)).flatMap((name) => {
    const allowed = Math.min(word.length, name.length) >= longName ? 2 : 1
    if (name.length < shortest || !mayBeNear(word, name, allowed) || isAmbiguousName(name)) return []
    const distance = editDistance(word, name)
    return distance <= allowed ? [{ name, distance }] : []
  })
  // A name that is written right is not misspelt, and of those as near the best known comes first.
  if (close.some(({ distance }) => distance === 0)) return undefined
  return close.toSorted((a, b) => a.distance - b.distance)[0]?.name
}

/** A quick look before the distance is computed: apart from the mistakes, words begin and end alike. */
function mayBeNear(word: string, name: string, mistakes: number): boolean {
  const [shorter, longer] = word.length < name.length ? [word, name] : [name, word]
  if (longer.length - shorter.length > mistakes) return false
  let begin = 0
  while (begin < shorter.length && word[begin] === name[begin]) begin++
  if (mistakes > 1) return begin > 1
  let end = 0
  while (end < shorter.length - begin && word.at(-1 - end) === name.at(-1 - end)) end++
  return begin + end >= longer.length - 2
}

/** The title with these words written right. */
export function withPlaces(title: string, misspelt: readonly Misspelt[]): string {
  return misspelt.reduce((text, { written, meant }) => text.replace(written, meant), title)
}
