import { sql, type Kysely } from 'kysely'

/**
 * What a machine reads in the file, beside what it should say. It takes the place of the text alone, which nothing
 * showed; for files of before it is read when somebody first asks, from the bytes that are stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column reading jsonb, drop column machine_text`.execute(db)
}
