import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { PreparedListing } from './prepare-listing.ts'
import { isRemoteWord } from './words.ts'

/** The rows of a statement's `given`: prepared listings as columns. */
export function givenListings(rows: readonly PreparedListing[]) {
  const json = JSON.stringify(
    rows.map(({ title_words: _, trade_words, body_words, ...row }) => ({
      ...row,
      title_count: trade_words.filter((word) => !isRemoteWord(word)).length,
      title_words: trade_words.join(' '),
      body_words: body_words.join(' '),
    })),
  )
  return sql`
    select * from jsonb_to_recordset(${json}::jsonb) as g(external_id text, url text, title text, company text,
      location text, country text, remote boolean, salary text, employment_type text, language text, company_info text,
      description text, requirements text, benefits text, posted_at timestamptz, expires_at timestamptz,
      content_hash bigint, employer_key bigint, group_key bigint, title_key bigint, text_hash bigint, config text, title_count int,
      title_words text, exact_terms text, body_words text, tokens text[], latitude real, longitude real,
      other_places real[], salary_usd int)`
}

/** Of a row `g` of `given`: title_words and title_terms. The stemmers are in the database. */
export const titleColumns = sql`
  least(g.title_count, 1000),
  g.exact_terms::tsvector || to_tsvector(g.config::regconfig, g.title_words) || array_to_tsvector(g.tokens)`

/** Of a row `g` of `given`. */
export const bodyTerms = sql`
  to_tsvector(g.config::regconfig, g.body_words) || strip(g.exact_terms::tsvector) || array_to_tsvector(g.tokens)`

/** Without this the next searches read some hundred pages of unsorted terms. */
export async function sortPendingTerms(db: Db): Promise<void> {
  // Raw SQL: a function of the index, with no table.
  await sql`select gin_clean_pending_list('listings_by_key'), gin_clean_pending_list('listing_texts_by_term')`.execute(
    db,
  )
}
