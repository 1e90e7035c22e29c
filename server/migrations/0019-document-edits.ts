import { sql, type Kysely } from 'kysely'

/**
 * What the user makes of the sentences of a document. The content stays as it was written; the page is made from both.
 * `revision` counts the changes, so that a file rendered before one is not stored after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_sentences
      add column state text check (state in ('accepted', 'edited', 'left_out')),
      add column place integer,
      add column taken_back boolean not null default false
  `.execute(db)
  await sql`alter table documents add column revision integer not null default 0`.execute(db)
}
