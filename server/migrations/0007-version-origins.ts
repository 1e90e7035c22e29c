import { sql, type Kysely } from 'kysely'

/**
 * How a version came about, and what it changed against the one before it, section by section. Versions from before
 * count as edits, and what they changed is not known: the one before them may be gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_versions
      add column origin jsonb not null default '{"kind": "edit"}',
      add column changes jsonb
  `.execute(db)
}
