import { sql, type Kysely } from 'kysely'

/** A user's other readings of a posting stand beside the one that counts: none replaces another for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table postings add column is_aside boolean not null default false`.execute(db)
  await sql`drop index postings_of_user`.execute(db)
  await sql`create unique index postings_of_user on postings (user_id, url_hash)
    where user_id is not null and not is_aside`.execute(db)
  await sql`create index postings_aside on postings (user_id, url_hash) where is_aside`.execute(db)
}
