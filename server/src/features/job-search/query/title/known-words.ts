import { CompiledQuery } from 'kysely'
import type { Db } from '../../../../lib/db.ts'
import { plannedOnce } from '../../../../lib/marked-statements.ts'
import { dictionaries } from '../../index/terms.ts'
import { derivationsOf, inflectionsOf } from '../../index/word-forms.ts'

/** What the index knows of words: in how many titles each form stands, and the stems of the words themselves. */
export type KnownWords = { count(form: string): number; stems(word: string): string[] }
export type LookUp = (words: readonly string[]) => Promise<KnownWords>

/** The names of all occupations are some 3,000 words. */
const mostKept = 10_000

type WordRow = { word: string; listings: number | null; stems: string[] | null }
const countsAndStems = plannedOnce(`
  select word, listings, null as stems from listing_words where word = any($1::text[])
  union all
  select word, null, array_agg(distinct stem) from unnest($2::text[]) word,
    unnest($3::text[]::regdictionary[]) dictionary, unnest(ts_lexize(dictionary, word) || word) stem
  group by word`)

/** One query, however many words. Stems never change, so they are kept. */
export function createWordLookUp(db: Db): LookUp {
  const kept = new Map<string, string[]>()
  return async (words) => {
    const given = [...new Set(words)]
    const forms = [...new Set(given.flatMap((word) => [...inflectionsOf(word), ...derivationsOf(word)]))]
    const unknown = given.filter((word) => !kept.has(word))
    const { rows } = await db.executeQuery<WordRow>(
      CompiledQuery.raw(countsAndStems, [forms, unknown, dictionaries]) as CompiledQuery<WordRow>,
    )
    const counts = new Map(rows.flatMap(({ word, listings }) => (listings === null ? [] : [[word, listings]])))
    const fresh = new Map(rows.flatMap(({ word, stems }) => (stems === null ? [] : [[word, stems]])))
    const stems = new Map(given.map((word) => [word, kept.get(word) ?? fresh.get(word) ?? [word]]))
    if (kept.size + fresh.size > mostKept) kept.clear()
    for (const [word, own] of fresh) kept.set(word, own)
    return { count: (form) => counts.get(form) ?? 0, stems: (word) => stems.get(word) ?? [word] }
  }
}
