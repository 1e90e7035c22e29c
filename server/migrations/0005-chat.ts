import { sql, type Kysely } from 'kysely'

/** `parent_id` lets edited questions branch, `state` shows answers cut off by a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      user_id uuid not null references users (id) on delete cascade,
      session_id text not null,
      title text,
      first_message text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (user_id, session_id)
    )
  `.execute(db)
  await sql`create index conversations_by_update on conversations (user_id, updated_at desc)`.execute(db)

  await sql`
    create table messages (
      user_id uuid not null,
      session_id text not null,
      position integer not null,
      id uuid not null default gen_random_uuid(),
      parent_id uuid,
      role text not null check (role in ('user', 'assistant')),
      status text not null check (status in ('running', 'complete', 'failed')),
      content text not null,
      parts jsonb not null default '[]',
      attachment_id uuid,
      created_at timestamptz not null,
      primary key (user_id, session_id, position),
      unique (user_id, id),
      foreign key (user_id, session_id) references conversations (user_id, session_id) on delete cascade
    )
  `.execute(db)

  await sql`
    create table attachments (
      user_id uuid not null,
      session_id text not null,
      id uuid not null default gen_random_uuid(),
      name text not null,
      size integer not null,
      media_type text not null,
      bytes bytea not null,
      reading jsonb not null,
      created_at timestamptz not null,
      primary key (user_id, id),
      foreign key (user_id, session_id) references conversations (user_id, session_id) on delete cascade
    )
  `.execute(db)
  await sql`create index attachments_by_conversation on attachments (user_id, session_id)`.execute(db)
}
