import { sql, type Kysely } from 'kysely'

/** A search of texts then reads the same narrow rows; `body_terms` is stored out of line, for the index only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table listings set (toast_tuple_target = 256)`,
  `alter table listings alter column title_terms set storage plain`,
  `alter table listings add column body_terms tsvector`,
  `update listings l set body_terms = b.body_terms from listing_bodies b where b.listing_id = l.id`,
  `update listings set body_terms = title_terms where body_terms is null`,
  `alter table listings alter column body_terms set not null, alter column body_terms set statistics 0`,
  `drop table listing_bodies`,
  `create index listings_by_body on listings using gin (body_terms) where leads and closed_at is null`,
] as const
