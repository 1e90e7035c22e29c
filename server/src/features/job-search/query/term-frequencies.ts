import { sql } from 'kysely'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'

/** Frequencies of stems and tokens among the listings, as PostgreSQL estimates them. */
export type TermFrequencies = {
  listings: number
  share(term: string): number
}

/** Estimates only choose how far back to look first, so they may be old. */
const freshMs = 600_000

/** Reads the planner's statistics of `listings.title_terms` (pg_stats), at most every ten minutes. */
export function createTermFrequencies(db: Db, clock: Clock): () => Promise<TermFrequencies> {
  let known: { at: number; frequencies: Promise<TermFrequencies> } | undefined
  return () => {
    const now = clock.now().getTime()
    if (!known || now - known.at > freshMs) {
      const frequencies = readFrequencies(db)
      known = { at: now, frequencies }
      frequencies.catch(() => (known = undefined))
    }
    return known.frequencies
  }
}

async function readFrequencies(db: Db): Promise<TermFrequencies> {
  // Raw SQL: the catalogue of the database, whose arrays of any type are cast.
  const { rows } = await sql<{ listings: number; terms: string[] | null; shares: number[] | null }>`
    select greatest(c.reltuples, 0)::float8 as listings, s.most_common_elems::text::text[] as terms,
      s.most_common_elem_freqs::float8[] as shares
    from pg_class c left join pg_stats s on s.schemaname = current_schema() and s.tablename = c.relname
      and s.attname = 'title_terms'
    where c.oid = 'listings'::regclass`.execute(db)
  const { listings = 0, terms, shares } = rows[0] ?? {}
  const byTerm = new Map((terms ?? []).map((term, index) => [term, shares?.[index] ?? 0]))
  // Unlisted terms are rarer than the rarest listed one.
  const rarest = Math.min(0.001, ...byTerm.values())
  return { listings, share: (term) => byTerm.get(term) ?? rarest }
}
