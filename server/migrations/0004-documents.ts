import { sql, type Kysely } from 'kysely'

/** Postings are private (scraped, pasted) or indexed (`user_id` null). Document sentences name their sources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table postings (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references users (id) on delete cascade,
      source text not null,
      external_id text,
      url text not null,
      url_hash bytea not null,
      title text not null default '',
      company text not null default '',
      location text not null default '',
      country text,
      remote boolean,
      salary text not null default '',
      employment_type text not null default '',
      language text,
      company_info text not null default '',
      description text not null default '',
      requirements text not null default '',
      benefits text not null default '',
      posted_at timestamptz,
      expires_at timestamptz,
      fetched_at timestamptz not null
    )
  `.execute(db)
  await sql`create unique index postings_of_user on postings (user_id, url_hash) where user_id is not null`.execute(db)
  await sql`create unique index postings_of_source on postings (source, external_id) where user_id is null`.execute(db)
  await sql`create index postings_public_by_url on postings (url_hash) where user_id is null`.execute(db)

  await sql`
    create table document_runs (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      job_url text not null,
      job_url_hash bytea not null,
      posting_id uuid not null references postings (id) on delete cascade,
      company_name text not null default '',
      resume_id uuid,
      letter_id uuid,
      finished_at timestamptz,
      last_step_at timestamptz not null,
      primary key (user_id, id),
      unique (user_id, job_url_hash)
    )
  `.execute(db)
  await sql`create index document_runs_by_posting on document_runs (posting_id)`.execute(db)

  await sql`
    create table documents (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (kind in ('resume', 'letter')),
      job_url_hash bytea not null,
      posting_id uuid references postings (id) on delete set null,
      profile_version integer not null,
      language text not null,
      content jsonb not null,
      file_name text not null,
      pdf bytea,
      machine_text text,
      created_at timestamptz not null,
      primary key (user_id, id),
      foreign key (user_id, profile_version) references profile_versions (user_id, version)
    )
  `.execute(db)
  await sql`create index documents_by_job on documents (user_id, job_url_hash, kind, created_at desc)`.execute(db)
  await sql`create index documents_by_profile_version on documents (user_id, profile_version)`.execute(db)
  await sql`create index documents_by_posting on documents (posting_id)`.execute(db)

  await sql`
    create table document_sentences (
      user_id uuid not null,
      document_id uuid not null,
      position integer not null,
      part text not null,
      text text not null,
      sources text[] not null,
      origin text not null check (origin in ('verbatim', 'rephrased', 'template')),
      verdict text not null default 'unchecked' check (verdict in ('unchecked', 'supported', 'unsupported')),
      user_edit text,
      primary key (user_id, document_id, position),
      foreign key (user_id, document_id) references documents (user_id, id) on delete cascade
    )
  `.execute(db)
}
