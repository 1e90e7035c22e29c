import { sql, type Kysely } from 'kysely'

/** Code attempts per address, with or without an account, so that a refusal tells a stranger nothing about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table code_tries (
      email text not null check (char_length(email) between 3 and 254),
      purpose text not null,
      wrong_tries integer not null default 0,
      used_hash bytea check (octet_length(used_hash) = 32),
      changed_at timestamptz not null,
      primary key (email, purpose)
    )
  `.execute(db)
  await sql`create index on code_tries (changed_at)`.execute(db)
}
