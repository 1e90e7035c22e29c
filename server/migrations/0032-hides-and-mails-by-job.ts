import { sql, type Kysely } from 'kysely'

/** For jobs that get another group while sources are read: a batch asks for the rows of some hundred groups, of all users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index hidden_listings_listing_key on hidden_listings (listing_key) where kind = 'job'`.execute(db)
  await sql`create index mailed_listings_group_key on mailed_listings (group_key)`.execute(db)
}
