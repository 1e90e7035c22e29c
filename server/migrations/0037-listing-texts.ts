import { sql, type Kysely } from 'kysely'

/**
 * A search ranks some hundred rows of `listings`, and PostgreSQL stores a text's terms beside them wherever both fit into 2 kB:
 * then three quarters of what it reads is not looked at. Old rows give back that room only as they are updated; whoever has
 * very many can make them short at once with `vacuum full listings`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Else a posting that another process reads meanwhile would lose its text for good.
  `lock table listings in share row exclusive mode`,
  `create table listing_texts as select id as listing_id, body_terms from listings order by id`,
  `alter table listing_texts add primary key (listing_id),
    add foreign key (listing_id) references listings (id) on delete cascade,
    alter column body_terms set not null, alter column body_terms set statistics 0`,
  `create index listing_texts_by_term on listing_texts using gin (body_terms)`,
  `alter table listings drop column body_terms`,
] as const
