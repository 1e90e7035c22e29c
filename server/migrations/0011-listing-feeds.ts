import { sql, type Kysely } from 'kysely'

/** When each source of postings was read and what came of it. A feed is a source, or one employer's board of it. */
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
