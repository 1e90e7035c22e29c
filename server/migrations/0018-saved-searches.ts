import { sql, type Kysely } from 'kysely'

/** Searches that somebody wants to be told about, and which jobs they have been told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table saved_searches (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null default gen_random_uuid(),
    search jsonb not null,
    mails text not null check (mails in ('none', 'daily', 'weekly')),
    paused boolean not null default false,
    feed_number integer not null default 0,
    feed_hash bytea,
    created_at timestamptz not null,
    -- Null while none is due: no mails are wanted, or the search is paused.
    next_mail_at timestamptz,
    primary key (user_id, id)
  )`,
  `create index saved_searches_due on saved_searches (next_mail_at) where next_mail_at is not null`,
  `create unique index saved_searches_by_feed on saved_searches (feed_hash) where feed_hash is not null`,
  // The key of listings that joins copies of one job, so that a copy of a mailed job is not new.
  `create table mailed_listings (
    user_id uuid not null references users (id) on delete cascade,
    group_key bigint not null,
    mailed_at timestamptz not null,
    primary key (user_id, group_key)
  )`,
] as const
