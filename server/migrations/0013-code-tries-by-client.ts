import { sql, type Kysely } from 'kysely'

/** Per client, so that a stranger's tries do not end the owner's code. The row without a client counts all tries. */
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
