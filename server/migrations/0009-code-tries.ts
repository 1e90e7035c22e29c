import { sql, type Kysely } from 'kysely'

/**
 * What is known of the codes entered for an address, whether or not it has an account: how many wrong ones since a
 * code was last asked for, and the hash of the one that was used up. A refusal that looks only here tells a stranger
 * nothing about the address.
 */
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
