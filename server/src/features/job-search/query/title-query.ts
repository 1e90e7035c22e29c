import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { dictionaries, token } from '../index/terms.ts'
import { familyOf, isFunctionWord, isRemoteWord, wordsOf } from '../index/words.ts'
import { phrasesOf, type Phrase } from './occupations.ts'
import { findMeantWords } from './typos.ts'

/** Every alternative is a list of required words; every word is a list of its stems, of which one suffices. */
export type TitleQuery = {
  phrases: { alternatives: string[][][]; typed: string[][]; isOccupation: boolean }[]
  words: number
  /** "Remote nurse" asks for remote work. */
  remote: boolean
}

/** More words than this narrow no search; the rest is left out. */
const mostWords = 12

export async function readTitleQuery(db: Db, title: string): Promise<TitleQuery | undefined> {
  const all = wordsOf(title)
  const meaningful = all.filter((word) => !isFunctionWord(word))
  const named = meaningful.filter((word) => !isRemoteWord(word))
  const words = [named, meaningful, all].find(({ length }) => length > 0)?.slice(0, mostWords)
  if (!words) return undefined
  const meant = await findMeantWords(db, words)
  const phrases = phrasesOf(words.map((word) => meant.get(word)?.[0] ?? word))
  let at = 0
  const variants = phrases.map((phrase) => {
    const typed = words.slice(at, at + phrase.words.length)
    at += phrase.words.length
    return variantsOf(phrase, typed, meant)
  })
  const stems = await findStems(db, [...new Set(variants.flat(3))])
  const stemsOf = (names: readonly string[][]) => names.map((name) => name.map((word) => stems.get(word) ?? [word]))
  return {
    words: words.length,
    remote: named.length > 0 && named.length < meaningful.length,
    phrases: variants.map((names, index) => ({
      alternatives: stemsOf(names),
      typed: stemsOf(names.slice(0, 1))[0] ?? [],
      isOccupation: phrases[index]?.isOccupation ?? false,
    })),
  }
}

function variantsOf(phrase: Phrase, typed: readonly string[], meant: ReadonlyMap<string, string[]>): string[][] {
  const corrected = typed.flatMap((word, index) =>
    (meant.get(word) ?? []).map((other) =>
      typed.map((own, at) => (at === index ? other : (meant.get(own)?.[0] ?? own))),
    ),
  )
  return [[...typed], ...corrected, ...phrase.names]
}

async function findStems(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, array(select distinct stem from unnest(${dictionaries}::text[]) d, unnest(ts_lexize(d::regdictionary, word)) stem
      union select word) as stems
    from unnest(${words}::text[]) word`.execute(db)
  return new Map(
    rows.map(({ word, stems }) => {
      const family = familyOf(word)
      return [word, family === undefined ? stems : [token.word(family)]]
    }),
  )
}

const quote = (lexeme: string): string => `'${lexeme.replace(/'/g, "''").replace(/\\/g, '\\\\')}'`

export function anyOf(terms: readonly string[]): string {
  return `(${terms.join(' | ')})`
}

export function anyToken(tokens: readonly string[]): string {
  return anyOf(tokens.map(quote))
}

const allOf = (words: readonly string[][]): string => words.map((stems) => anyToken(stems)).join(' & ')

export function matchAll({ phrases }: TitleQuery): string {
  return phrases.map(({ alternatives }) => anyOf(alternatives.map((words) => `(${allOf(words)})`))).join(' & ')
}

export function matchTyped({ phrases }: TitleQuery): string {
  return phrases.map(({ typed }) => allOf(typed)).join(' & ')
}

/** All phrases but one; the work itself is never the one, because "senior" alone is no search. */
export function matchAllButOne(query: TitleQuery): string | undefined {
  const { phrases } = query
  const hasOccupation = phrases.some(({ isOccupation }) => isOccupation)
  const without = (left: number) => matchAll({ ...query, phrases: phrases.filter((_, at) => at !== left) })
  const ways = phrases.flatMap((phrase, at) => (hasOccupation && phrase.isOccupation ? [] : [`(${without(at)})`]))
  return phrases.length < 2 || ways.length === 0 ? undefined : anyOf(ways)
}

/** The stems of each word of each alternative of each phrase, to estimate how many listings match. */
export function stemGroups({ phrases }: TitleQuery): string[][][][] {
  return phrases.map(({ alternatives }) => alternatives)
}
