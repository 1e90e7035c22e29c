import { sql, type Kysely } from 'kysely'

/**
 * Jobs and employers that somebody does not want to see again. The keys are those of `listings`, so that copies of a
 * hidden job are hidden with it; title and employer are kept to show what was hidden when the posting is long gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden_listings (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (kind in ('job', 'employer')),
      listing_key bigint not null,
      job_title text not null,
      company text not null,
      hidden_at timestamptz not null,
      primary key (user_id, id),
      unique (user_id, kind, listing_key)
    )
  `.execute(db)
}
