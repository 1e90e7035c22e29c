import { sql, type Kysely } from 'kysely'

/** Latitude and longitude, in turn, of each further city of a posting with several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column other_places real[]`.execute(db)
}
