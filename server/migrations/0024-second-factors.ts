import { sql, type Kysely } from 'kysely'

/** An authenticator app as second factor. The secret must be read back, so it cannot be a hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null check (octet_length(secret) = 20),
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    wrong_codes integer not null default 0,
    wrong_since timestamptz
  )`,
  `create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null check (octet_length(code_hash) = 32),
    primary key (user_id, code_hash)
  )`,
]
