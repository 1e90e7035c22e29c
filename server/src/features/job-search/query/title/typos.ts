import { sql } from 'kysely'
import type { Db } from '../../../../lib/db.ts'
import { inflectionsOf } from '../../index/word-forms.ts'
import type { KnownWords } from './known-words.ts'

/** Shorter words are too alike to be corrected. */
const shortest = 4
/** Letters: in a shorter word two other letters make another word, as "Christus" of "Christmas". */
const twoMistakes = 10
/** A known word is corrected only to a similar one this many times as frequent. */
const farMoreFrequent = 200
const mostSimilar = 40
const mostMeant = 2

/** Corrections of words that hardly any title has: similar title words, the most frequent first. */
export async function findMeantWords(
  db: Db,
  words: readonly string[],
  known: KnownWords,
): Promise<Map<string, string[]>> {
  const long = [...new Set(words)].filter((word) => word.length >= shortest && !/\d/.test(word))
  const rare = long.filter((word) => Math.max(...inflectionsOf(word).map(known.count)) < 5)
  if (rare.length === 0) return new Map()
  // Raw SQL: trigram operators, and a lateral query that reads the index once for each word.
  const { rows } = await sql<{ given: string; word: string; listings: number }>`
    select g.given, w.word, w.listings from unnest(${rare}::text[]) g(given) cross join lateral
      (select word, listings from listing_words where word % g.given and char_length(word) between
         char_length(g.given) - 2 and char_length(g.given) + 2
       order by similarity(word, g.given) desc, listings desc limit ${mostSimilar}) w
    union select s.given, w.word, w.listings
      from jsonb_to_recordset(${JSON.stringify(rare.flatMap(swappedForms))}::jsonb) s(given text, form text)
      join listing_words w on w.word = s.form`.execute(db)
  const meant = new Map<string, string[]>()
  for (const [given, similar] of Map.groupBy(rows, (row) => row.given)) {
    const allowed = given.length >= twoMistakes ? 2 : 1
    const own = known.count(given)
    const close = similar
      .filter(({ word, listings }) => word !== given && listings > Math.max(own * farMoreFrequent, own))
      .map((row) => ({ ...row, distance: editDistance(given, row.word) }))
      .filter(({ distance }) => distance <= allowed)
      .toSorted((a, b) => a.distance - b.distance || b.listings - a.listings)
    const nearest = close[0]?.distance
    const found = close.filter(({ distance }) => distance === nearest).slice(0, mostMeant)
    if (found.length > 0)
      meant.set(
        given,
        found.map(({ word }) => word),
      )
  }
  return meant
}

/** The word with two neighbours swapped: of a short one, too few trigrams are left to find it. */
function swappedForms(given: string): { given: string; form: string }[] {
  // Not by index into the string: half of a surrogate pair is no text to PostgreSQL.
  const letters = [...given]
  return letters
    .slice(1)
    .map((letter, at) => ({ given, form: letters.toSpliced(at, 2, letter, letters[at] ?? '').join('') }))
}

/** Letters added, dropped, changed, or two neighbours swapped (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
