import { sql, type Kysely } from 'kysely'

/** A feed is a source of postings, or one employer's board on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_feeds (
      id text primary key,
      next_run_at timestamptz not null,
      reading_since timestamptz,
      last_run_at timestamptz,
      last_success_at timestamptz,
      postings integer not null default 0,
      failures integer not null default 0,
      problem text
    )
  `.execute(db)
}
