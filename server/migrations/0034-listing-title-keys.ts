import { sql, type Kysely } from 'kysely'

/** What the same title of the same employer has in common in all places; empty until a listing is indexed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column title_key bigint`.execute(db)
}
