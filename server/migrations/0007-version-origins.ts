import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_versions
      add column origin jsonb not null default '{"kind": "edit"}',
      add column changes jsonb
  `.execute(db)
}
