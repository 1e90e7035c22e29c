import { sql, type Kysely } from 'kysely'

/** How a run's documents are wanted, for the steps that the server makes itself; of a CV also what the user chose last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_runs add column choices jsonb not null default '{}'`.execute(db)
  await sql`alter table phrasing_choices add column resume jsonb`.execute(db)
}
