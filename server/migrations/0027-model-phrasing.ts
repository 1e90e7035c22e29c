import { sql, type Kysely } from 'kysely'

/**
 * `original`: the user wants a sentence as it was before a model phrased it. `phrase`: a model may phrase this run's
 * documents. `not_found`: words that an assistant proposes for the profile and the user's own texts do not have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_sentences
      drop constraint document_sentences_state_check,
      add constraint document_sentences_state_check
        check (state in ('accepted', 'edited', 'left_out', 'original'))
  `.execute(db)
  await sql`alter table document_runs add column phrase boolean not null default true`.execute(db)
  await sql`alter table proposals add column not_found text[] not null default '{}'`.execute(db)
}
