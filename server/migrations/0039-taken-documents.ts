import { sql, type Kysely } from 'kysely'

/** Of documents made before, nobody knows which were only proposed: all count as taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column is_taken boolean not null default true`.execute(db)
  await sql`alter table documents alter column is_taken set default false`.execute(db)
}
