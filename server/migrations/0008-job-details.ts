import { sql, type Kysely } from 'kysely'

/** `look_from` is the earliest due moment in any time zone, so that moving changes no row; `done_at` when queued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table jobs
    add column location text not null default '',
    add column salary text not null default '',
    add column source text not null default '',
    add column follow_up_on date,
    add column notes text not null default '',
    add column contacts jsonb not null default '[]',
    add column interviews jsonb not null default '[]',
    add column revision integer not null default 0,
    add column archived_at timestamptz`,

  // The board's complete order: jobs of one import changed at the same moment.
  `create index jobs_by_board_order on jobs (user_id, last_changed_at desc, job_url_hash)`,
  `drop index jobs_by_last_change`,

  `create table job_reminders (
    user_id uuid not null,
    job_url_hash bytea not null,
    kind text not null check (kind in ('follow_up', 'interview')),
    about text not null check (char_length(about) <= 40),
    planned_at timestamptz not null,
    look_from timestamptz not null,
    done_at timestamptz,
    primary key (user_id, job_url_hash, kind, about),
    foreign key (user_id, job_url_hash) references jobs (user_id, job_url_hash) on delete cascade
  )`,
  `create index job_reminders_waiting on job_reminders (look_from) where done_at is null`,

  // feed_number makes each secret different and is never reset. The secret itself is not stored.
  `create table reminder_settings (
    user_id uuid primary key references users (id) on delete cascade,
    mails boolean not null default false,
    feed_number integer not null default 0,
    feed_hash bytea unique check (octet_length(feed_hash) = 32)
  )`,
] as const
