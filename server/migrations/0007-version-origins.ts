import { sql, type Kysely } from 'kysely'

/** How a version came about and which sections it changed; unknown for earlier versions, which count as edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_versions
      add column origin jsonb not null default '{"kind": "edit"}',
      add column changes jsonb
  `.execute(db)
}
