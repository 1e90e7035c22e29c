import { languages, type Language } from '../languages.ts'
import { despairLanguage } from './despair-elsewhere.ts'
import { fold, readable } from './plain-text.ts'
import {
  findPhrase,
  findPlaces,
  phrasesOf,
  phraseWordsOf,
  readPhrases,
  withoutPhrases,
  type Fillers,
  type Phrases,
} from './phrase-lists.ts'
import { isWordOf } from './words/ordinary-words.ts'
import { spellOut } from './words/spelling.ts'
import { readHeadings } from './words/words.ts'

/** `despair`: harm to oneself; `taken`: an overdose is already taken; `danger`: violence or a threat, by others or towards them. */
export type Crisis = 'despair' | 'taken' | 'danger'

/** Groups of phrases of which a sentence has one each, in any order; `unlessWork`: and none of `# work`. */
type WordSet = { groups: readonly Phrases[]; unlessWork: boolean }
type Lists = Record<'despair' | 'danger' | 'distress' | 'dark' | 'notDark' | 'self' | 'work', Phrases> & {
  /** A wish to die in so many words, and what makes it a figure of speech: "die of laughing". */
  explicit: Phrases
  figures: Phrases
  /** What an idiom must not break off: despair, and "kicked me out … of the window". */
  notIdioms: Phrases
  /** "And not just my job": work is named there only to say that it is not meant. */
  beyondWork: Phrases
  /** Medication as on any day, "my pills before work", and what makes it another matter: all of them, with vodka. */
  routine: Phrases
  tooMuch: Phrases
  sets: readonly WordSet[]
  /** Sets that no work makes harmless: a last day may be at work, and a last day on earth is not; `notPlain`: "jump ship". */
  plainSets: readonly WordSet[]
  notPlain: Phrases
  /** Beside despair, what tells that the pills are swallowed, that it was long ago, and that it was now after all. */
  taken: readonly WordSet[]
  longAgo: Phrases
  now: Phrases
  /** Words of suicide over a nuisance, what they mean, and what shows that they are meant. */
  figureSets: readonly WordSet[]
  figureMeans: string
  meant: Phrases
  /** Words that may stand within any phrase: "no quiero estar *más* en este mundo". */
  fillers: Fillers
  /** The first groups of all sets: most sentences have none of them. */
  setBeginnings: Phrases
}
const known = new Map<Language, Lists>()
let allIdioms: Phrases | undefined

/**
 * Whether a message speaks of despair or danger (words/<language>/crisis.txt and its neighbours). All languages are looked
 * through whatever the message is written in, and up to two words may stand where a phrase has `..`. A wish to die in so
 * many words is looked for in the whole message; then idioms such as "this commute is killing me" are taken out. Other
 * languages have the plainest sentences only (`despairLanguage`).
 */
export function findCrisis(text: string): Crisis | undefined {
  const plain = readable(text, 'whole')
  const messages = languages.map((language) => {
    const all = allWordsIn(plain, language)
    return { lists: listsOf(language), all, words: withoutIdioms(all, language) }
  })
  const isDespair =
    messages.some(({ lists, all }) => isExplicit(all, lists) || hasPlainSet(all, lists)) ||
    messages.some(({ lists, words }) => says(words, lists, 'despair') || hasSet(words, lists))
  if (!isDespair && despairLanguage(text) !== undefined) return 'despair'
  if (isDespair) return messages.some(({ lists, words }) => isTaken(words, lists)) ? 'taken' : 'despair'
  return messages.some(({ lists, words }) => says(words, lists, 'danger')) ? 'danger' : undefined
}

/** True for exhaustion short of a crisis: the answer then offers where to find help. */
export function isDistressed(text: string): boolean {
  const plain = readable(text)
  return languages.some((language) => says(wordsIn(plain, language), listsOf(language), 'distress'))
}

/** A message of so many words at most is about one thing. */
const shortMessage = 20

/**
 * True for a short message about the writer with a dark word and none of work: despair in words that no list has, perhaps.
 * Help is then named beside whatever else is answered.
 */
export function maybeDespair(text: string): boolean {
  const plain = readable(text)
  const likely = likelyLanguages(plain)
  return likely.some((language) => {
    const words = wordsIn(plain, language)
    const { dark, notDark, self, work } = listsOf(language)
    if (words.length > shortMessage || hasPhrase(words, work)) return false
    return hasPhrase(withoutPhrases(words, notDark), dark) && hasPhrase(words, self)
  })
}

/** "Die" is death in one language and an article in another: those whose words are far fewer are not meant. */
function likelyLanguages(plain: string): Language[] {
  const words = fold(plain).match(/\p{L}+/gu) ?? []
  const known = languages.map((language) => words.filter((word) => isWordOf(word, language)).length)
  const most = Math.max(...known)
  return languages.filter((_, at) => 3 * (known[at] ?? 0) >= 2 * most)
}

/**
 * What is left of a message whose words of suicide are about a nuisance ("I could kill myself, the printer jams"), with
 * plainer words in their place; undefined for any other. What is left has no despair of its own.
 */
export function withoutFigure(text: string): string | undefined {
  const plain = readable(text, 'whole')
  for (const language of languages) {
    const { figureSets, figureMeans, meant, fillers } = listsOf(language)
    const all = allWordsIn(plain, language)
    if (figureSets.length === 0 || hasPhrase(all, meant)) continue
    const set = figureSets.find(({ groups }) => stands(groups, all, [], fillers))
    if (!set?.groups[0]) continue
    const left = withoutPhrases(all, set.groups[0], { mark: figureMeans }).join(' ')
    if (findCrisis(left) === undefined && !isDistressed(left)) return left
  }
  return undefined
}

const hasPhrase = (words: readonly string[], phrases: Phrases): boolean => findPhrase(words, phrases) !== -1

const says = (words: readonly string[], lists: Lists, kind: 'despair' | 'danger' | 'distress'): boolean =>
  findPhrase(words, lists[kind], lists.fillers) !== -1

/** How far from "took" its "years ago" stands, and how far around both a "tonight" that contradicts it. */
const longAgoReach = { words: 7, now: 3 }

/** Where despair is told: the pills are swallowed, now and not years ago. Every minute counts then; in doubt it was now. */
const isTaken = (words: readonly string[], lists: Lists): boolean =>
  sentencesOf(words).some((sentence) =>
    lists.taken.some(
      ({ groups }) => stands(groups, sentence, [], lists.fillers) && !isLongAgo(sentence, groups[0], lists),
    ),
  )

/** Whether every "took" of a sentence has its own "years ago": "I lost my job months ago and took all my pills" has none. */
function isLongAgo(words: readonly string[], verbs: Phrases | undefined, { longAgo, now, fillers }: Lists): boolean {
  const ago = findPlaces(words, longAgo)
  if (!verbs || ago.length === 0) return false
  const nows = findPlaces(words, now)
  return findPlaces(words, verbs, fillers).every((verb) =>
    ago.some((at) => {
      const [from, to] = [Math.min(verb, at), Math.max(verb, at)]
      const isNow = nows.some((place) => place >= from - longAgoReach.now && place <= to + longAgoReach.now)
      return to - from <= longAgoReach.words && !isNow
    }),
  )
}

/** No idiom is taken out for it: "end my life" is one word short of "life after retirement", whatever the lists say. */
const isExplicit = (words: readonly string[], { explicit, figures, fillers }: Lists): boolean =>
  findPhrase(withoutPhrases(words, figures), explicit, fillers) !== -1

/** In the whole message: the full stop of a date ends no sentence. */
function hasPlainSet(words: readonly string[], { plainSets, notPlain, figures, fillers }: Lists): boolean {
  const left = withoutPhrases(withoutPhrases(words, notPlain, { fillers }), figures)
  return plainSets.some(({ groups }) => stands(groups, left, [], fillers))
}

/** Stands in the lists, and in a message, for what says that work alone is not meant. */
const beyondWorkMark = 'beyondwork'

/** Spelled out as in each language, since none is known for sure. In small letters: capitals would be spared as names. */
const allWordsIn = (plain: string, language: Language): string[] => {
  const spelled = spellOut(plain.toLowerCase(), language)
  return phraseWordsOf(language === 'de' ? spelled.replace(digraphs, '$1') : spelled)
}

/** "Moechte", "haenge": German without its umlauts, which the lists have without their dots. "Neue" and "tue" are words. */
const digraphs = /(?<![aeoq]|(?<!q)u)(?<!(?<!\p{L})(?:an)?t(?=uen?(?!\p{L})))([aou])e/gu

function withoutIdioms(all: readonly string[], language: Language): string[] {
  const { routine, tooMuch, notIdioms, beyondWork, fillers } = listsOf(language)
  const left = withoutPhrases(all, idioms(), { kept: notIdioms, fillers })
  const words = withoutPhrases(left, beyondWork, { mark: beyondWorkMark })
  return hasPhrase(words, tooMuch) ? words : withoutPhrases(words, routine)
}

const wordsIn = (plain: string, language: Language): string[] => withoutIdioms(allWordsIn(plain, language), language)

/** Further apart, words of one long sentence are hardly about each other. */
const nearWords = 14

function hasSet(words: readonly string[], { sets, setBeginnings, work, fillers }: Lists): boolean {
  return sentencesOf(words).some((sentence) => {
    if (findPhrase(sentence, setBeginnings, fillers) === -1) return false
    const works = findPlaces(sentence, work)
    return sets.some(({ groups, unlessWork }) => stands(groups, sentence, unlessWork ? works : [], fillers))
  })
}

/**
 * True where a word of each group stands near the others, anywhere in the sentence, and no work near all of them. People
 * in despair write without full stops, so the job lost at the beginning says nothing about the end.
 */
function stands(
  groups: readonly Phrases[],
  sentence: readonly string[],
  works: readonly number[],
  fillers: Fillers,
): boolean {
  const places: number[][] = []
  for (const group of groups) {
    const found = findPlaces(sentence, group, fillers)
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

/** Phrases and idioms; words that are despair together; what is swallowed. Each heading stands in one of them. */
const files = ['crisis.txt', 'despair.txt', 'overdose.txt'] as const

const idioms = (): Phrases => (allIdioms ??= readPhrases(['figures', 'idioms'], 'crisis.txt'))

function listsOf(language: Language): Lists {
  const kept = known.get(language)
  if (kept) return kept
  const linesOf = (heading: string) =>
    files.flatMap((file) => readHeadings(language, file).get(heading) ?? []).map(({ line }) => line)
  const read = (heading: string) => phrasesOf(linesOf(heading), language)
  const written = ['despair_sets', 'taken_sets'].flatMap(linesOf).map(splitSet)
  const setOf = ({ groups, unlessWork }: ReturnType<typeof splitSet>): WordSet => ({
    groups: groups.map((group) => phrasesOf(group, language)),
    unlessWork,
  })
  const lists: Lists = {
    explicit: read('explicit'),
    figures: read('figures'),
    notIdioms: phrasesOf(['explicit', 'despair', 'plain_danger'].flatMap(linesOf), language),
    beyondWork: read('beyond_work'),
    despair: read('despair'),
    danger: phrasesOf(['danger', 'plain_danger'].flatMap(linesOf), language),
    distress: read('distress'),
    dark: read('dark'),
    notDark: read('not_dark'),
    self: read('self'),
    work: read('work'),
    routine: read('routine'),
    tooMuch: read('too_much'),
    sets: written.map(setOf),
    plainSets: linesOf('plain_sets').map(splitSet).map(setOf),
    notPlain: read('not_plain'),
    taken: linesOf('taken_words').map(splitSet).map(setOf),
    figureSets: linesOf('figure_sets').map(splitSet).map(setOf),
    figureMeans: linesOf('figure_means')[0] ?? '',
    meant: read('meant'),
    longAgo: read('long_ago'),
    now: read('now'),
    fillers: new Set(linesOf('fillers').flatMap((line) => line.split('|'))),
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
