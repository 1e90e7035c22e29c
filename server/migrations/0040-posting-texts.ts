import { sql, type Kysely } from 'kysely'

/** One opening stands at several addresses with the same text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index postings_by_text on postings (user_id, md5(description || requirements))
    where user_id is not null and not is_aside`.execute(db)
}
