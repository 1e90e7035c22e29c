import { sql, type Kysely } from 'kysely'

/** The ledger has a row for each hour, recipient and kind of call: ten thousand calls add no more rows than one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      name text not null,
      scopes text[] not null,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      primary key (user_id, id)
    )
  `.execute(db)

  await sql`
    create table ledger (
      user_id uuid not null references users (id) on delete cascade,
      hour timestamptz not null,
      via text not null check (via in ('client', 'provider')),
      recipient text not null,
      what text not null,
      kinds text[] not null,
      calls integer not null,
      tokens_in integer not null default 0,
      tokens_out integer not null default 0,
      primary key (user_id, hour, via, recipient, what)
    )
  `.execute(db)
}
