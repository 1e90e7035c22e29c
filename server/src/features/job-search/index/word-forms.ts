import path from 'node:path'
import { wordRows } from '../../../lib/list-file.ts'
import { rememberLast } from '../../../lib/remember-last.ts'
import { familyOf, titleWords } from './words.ts'

/** Endings that may stand for each other: number, gender and case in the languages of the index. */
const inflections: readonly (readonly string[])[] = [
  ['', 'es'],
  ['y', 'ies'],
  ['man', 'men', 'woman', 'women', 'person', 'persons'],
  ['er', 'ers', 'ern', 'erin', 'erinnen'],
  ['', 'in', 'innen'],
  ['ische', 'ischen', 'ischer', 'isches'],
  ['liche', 'lichen', 'licher'],
  ['ellte', 'ellten', 'ellter'],
  ['ende', 'enden', 'ender'],
  ['t', 'ten', 'tin', 'tinnen'],
  ['ft', 'fte', 'ften'],
  ['mann', 'frau', 'leute'],
  ['', 'e', 'es'],
  ['eur', 'eurs', 'euse', 'euses', 'rice', 'rices'],
  ['er', 'ere', 'ers', 'eres'],
  ['en', 'ens', 'enne', 'ennes'],
  ['o', 'a', 'os', 'as', 'i', 'e'],
  ['or', 'ora', 'ores', 'oras'],
  ['e', 'a', 'es', 'as'],
  ['on', 'ones'],
  ['al', 'ales', 'aux'],
  ['tore', 'trice', 'tori', 'trici'],
  ['a', 'or', 'an', 'orna'],
  ['e', 'n', 'en'],
  ['', 'en', 'ster'],
]
/** Endings of who does the work and of the work itself, with the fewest letters before them. */
const derivations: readonly (readonly [number, readonly string[]])[] = [
  [4, ['', 's', 'er', 'ers', 'ing']],
  [3, ['er', 'ers', 'ing']],
  [4, ['e', 'es', 'er', 'ers', 'ing']],
  [4, ['er', 'erin', 'ung']],
]
const notDerived = new Set(titleWords('not derived'))

const shortForms = new Map(
  wordRows(path.join(import.meta.dirname, 'short-forms.tsv')).map(({ name, words }) => [name, words]),
)

/** Shorter beginnings have too many neighbours of another meaning, as "car" has "care". */
const shortestStart = (endings: readonly string[]): number => (endings.includes('') ? 4 : 3)

/** Making a word's forms took a third of this process's part in a search, and the words of titles repeat. */
const mostWords = 10_000
const rememberForms = (read: (word: string) => readonly string[]) => rememberLast(read, (word) => word, mostWords)

/** Number, gender, case and common short forms: "mechanics" for "mechanic", "lab" for "laboratory"; itself first. */
export const inflectionsOf = rememberForms((word) => {
  const listed = shortForms.get(word) ?? []
  const others = inflections.flatMap((endings) => exchanged(word, endings, shortestStart(endings)))
  return [...new Set([word, ...exchanged(word, ['', 's'], 2), ...others, ...listed])]
})

/** Who does the work and the work itself: "gardening" for "gardener". "Mechanical" is other work than "mechanic". */
export const derivationsOf = rememberForms((word) => {
  if (notDerived.has(word)) return []
  const family = familyOf(word)
  return family ?? derivations.flatMap(([shortest, endings]) => exchanged(word, endings, shortest))
})

/** Not all of these are words; the caller looks up which ones the index knows. */
function exchanged(word: string, endings: readonly string[], shortest: number): string[] {
  const family = familyOf(word)
  return endings.flatMap((ending) => {
    const start = word.slice(0, word.length - ending.length)
    if (!word.endsWith(ending) || start.length < shortest) return []
    // "Market" and "marketing" have the endings of one word and are two.
    return endings.map((other) => start + other).filter((form) => familyOf(form) === family)
  })
}
