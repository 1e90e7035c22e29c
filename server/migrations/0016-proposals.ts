import { sql, type Kysely } from 'kysely'

/**
 * Stale if the value is no longer `before`; undone only while it is `after`. A newer one replaces its `topic`'s older.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proposals (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      session_id text,
      kind text not null,
      topic text not null,
      subject text not null,
      job_url text,
      field text not null,
      payload jsonb not null,
      before text,
      after text,
      status text not null default 'open' check (status in ('open', 'confirmed', 'declined', 'undone', 'stale')),
      created_at timestamptz not null,
      decided_at timestamptz,
      primary key (user_id, id),
      foreign key (user_id, session_id) references conversations (user_id, session_id) on delete cascade
    )
  `.execute(db)
  await sql`create index proposals_open on proposals (user_id, created_at desc) where status = 'open'`.execute(db)
  await sql`create index proposals_by_conversation on proposals (user_id, session_id)`.execute(db)
}
