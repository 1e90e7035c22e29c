import { sql, type Kysely } from 'kysely'

/** How far listings that an earlier version of the product indexed are indexed anew; one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table listing_indexing (
    only_row boolean primary key default true check (only_row),
    version text not null,
    next_id bigint not null,
    last_id bigint not null
  )`.execute(db)
}
