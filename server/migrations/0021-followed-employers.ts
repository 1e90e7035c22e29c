import { sql, type Kysely } from 'kysely'

/** Employers whose boards are read for the users who follow them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table followed_employers (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null default gen_random_uuid(),
    -- The board, named as its postings' source.
    feed text not null,
    name text not null,
    followed_at timestamptz not null,
    primary key (user_id, id),
    unique (user_id, feed)
  )`,
  `create index followed_employers_by_feed on followed_employers (feed)`,
] as const
