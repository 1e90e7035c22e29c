import path from 'node:path'
import { listLines, wordsByName } from '../../../lib/list-file.ts'
import { withoutOtherGender } from './other-gender.ts'

/** Words of titles by what they are: the list's head says which there are. */
export const titleWords = wordsByName(path.join(import.meta.dirname, 'title-words.tsv'))

/** What a text must contain for the pattern to be tried, the pattern, and the word that replaces it. */
const spelled: readonly [string, RegExp, string][] = [
  // "$22/hr" is pay, and "HR" is human resources.
  ['hr', /(?<=[\d*][\d.,]{0,8}k?)\s*(?:\/|\bp(?:er)?\s)?\s*hrs?\b|\bhrs\b|\bp\/hr?\b/g, ' hour '],
  ['p/h', /\bp\/hr?\b/g, ' hour '],
  ['c++', /\bc\+\+/g, ' cplusplus '],
  ['c#', /\bc#/g, ' csharp '],
  ['f#', /\bf#/g, ' fsharp '],
  ['.net', /(^|[\s/(,])\.net\b/g, '$1 dotnet '],
  ['.net', /\b(asp|vb|ado)\.net\b/g, ' $1 dotnet '],
  ['js', /\b(node|react|vue|next|nuxt|express|angular|three|d3)\.?js\b/g, ' $1 '],
  ['r&d', /\br&d\b/g, ' research development '],
  ['stack', /\bfull[\s-]stack\b/g, ' fullstack '],
  ['front', /\bfront[\s-]end\b/g, ' frontend '],
  ['back', /\bback[\s-]end\b/g, ' backend '],
  ['ops', /\bdev[\s-]ops\b/g, ' devops '],
  ['commerce', /\be[\s-]commerce\b/g, ' ecommerce '],
]

/** "(m/w/d)", "m/f/x", "(all genders)": required by law, says nothing about the job. */
const genders =
  /\(\s*(?:all|alle|any)\s*(?:genders?|geschlechter)\s*\)|[([]?\b[mwfhdxni](?:\s?[/|*-]\s?(?:[mwfhdxni]|gn|divers|div))+\b[)\]]?|\*?(?<=\p{L})[*:_](?:in|innen)\b|\/-?in\b/giu

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Longer ones are addresses, keys and other text that nobody types. */
const longestWord = 40

/** The words of index and searches, not yet stemmed: lower case, no marks, programming languages spelled out. */
export function wordsOf(text: string): string[] {
  let plain = withoutOtherGender(text).toLowerCase().replace(genders, ' ')
  for (const [sign, pattern, words] of spelled) if (plain.includes(sign)) plain = plain.replace(pattern, words)
  if (/^[ -~\s]*$/.test(plain)) return shortOf(plain.match(/[a-z0-9]+/g))
  return shortOf(
    plain
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßøłđæœı]/g, (letter) => letters[letter] ?? letter)
      .match(/[\p{L}\p{N}\u0640-\u065f]+/gu),
  )
}

const shortOf = (words: readonly string[] | null): string[] =>
  words?.filter(({ length }) => length <= longestWord) ?? []

const functionWords = new Set(titleWords('function'))

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word)
}

const families = new Map(
  listLines(path.join(import.meta.dirname, 'word-families.txt'))
    .map((line) => line.split(' '))
    .flatMap((words) => words.map((word) => [word, words] as const)),
)

/** The only words that may stand for this one; undefined where word endings tell. */
export function familyOf(word: string): string[] | undefined {
  return families.get(word)
}

export function isAskingWord(word: string, next: string | undefined): boolean {
  return askingWords.has(word) && !(word === 'job' && next !== undefined && afterJob.has(next))
}
const afterJob = new Set(titleWords('behind job'))
const askingWords = new Set(titleWords('asking'))

export function isGenericWord(word: string): boolean {
  return /^\d+$/.test(word) || genericWords.has(word) || genericWords.has(word.replace(/(?:in|s|a|e)$/, ''))
}
const genericWords = new Set(titleWords('generic'))

/** What says nothing beside another word of a search: "weekends only", "nurses wanted". */
export function isFillerWord(word: string): boolean {
  return fillers.has(word)
}
const fillers = new Set(titleWords('filler'))

export function isRemoteWord(word: string): boolean {
  return remoteWords.has(word)
}
const remoteWords = new Set(titleWords('remote'))
