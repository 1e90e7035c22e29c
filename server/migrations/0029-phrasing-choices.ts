import { sql, type Kysely } from 'kysely'

/** Whether a connected model may phrase a user's documents, as they chose last. So far each run knew it for itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table phrasing_choices (
      user_id uuid primary key references users (id) on delete cascade,
      phrase boolean not null
    )
  `.execute(db)
  await sql`
    insert into phrasing_choices (user_id, phrase)
    select distinct on (user_id) user_id, phrase from document_runs order by user_id, last_step_at desc
  `.execute(db)
}
