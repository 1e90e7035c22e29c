import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { dictionaries, token } from '../index/terms.ts'
import { familyOf, isFunctionWord, isRemoteWord } from '../index/words.ts'
import { phrasesOf, type Phrase } from './occupations.ts'
import { partsOf } from './title-parts.ts'
import { findMeantWords } from './typos.ts'

/** A word's stems, and those of what a mistyped word means; one of them suffices. */
type Stems = string[]
/**
 * Every alternative is a list of required words: first the words typed, then other names of the work. `inOrder`: the
 * stems of the words typed that have a position in a title.
 */
export type TitlePart = { phrases: { alternatives: Stems[][]; isOccupation: boolean }[]; inOrder: Stems[] }
/** `parts`: one of them suffices. `remote`: "remote nurse" asks for remote work. */
export type TitleQuery = { parts: TitlePart[]; remote: boolean }

/** More words than this narrow no search; the rest is left out. */
const mostWords = 12

export async function readTitleQuery(db: Db, title: string): Promise<TitleQuery | undefined> {
  const parts = partsOf(title)
  const named = parts.map(namedWords).filter(({ length }) => length > 0)
  if (named.length === 0) return undefined
  const meant = await findMeantWords(db, named.flat())
  const phrases = named.map((words) =>
    phrasesIn(
      words,
      words.map((word) => meant.get(word)?.[0] ?? word),
    ),
  )
  const all = phrases.flat().flatMap(({ typed, names }) => [...typed, ...names.flat()])
  const stems = await findStems(db, [...new Set([...all, ...[...meant.values()].flat()])])
  const stemsOf = (word: string) => stems.get(word) ?? [word]
  const termsOf = (word: string) => familyToken(word) ?? stemsOf(word)
  const withMeant = (word: string, read: (word: string) => string | Stems): Stems => [
    ...new Set([word, ...(meant.get(word) ?? [])].flatMap(read)),
  ]
  return {
    remote: parts.some((words) => words.some(isRemoteWord) && !words.every(isRemoteWord)),
    parts: phrases.map((part) => ({
      phrases: part.map(({ typed, names, isOccupation }) => ({
        alternatives: [typed, ...names].map((name) => name.map((word) => withMeant(word, termsOf))),
        isOccupation,
      })),
      inOrder: part.flatMap(({ typed }) => typed.map((word) => withMeant(word, stemsOf))),
    })),
  }
}

/** The words that say which work: function words and "remote" only if there are no others. */
function namedWords(words: readonly string[]): string[] {
  const meaningful = words.filter((word) => !isFunctionWord(word))
  const named = meaningful.filter((word) => !isRemoteWord(word))
  return [named, meaningful, words].find(({ length }) => length > 0)?.slice(0, mostWords) ?? []
}

function phrasesIn(typed: readonly string[], meant: readonly string[]): (Phrase & { typed: string[] })[] {
  let at = 0
  return phrasesOf(meant).map((phrase) => {
    const from = at
    at += phrase.words.length
    return { ...phrase, typed: typed.slice(from, at) }
  })
}

async function findStems(db: Db, words: readonly string[]): Promise<Map<string, Stems>> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, array(select distinct stem from unnest(${dictionaries}::text[]) d, unnest(ts_lexize(d::regdictionary, word)) stem
      union select word) as stems
    from unnest(${words}::text[]) word`.execute(db)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

function familyToken(word: string): string | undefined {
  const family = familyOf(word)
  return family === undefined ? undefined : token.word(family)
}

const quote = (lexeme: string): string => `'${lexeme.replace(/'/g, "''").replace(/\\/g, '\\\\')}'`

export function anyOf(terms: readonly string[]): string {
  return `(${terms.join(' | ')})`
}

export function anyToken(tokens: readonly string[]): string {
  return anyOf(tokens.map(quote))
}

const allOf = (words: readonly Stems[]): string => words.map(anyToken).join(' & ')
const typedWords = ({ phrases }: TitlePart): Stems[] => phrases.flatMap(({ alternatives }) => alternatives[0] ?? [])
const anyPart = (parts: readonly string[]): string => anyOf(parts.map((part) => `(${part})`))

function matchPhrases(phrases: TitlePart['phrases']): string {
  return phrases.map(({ alternatives }) => anyOf(alternatives.map((words) => `(${allOf(words)})`))).join(' & ')
}

export function matchAll({ parts }: TitleQuery): string {
  return anyPart(parts.map(({ phrases }) => matchPhrases(phrases)))
}

/** How well a title fits a part: whether it has the words typed, how many they are, and neighbours in their order. */
export type Fit = { typed: string; words: number; pairs: string[] }
/** More pairs cost time and tell no more. */
const mostPairs = 4

export function fitsOf({ parts }: TitleQuery): Fit[] {
  return parts.map((part) => ({
    typed: allOf(typedWords(part)),
    words: part.inOrder.length,
    pairs: part.inOrder
      .slice(1, mostPairs + 1)
      .map((stems, at) => `${anyToken(part.inOrder[at] ?? [])} <-> ${anyToken(stems)}`),
  }))
}

/** All phrases but one; the work itself is never the one, because "senior" alone is no search. */
export function matchAllButOne({ parts }: TitleQuery): string | undefined {
  const ways = parts.flatMap(({ phrases }) => {
    if (phrases.length < 2) return []
    const hasOccupation = phrases.some(({ isOccupation }) => isOccupation)
    const without = (left: number) => matchPhrases(phrases.filter((_, at) => at !== left))
    return phrases.flatMap((phrase, at) => (hasOccupation && phrase.isOccupation ? [] : [`(${without(at)})`]))
  })
  return ways.length === 0 ? undefined : anyOf(ways)
}

/** Whether every search names an occupation; its other words then only narrow it. */
export function namesWork({ parts }: TitleQuery): boolean {
  return parts.every(({ phrases }) => phrases.some((phrase) => phrase.isOccupation))
}

/** The occupations alone. */
export function matchWork({ parts }: TitleQuery): string {
  return anyPart(parts.map(({ phrases }) => matchPhrases(phrases.filter((phrase) => phrase.isOccupation))))
}

export function matchAnyTyped({ parts }: TitleQuery): string {
  return anyToken([...new Set(parts.flatMap(typedWords).flat())])
}
