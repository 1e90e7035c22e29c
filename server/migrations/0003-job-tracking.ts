import { sql, type Kysely } from 'kysely'

/** One row with its history: one scan lists, one statement appends. Long addresses do not fit a btree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      user_id uuid not null references users (id) on delete cascade,
      job_url_hash bytea not null,
      job_url text not null,
      job_title text not null,
      company_name text not null,
      history jsonb not null,
      last_changed_at timestamptz not null,
      cv_link text,
      cover_letter_link text,
      documents_generated_at timestamptz,
      created_at timestamptz not null,
      primary key (user_id, job_url_hash)
    )
  `.execute(db)
  await sql`create index jobs_by_last_change on jobs (user_id, last_changed_at desc)`.execute(db)
}
