import { sql, type Kysely } from 'kysely'

/** Keys are those of `listings`, so that copies are hidden too; title and employer outlive the posting. */
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
