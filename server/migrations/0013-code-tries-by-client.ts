import { sql, type Kysely } from 'kysely'

/**
 * Wrong codes count by registration and by client, so that a stranger's tries end neither the owner's code nor the
 * owner's chances. The row without a client counts the tries of all clients. Counters on the codes themselves go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table code_tries
      add column registration text not null default '',
      add column client text not null default '',
      drop constraint code_tries_pkey,
      add primary key (email, purpose, registration, client)
  `.execute(db)
  await sql`alter table code_tries rename column wrong_tries to tries`.execute(db)
  await sql`alter table pending_registrations drop column code_attempts`.execute(db)
  await sql`alter table password_resets drop column code_attempts`.execute(db)
}
