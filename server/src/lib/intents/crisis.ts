import { languages, type Language } from '../languages.ts'
import { readable } from './plain-text.ts'
import {
  findPhrase,
  findPlaces,
  joinPhrases,
  phrasesOf,
  phraseWordsOf,
  readPhrases,
  withoutPhrases,
  type Between,
  type Phrases,
} from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'
import { readHeadings } from './words/words.ts'

/** `despair`: harm to oneself; `taken`: harm that may be under way; `danger`: violence or a threat by others, or towards them. */
export type Crisis = 'despair' | 'taken' | 'danger'

/** Groups of phrases of which a sentence has one each, in any order; `unlessWork`: and none of `# work`. */
type WordSet = { groups: readonly Phrases[]; unlessWork: boolean }
type Lists = Record<'despair' | 'danger' | 'distress' | 'dark' | 'self' | 'work', Phrases> & {
  /** Medication as on any day, "my pills before work", and what makes it another matter: all of them, with vodka. */
  routine: Phrases
  tooMuch: Phrases
  sets: readonly WordSet[]
  /** Something was swallowed already, beside despair. */
  taken: readonly WordSet[]
  between: Between
  /** The first groups of all sets: most sentences have none of them. */
  setBeginnings: Phrases
}
const known = new Map<Language, Lists>()
let allIdioms: Phrases | undefined

/**
 * Whether a message speaks of despair or danger (words/<language>/crisis.txt). All languages are looked through whatever
 * the message is written in, and up to two words may stand where a phrase has `..`. Idioms such as "this commute is killing
 * me" are taken out first.
 */
export function findCrisis(text: string): Crisis | undefined {
  const plain = readable(text, 'whole')
  const messages = languages.map((language) => ({ lists: listsOf(language), words: wordsIn(plain, language) }))
  const isDespair = messages.some(
    ({ lists, words }) => hasPhrase(words, lists.despair, lists.between) || hasSet(words, lists),
  )
  if (isDespair) return messages.some(({ lists, words }) => hasTaken(words, lists)) ? 'taken' : 'despair'
  return messages.some(({ lists, words }) => hasPhrase(words, lists.danger, lists.between)) ? 'danger' : undefined
}

/** True for exhaustion short of a crisis: the answer then offers where to find help. */
export function isDistressed(text: string): boolean {
  const plain = readable(text)
  return languages.some((language) => hasPhrase(wordsIn(plain, language), listsOf(language).distress))
}

/** A message of so many words at most is about one thing. */
const shortMessage = 20

/**
 * True for a short message about the writer with a dark word and none of work: despair in words that no list has, perhaps.
 * Help is then named beside whatever else is answered.
 */
export function maybeDespair(text: string): boolean {
  const plain = readable(text)
  return languages.some((language) => {
    const words = wordsIn(plain, language)
    const { dark, self, work } = listsOf(language)
    if (words.length > shortMessage || hasPhrase(words, work)) return false
    return hasPhrase(words, dark) && hasPhrase(words, self)
  })
}

const hasPhrase = (words: readonly string[], phrases: Phrases, between?: Between): boolean =>
  findPhrase(words, phrases, between) !== -1

const hasTaken = (words: readonly string[], { taken }: Lists): boolean =>
  sentencesOf(words).some((sentence) => taken.some(({ groups }) => stands(groups, sentence, [])))

/** Spelled out as in each language, since none is known for sure. In small letters: capitals would be spared as names. */
function wordsIn(plain: string, language: Language): string[] {
  const { routine, tooMuch, between } = listsOf(language)
  const words = withoutPhrases(phraseWordsOf(spellOut(plain.toLowerCase(), language)), idioms(), between)
  return hasPhrase(words, tooMuch) ? words : withoutPhrases(words, routine)
}

/** Further apart, words of one long sentence are hardly about each other. */
const nearWords = 14

function hasSet(words: readonly string[], { sets, setBeginnings, work }: Lists): boolean {
  return sentencesOf(words).some((sentence) => {
    if (!hasPhrase(sentence, setBeginnings)) return false
    const works = findPlaces(sentence, work)
    return sets.some(({ groups, unlessWork }) => stands(groups, sentence, unlessWork ? works : []))
  })
}

/**
 * True where a word of each group stands near the others, anywhere in the sentence, and no work near all of them. People
 * in despair write without full stops, so the job lost at the beginning says nothing about the end.
 */
function stands(groups: readonly Phrases[], sentence: readonly string[], works: readonly number[]): boolean {
  const places: number[][] = []
  for (const group of groups) {
    const found = findPlaces(sentence, group)
    if (found.length === 0) return false
    places.push(found)
  }
  const nexts = places.map(createNext)
  const nextWork = createNext(works)
  return places
    .flat()
    .toSorted((a, b) => a - b)
    .some((from) => {
      const to = Math.max(...nexts.map((next) => next(from)))
      return to - from <= nearWords && nextWork(from - nearWords) > to + nearWords
    })
}

/** The next place from a word on; asked in the order of the words only, so that a text of any length is read once. */
function createNext(places: readonly number[]): (from: number) => number {
  let index = 0
  return (from) => {
    while ((places[index] ?? Infinity) < from) index++
    return places[index] ?? Infinity
  }
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]]
  for (const word of words) {
    if (/^[.!?\n;]/.test(word)) sentences.push([])
    else sentences.at(-1)?.push(word)
  }
  return sentences.filter((sentence) => sentence.length > 1)
}

/** Plain words of despair, and what takes the place of them: the funeral, the wall, farewells. */
const files = ['crisis.txt', 'despair.txt'] as const

const idioms = (): Phrases => (allIdioms ??= joinPhrases(files.map((file) => readPhrases('idioms', file))))

function listsOf(language: Language): Lists {
  const kept = known.get(language)
  if (kept) return kept
  const linesOf = (heading: string) =>
    files.flatMap((file) => readHeadings(language, file).get(heading) ?? []).map(({ line }) => line)
  const read = (heading: string) => phrasesOf(linesOf(heading), language)
  const written = linesOf('despair_sets').map(splitSet)
  const setsOf = (sets: readonly ReturnType<typeof splitSet>[]) =>
    sets.map(({ groups, unlessWork }) => ({ groups: groups.map((group) => phrasesOf(group, language)), unlessWork }))
  const lists: Lists = {
    despair: read('despair'),
    danger: read('danger'),
    distress: read('distress'),
    dark: read('dark'),
    self: read('self'),
    work: read('work'),
    routine: read('routine'),
    tooMuch: read('too_much'),
    sets: setsOf(written),
    taken: setsOf(linesOf('taken_sets').map(splitSet)),
    between: new Set(linesOf('between')),
    setBeginnings: phrasesOf(
      written.flatMap(({ groups }) => groups[0] ?? []),
      language,
    ),
  }
  known.set(language, lists)
  return lists
}

/** `ohne mich, wenn ich weg + besser|leichter !`: two groups of phrases, and nothing of work. */
function splitSet(line: string): { groups: string[][]; unlessWork: boolean } {
  const groups = line
    .replace(/!$/, '')
    .split('+')
    .map((group) => group.split(',').map((phrase) => phrase.trim()))
  return { groups, unlessWork: line.endsWith('!') }
}
