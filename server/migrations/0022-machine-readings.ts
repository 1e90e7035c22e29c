import { sql, type Kysely } from 'kysely'

/** What a machine reads in the file of a document, beside what it should say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column machine_reading jsonb`.execute(db)
}
