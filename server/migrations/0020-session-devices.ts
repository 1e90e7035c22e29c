import { sql, type Kysely } from 'kysely'

/** What a session is recognised by in the list of an account's sessions: how the browser names itself, and its network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column device text not null default '',
      add column network text not null default ''
  `.execute(db)
}
