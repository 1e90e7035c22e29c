import { sql, type Kysely } from 'kysely'

/** What went out with an application; its documents are rows with `sent_at` that never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_applications (
      user_id uuid not null,
      job_url_hash bytea not null,
      sent_at timestamptz not null,
      posting jsonb,
      primary key (user_id, job_url_hash, sent_at),
      foreign key (user_id, job_url_hash) references jobs (user_id, job_url_hash) on delete cascade
    )
  `.execute(db)
  await sql`alter table documents add column sent_at timestamptz`.execute(db)
}
