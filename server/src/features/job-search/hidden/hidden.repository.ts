import { mostHidden, type Hidden } from '@waymark/contract/job-search/hidden-jobs.ts'
import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type HiddenRow = Omit<Hidden, 'hidden_at'> & { hidden_at: Date }
export type HiddenKeys = { employers: string[]; groups: string[] }

const toHidden = ({ hidden_at, ...row }: HiddenRow): Hidden => ({ ...row, hidden_at: hidden_at.toISOString() })

type Tables = {
  hidden_listings: HiddenRow & { id: Generated<string>; user_id: string; listing_key: string }
}

export function createHiddenRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    async list(userId: string): Promise<Hidden[]> {
      const rows = await db
        .selectFrom('hidden_listings')
        .select(['id', 'kind', 'job_title', 'company', 'hidden_at'])
        .where('user_id', '=', userId)
        .orderBy('hidden_at', 'desc')
        .orderBy('id')
        .limit(mostHidden)
        .execute()
      return rows.map(toHidden)
    },

    async keys(userId: string): Promise<HiddenKeys> {
      const rows = await db
        .selectFrom('hidden_listings')
        // As text: a number of JavaScript holds 53 of a key's 64 bits.
        .select(({ cast }) => ['kind', cast<string>('listing_key', 'text').as('key')])
        .where('user_id', '=', userId)
        .orderBy('hidden_at', 'desc')
        .limit(mostHidden)
        .execute()
      const keysOf = (kind: Hidden['kind']) => rows.filter((row) => row.kind === kind).map(({ key }) => key)
      return { employers: keysOf('employer'), groups: keysOf('job') }
    },

    async add(userId: string, kind: Hidden['kind'], postingId: string, now: Date): Promise<Hidden | undefined> {
      // Raw SQL: the key is copied inside the database, from the column that the kind names.
      const { rows } = await sql<HiddenRow>`
        insert into hidden_listings (user_id, kind, listing_key, job_title, company, hidden_at)
        select ${userId}, ${kind}, case ${kind} when 'job' then l.group_key else l.employer_key end, p.title, p.company,
          ${now}::timestamptz
        from listings l join postings p on p.id = l.posting_id where l.posting_id = ${postingId}
        on conflict (user_id, kind, listing_key) do update set hidden_at = excluded.hidden_at
        returning id, kind, job_title, company, hidden_at`.execute(db)
      return rows[0] && toHidden(rows[0])
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const query = db.deleteFrom('hidden_listings').where('user_id', '=', userId).where('id', '=', id)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
