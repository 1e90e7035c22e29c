import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keyOf as keyOfText } from '../../../lib/posting-text/text-hash.ts'
import { isCompound } from './compounds.ts'
import { token } from './terms.ts'
import { inflectionsOf } from './word-forms.ts'
import { isFunctionWord, titleWords, wordsOf } from './words.ts'

type Names = string[][]
/** `isAlone`: a name only in a title that says nothing else of the work. */
export type Name = { words: string[]; languages: string[]; except: string[]; isAlone: boolean }

const longestName = 5

const list = readFileSync(path.join(import.meta.dirname, 'occupations.txt'), 'utf8')
/** Changes with the list, so that postings are indexed again. */
export const occupationsVersion = keyOfText(list)

/** Names for the same work, separated by bars; the file's head says where they come from and what "@" means. */
export const groups: readonly Name[][] = readGroups(list)
const furtherGroups = readGroups(readFileSync(path.join(import.meta.dirname, 'other-names.txt'), 'utf8'))

function readGroups(lines: string): Name[][] {
  return lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map(readName))
}

function readName(written: string): Name {
  const [name = '', tags = ''] = written.split('@')
  const all = tags.split(',').filter(Boolean)
  return {
    words: meaningful(wordsOf(name)),
    isAlone: all.includes('alone'),
    languages: all.filter((tag) => tag !== 'alone' && !tag.startsWith('-')),
    except: all.flatMap((tag) => (tag.startsWith('-') ? tag.slice(1) : [])),
  }
}

/** What the index says of a posting whose title has one of these names. */
export function tokenOf([first]: readonly Name[]): string {
  return token.occupation(first?.words.join(' ') ?? '')
}

/** Searches and titles leave out function words too. */
function meaningful(words: readonly string[]): string[] {
  const named = words.filter((word) => !isFunctionWord(word))
  return named.length === 0 ? [...words] : named
}

/** An internship or an apprenticeship may also be one by its contract. */
const tokensOfGroup = (listed: readonly Name[]): string[] => {
  const isByContract = byContract.has(keyOf(listed[0]?.words ?? []))
  return [tokenOf(listed), ...(isByContract ? [token.contract('internship')] : [])]
}
const byContract = new Set(['intern', 'apprentice'])

/** The index has a token for the listed names, and none for the further ones. */
type Group = { listed: readonly Name[]; further: readonly Name[] }
type Known = { name: Name; group: Group }
const byName = new Map<string, Known[]>()
for (const group of allGroups())
  for (const name of [...group.listed, ...group.further]) {
    if (name.isAlone) continue
    const key = keyOf(name.words)
    byName.set(key, [...(byName.get(key) ?? []), { name, group }])
  }
const namedWords = new Set([...groups, ...furtherGroups].flat().flatMap(({ words }) => words))

function allGroups(): Group[] {
  const firstOf = ([first]: readonly Name[]) => first?.words.join(' ') ?? ''
  const further = new Map(furtherGroups.map((names) => [firstOf(names), names]))
  const known = groups.map((listed) => ({ listed, further: further.get(firstOf(listed))?.slice(1) ?? [] }))
  const own = new Set(groups.map(firstOf))
  return [
    ...known,
    ...[...further].flatMap(([first, names]) => (own.has(first) ? [] : [{ listed: [], further: names }])),
  ]
}

/** Steps of a career ("junior"): they narrow an occupation, but name none themselves. */
const levels = new Map(
  [titleWords('first step'), ['senior']].flatMap((names) =>
    names.map((name) => [keyOf(wordsOf(name)), names.map(wordsOf)] as const),
  ),
)

/**
 * `names`: other names of the same work, except those that mean other work in another language. `tokens`: of titles
 * with one of these names that is not `further`. `isStep`: work that goes with any other: "Intern, Software Engineer"
 * is one job. `onlyIn`: the languages of postings in which the typed words mean this work.
 */
export type Phrase = {
  words: string[]
  names: Names
  further: Names
  tokens: string[]
  kind: 'work' | 'level' | 'plain'
  isStep: boolean
  onlyIn?: string[]
}

/** Groups of times of work: they have as many names as an occupation, and stand beside any. */
const times = new Set(titleWords('time of work'))

const steps = new Set(titleWords('step'))

/** Whether the word is part of an occupation's name, and so spelled right however rare it is. */
export function isNamedWord(word: string): boolean {
  return inflectionsOf(word).some((form) => namedWords.has(form))
}

/** Splits words, the longest names first. `language`: the reader's. */
export function phrasesOf(words: readonly string[], language?: string): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const phrase = longestPhraseAt(words, at, language)
    phrases.push(phrase)
    at += phrase.words.length
  }
  return phrases
}

function longestPhraseAt(words: readonly string[], at: number, language: string | undefined): Phrase {
  for (let length = Math.min(longestName, words.length - at); length >= 1; length--) {
    const some = words.slice(at, at + length)
    const keys = spellingsOf(some)
    const level = keys.flatMap((key) => levels.get(key) ?? [])
    const others = (names: readonly string[][]) =>
      [...new Map(names.map((name) => [keyOf(name), name]))].flatMap(([key, name]) => (keys[0] === key ? [] : [name]))
    if (level.length > 0)
      return { words: some, names: others(level), further: [], tokens: [], kind: 'level', isStep: true }
    const found = keys.flatMap((key) => byName.get(key) ?? []).filter(({ name }) => isRead(name, language))
    if (found.length === 0 && isCompound(some) && !isCutName(words, at, length, language))
      return { words: some, names: [], further: [], tokens: [], kind: 'plain', isStep: false }
    if (found.length === 0) continue
    const isStep = found.some(({ group }) => steps.has(keyOf(group.listed[0]?.words ?? [])))
    const isTime = found.some(({ group }) => times.has(keyOf(group.listed[0]?.words ?? [])))
    const ofAll = (names: readonly Name[]) =>
      names.flatMap(({ languages, isAlone, words: own }) => (languages.length === 0 && !isAlone ? [own] : []))
    const onlyIn = found.every(({ name }) => name.languages.length > 0)
      ? found.flatMap(({ name }) => name.languages)
      : []
    const phrase: Phrase = {
      words: some,
      names: others(found.flatMap(({ group }) => ofAll([...group.listed, ...group.further]))),
      further: others(found.flatMap(({ group }) => ofAll(group.further))),
      tokens: [
        ...new Set(found.flatMap(({ group }) => (group.listed.length === 0 ? [] : tokensOfGroup(group.listed)))),
      ],
      kind: isTime ? 'plain' : 'work',
      isStep,
    }
    return onlyIn.length === 0 ? phrase : { ...phrase, onlyIn }
  }
  return { words: words.slice(at, at + 1), names: [], further: [], tokens: [], kind: 'plain', isStep: false }
}

/** Whether an occupation's name begins within these words and ends after them: "it project" before "manager". */
function isCutName(words: readonly string[], at: number, length: number, language: string | undefined): boolean {
  const end = at + length
  for (let from = at + 1; from < end; from++)
    for (let to = end + 1; to <= Math.min(words.length, from + longestName); to++)
      if (spellingsOf(words.slice(from, to)).some((key) => byName.get(key)?.some(({ name }) => isRead(name, language))))
        return true
  return false
}

/** Keys of the name itself and with one of its words in another number or gender, as "técnica de laboratorio". */
function spellingsOf(words: readonly string[]): string[] {
  const changed = words.flatMap((word, at) => inflectionsOf(word).map((form) => keyOf(words.with(at, form))))
  return [...new Set(changed)]
}

function isRead({ languages, except }: Name, language: string | undefined): boolean {
  if (language === undefined) return languages.length === 0
  return (languages.length === 0 || languages.includes(language)) && !except.includes(language)
}

/** "Nurses" and "nurse" are one name. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => (word.length > 4 ? word.replace(/s$/, '') : word)).join(' ')
}

/** In characters: whoever asks about an occupation names it early. */
const mostRead = 500

/** The longest occupation of the list that a text names, as it is written there; undefined where it names none. */
export function occupationIn(given: string): string | undefined {
  const text = given.slice(0, mostRead)
  const named = phrasesOf(meaningful(wordsOf(text))).filter(({ kind }) => kind === 'work')
  const longest = named.toSorted((a, b) => b.words.length - a.words.length)[0]?.words.join(' ')
  if (longest === undefined) return undefined
  const raw = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#.'-]*/gu) ?? []
  const spans = raw.flatMap((first, from) =>
    isFunctionWord(first.toLowerCase())
      ? []
      : Array.from({ length: longestName }, (_, more) => raw.slice(from, from + more + 1).join(' ')),
  )
  return spans.find((span) => meaningful(wordsOf(span)).join(' ') === longest) ?? longest
}
