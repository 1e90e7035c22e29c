import { sql, type Kysely } from 'kysely'

/** Every save is a version; the newest is the profile. Documents reference the version they were made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_versions (
      user_id uuid not null references users (id) on delete cascade,
      version integer not null,
      content jsonb not null,
      saved_at timestamptz not null,
      primary key (user_id, version)
    )
  `.execute(db)
}
