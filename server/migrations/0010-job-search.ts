import { sql, type Kysely } from 'kysely'

/** Rows of `listings` are narrow for ranking. Terms are stems and `x:` tokens: a search is one GIN condition. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const language of languages) {
    // PostgreSQL's own configurations drop stop words: "IT" would be one in every English title.
    await sql
      .raw(`create text search dictionary waymark_${language} (template = snowball, language = ${language})`)
      .execute(db)
    await sql.raw(`create text search configuration waymark_${language} (copy = pg_catalog.simple)`).execute(db)
    await sql
      .raw(
        `alter text search configuration waymark_${language} alter mapping for asciiword, word, numword with waymark_${language}`,
      )
      .execute(db)
  }
  await sql.raw(`create text search configuration waymark_simple (copy = pg_catalog.simple)`).execute(db)
}

const languages = 'english german french spanish italian portuguese dutch swedish danish norwegian finnish'.split(' ')

const shown = 'where leads and closed_at is null'

const statements = [
  'create extension if not exists pg_trgm',

  `create table listings (
    id bigint generated always as identity primary key,
    posting_id uuid not null unique references postings (id) on delete cascade,
    source text not null,
    content_hash bigint not null,
    language text,
    -- Folded name of the employer; group_key joins it with title and place, text_hash tells similar texts (simhash).
    employer_key bigint not null,
    group_key bigint not null,
    text_hash bigint,
    -- 0 for the employer's own copy, then public services, then aggregators.
    rank_of_source smallint not null,
    leads boolean not null default true,
    title_words smallint not null,
    title_terms tsvector not null,
    country text,
    latitude real,
    longitude real,
    remote boolean not null,
    salary_usd integer,
    posted_at timestamptz not null,
    posted_at_known boolean not null,
    -- Of the oldest posting that this one repeats.
    first_posted_at timestamptz not null,
    reposts smallint not null default 0,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    closed_at timestamptz
  ) with (fillfactor = 90)`,
  `create index listings_by_title on listings using gin (title_terms) ${shown}`,
  `create table listing_bodies (
    listing_id bigint primary key references listings (id) on delete cascade,
    body_terms tsvector not null
  )`,
  `create index listing_bodies_by_term on listing_bodies using gin (body_terms)`,
  `create index listings_by_group on listings (group_key)`,
  // For closing what a source no longer has. last_seen_at is in no index, so that updating it rewrites none.
  `create index listings_open_of_source on listings (source) where closed_at is null`,
  `create index listings_closed on listings (closed_at) where closed_at is not null`,
  `alter table listings alter column title_terms set statistics 500`,

  `create table listing_words (
    word text primary key check (char_length(word) <= 60),
    listings integer not null
  )`,
  `create index listing_words_by_trigram on listing_words using gin (word gin_trgm_ops)`,
] as const
