import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table usage_events (
      user_id uuid not null references users (id) on delete cascade,
      id bigint generated always as identity,
      kind text not null,
      amount integer not null default 1,
      details jsonb not null default '{}',
      at timestamptz not null,
      primary key (user_id, id)
    )
  `.execute(db)
  await sql`create index usage_events_by_time on usage_events (user_id, kind, at desc)`.execute(db)
}
