import { sql, type Kysely } from 'kysely'

/**
 * `alive_at` is touched every second while an answer is written, so that one whose server died is known within seconds.
 * `claimed_at` lets one of two simultaneous decisions about a proposal carry it out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger add column cost_usd double precision`.execute(db)
  await sql`alter table messages add column alive_at timestamptz`.execute(db)
  await sql`alter table proposals add column claimed_at timestamptz`.execute(db)
}
