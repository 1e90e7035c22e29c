import { sql, type Kysely } from 'kysely'

/** Codes, keys and tokens are stored only as hashes; a queued mail holds none: its job makes the code on sending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (char_length(email) between 3 and 254),
    name text not null check (char_length(name) between 1 and 40),
    password_hash text not null check (char_length(password_hash) <= 255),
    language text check (char_length(language) <= 35),
    time_zone text check (char_length(time_zone) <= 64),
    created_at timestamptz not null
  )`,

  // A code activates only its own row; an address with an account gets none. Only the newest mail_number is still sent.
  `create table pending_registrations (
    id uuid primary key default gen_random_uuid(),
    email text not null check (char_length(email) between 3 and 254),
    name text not null check (char_length(name) between 1 and 40),
    password_hash text not null check (char_length(password_hash) <= 255),
    language text check (char_length(language) <= 35),
    created_at timestamptz not null,
    touched_at timestamptz not null,
    mail_number integer not null default 1,
    code_hash bytea check (octet_length(code_hash) = 32),
    code_expires_at timestamptz,
    code_attempts integer not null default 0,
    check ((code_hash is null) = (code_expires_at is null))
  )`,
  `create index on pending_registrations (email, touched_at)`,
  `create index on pending_registrations (touched_at)`,

  // A row says only that somebody asked: the mail job looks for the account, and deletes the row if there is none.
  `create table password_resets (
    email text primary key check (char_length(email) between 3 and 254),
    requested_at timestamptz not null,
    mail_number integer not null default 1,
    code_hash bytea check (octet_length(code_hash) = 32),
    code_expires_at timestamptz,
    code_attempts integer not null default 0,
    key_hash bytea check (octet_length(key_hash) = 32),
    key_expires_at timestamptz,
    check ((code_hash is null) = (code_expires_at is null)),
    check ((key_hash is null) = (key_expires_at is null))
  )`,
  `create index on password_resets (requested_at)`,

  `create table sessions (
    user_id uuid not null references users on delete cascade,
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (user_id, token_hash)
  )`,
  `create index on sessions (expires_at)`,
  `create index on sessions (last_seen_at)`,

  `create table secrets (
    name text primary key check (char_length(name) <= 100),
    value bytea not null check (octet_length(value) >= 32)
  )`,

  `create table captcha_solutions (
    signature_hash bytea primary key check (octet_length(signature_hash) = 32),
    expires_at timestamptz not null
  )`,
  `create index on captcha_solutions (expires_at)`,

  // Exactly the columns that rate-limiter-flexible's RateLimiterPostgres expects; expire is in milliseconds.
  `create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index on rate_limits (expire)`,

  `create table mailbox (
    id bigint generated always as identity primary key,
    "to" text not null,
    subject text not null,
    text text not null,
    html text not null,
    sent_at timestamptz not null
  )`,
] as const
