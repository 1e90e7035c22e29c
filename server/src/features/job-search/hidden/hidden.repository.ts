import { mostHidden, type Hidden } from '@waymark/contract/job-search/hidden-jobs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type HiddenRow = Omit<Hidden, 'hidden_at'> & { hidden_at: Date }
export type HiddenKeys = { employers: string[]; groups: string[] }

const toHidden = ({ hidden_at, ...row }: HiddenRow): Hidden => ({ ...row, hidden_at: hidden_at.toISOString() })

export function createHiddenRepository(db: Db) {
  return {
    async list(userId: string): Promise<Hidden[]> {
      const { rows } = await sql<HiddenRow>`
        select id, kind, job_title, company, hidden_at from hidden_listings where user_id = ${userId}
        order by hidden_at desc, id limit ${mostHidden}`.execute(db)
      return rows.map(toHidden)
    },

    async keys(userId: string): Promise<HiddenKeys> {
      const { rows } = await sql<{ kind: Hidden['kind']; key: string }>`
        select kind, listing_key::text as key from hidden_listings where user_id = ${userId}
        order by hidden_at desc limit ${mostHidden}`.execute(db)
      const keysOf = (kind: Hidden['kind']) => rows.filter((row) => row.kind === kind).map(({ key }) => key)
      return { employers: keysOf('employer'), groups: keysOf('job') }
    },

    async add(userId: string, kind: Hidden['kind'], postingId: string, now: Date): Promise<Hidden | undefined> {
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
      const { numAffectedRows } =
        await sql`delete from hidden_listings where user_id = ${userId} and id = ${id}`.execute(db)
      return Number(numAffectedRows) > 0
    },
  }
}
