import { sql, type Kysely } from 'kysely'

/**
 * `kept`: what the user wrote for a sentence that a later version of the document no longer has; with `taken_back` it
 * stands in that version all the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_sentences add column kept boolean not null default false`.execute(db)
}
