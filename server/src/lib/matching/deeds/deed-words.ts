import { languages, type Language } from '../../languages.ts'
import { stem } from '../text/stems.ts'
import { readWords, type Word } from '../text/words.ts'
import classes from './classes.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

/** `near`: who does the one has done something like the other; `shows`: who does it has done the others too. */
export type VerbClass = {
  near: readonly string[]
  shows?: readonly string[]
  /** To whom it is done stands behind a preposition: presented to the board. */
  isTo?: boolean
  /** Done to others than those asked for it is still something like it. */
  isKept?: boolean
}
type Catalogue = {
  to: string
  verbs: Readonly<Record<string, string>>
  nouns?: Readonly<Record<string, string>>
  titles?: Readonly<Record<string, string>>
  objects: Readonly<Record<string, { any: string; kinds: string }>>
}

/** A word or phrase of a class. `isAny`: it stands for the whole class ("staff"), not for a kind of it ("nurses"). */
export type Entry = {
  keys: readonly string[]
  stems: readonly string[]
  name: string
  isAny: boolean
  language: Language
}
type Index = ReadonlyMap<string, readonly Entry[]>

const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, fr, es }

export const verbClass = (name: string): VerbClass | undefined =>
  (classes.verbs as Readonly<Record<string, VerbClass>>)[name]

function entriesOf(list: string, name: string, isAny: boolean, language: Language): Entry[] {
  return list.split(' | ').map((phrase) => {
    const keys = readWords(phrase).map(({ key }) => key)
    return { keys, stems: keys.map(stem), name, isAny, language }
  })
}

const indexOf = (entries: readonly Entry[]): Index => Map.groupBy(entries, ({ stems: [first = ''] }) => first)
const inEach = (read: (catalogue: Catalogue, language: Language) => Entry[]): Index =>
  indexOf(languages.flatMap((language) => read(catalogues[language], language)))

const verbs = inEach(({ verbs }, language) =>
  Object.entries(verbs).flatMap(([name, list]) => entriesOf(list, name, true, language)),
)
/** Verb and object in one word: Mitarbeiterführung. */
const nouns = inEach(({ nouns = {} }, language) =>
  Object.entries(nouns).flatMap(([name, list]) => entriesOf(list, name, true, language)),
)
/** Whoever is called so does that: a team leader. */
const titles = inEach(({ titles = {} }, language) =>
  Object.entries(titles).flatMap(([name, list]) => entriesOf(list, name, true, language)),
)
const objects = inEach(({ objects }, language) =>
  Object.entries(objects).flatMap(([name, { any, kinds }]) => [
    ...entriesOf(any, name, true, language),
    ...entriesOf(kinds, name, false, language),
  ]),
)
const toWords = new Set(languages.flatMap((it) => readWords(catalogues[it].to).map(({ key }) => key)))

export const isTo = (word: Word | undefined): boolean => word !== undefined && toWords.has(word.key)

const longestAt = (index: Index, words: readonly Word[], at: number): Entry[] => {
  const found = (index.get(stem(words[at]?.key ?? '')) ?? []).filter(({ stems }) =>
    stems.every((it, offset) => stem(words[at + offset]?.key ?? '') === it),
  )
  const longest = Math.max(0, ...found.map(({ keys }) => keys.length))
  return found.filter(({ keys }) => keys.length === longest)
}

export const verbsAt = (words: readonly Word[], at: number): Entry[] => longestAt(verbs, words, at)
export const nounsAt = (words: readonly Word[], at: number): Entry[] => longestAt(nouns, words, at)
export const titlesAt = (words: readonly Word[], at: number): Entry[] => longestAt(titles, words, at)
export const objectsAt = (words: readonly Word[], at: number): Entry[] => longestAt(objects, words, at)
