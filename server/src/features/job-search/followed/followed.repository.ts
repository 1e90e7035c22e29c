import { mostFollowed } from '@waymark/contract/job-search/followed-employers.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type FollowedRow = {
  id: string
  feed: string
  name: string
  jobs: number
  last_success_at: Date | null
  problem: string | null
  followed_at: Date
}

export type FollowedPosting = {
  posting_id: string
  group_key: string
  job_title: string
  company: string
  location: string
  salary: string
  job_url: string
}

export function createFollowedRepository(db: Db) {
  async function findWhere(condition: ReturnType<typeof sql>): Promise<FollowedRow[]> {
    const { rows } = await sql<FollowedRow>`
      select f.id, f.feed, f.name, f.followed_at, s.last_success_at, s.problem, (select count(*)::int from listings l
        where l.source = f.feed and l.closed_at is null) as jobs
      from followed_employers f left join listing_feeds s on s.id = f.feed
      where ${condition} order by f.followed_at desc, f.id limit ${mostFollowed}`.execute(db)
    return rows
  }

  return {
    list: (userId: string) => findWhere(sql`f.user_id = ${userId}`),
    find: async (userId: string, feed: string) => (await findWhere(sql`f.user_id = ${userId} and f.feed = ${feed}`))[0],

    async listFeeds(userId: string): Promise<string[]> {
      const { rows } = await sql<{ feed: string }>`
        select feed from followed_employers where user_id = ${userId} limit ${mostFollowed}`.execute(db)
      return rows.map(({ feed }) => feed)
    },

    /** All boards that anybody follows, the longest followed first. */
    async listAllFeeds(most: number): Promise<string[]> {
      const { rows } = await sql<{ feed: string }>`
        select feed from followed_employers group by feed order by min(followed_at), feed limit ${most}`.execute(db)
      return rows.map(({ feed }) => feed)
    },

    /** False for a user who follows as many as allowed; following twice changes nothing. */
    async add(userId: string, feed: string, name: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into followed_employers (user_id, feed, name, followed_at)
        select ${userId}, ${feed}, ${name}, ${now}
        where (select count(*) from followed_employers where user_id = ${userId} and feed <> ${feed}) < ${mostFollowed}
        on conflict (user_id, feed) do update set name = excluded.name
        returning 1`.execute(db)
      return rows.length > 0
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numAffectedRows } =
        await sql`delete from followed_employers where user_id = ${userId} and id = ${id}`.execute(db)
      return Number(numAffectedRows) > 0
    },

    async findSource(postingId: string): Promise<{ source: string; company: string } | undefined> {
      const { rows } = await sql<{ source: string; company: string }>`
        select source, company from postings where id = ${postingId} and user_id is null`.execute(db)
      return rows[0]
    },

    /**
     * What followed employers have posted since the user followed them and no mail has told of, newest first. Postings
     * without a date count from the second day: on the first day everything on a board is new to this index.
     */
    async listNew(userId: string, most: number): Promise<FollowedPosting[]> {
      const { rows } = await sql<FollowedPosting>`
        select p.id as posting_id, l.group_key::text, p.title as job_title, p.company, p.location, p.salary,
          p.url as job_url
        from followed_employers f join listings l on l.source = f.feed join postings p on p.id = l.posting_id
        where f.user_id = ${userId} and l.closed_at is null and l.leads
          and case when l.posted_at_known then l.posted_at > f.followed_at
            else l.first_seen_at > f.followed_at + interval '1 day' end
          and not exists
            (select 1 from mailed_listings m where m.user_id = f.user_id and m.group_key = l.group_key)
          and not exists (select 1 from hidden_listings h where h.user_id = f.user_id
            and h.listing_key in (l.group_key, l.employer_key))
        order by l.posted_at desc, l.id limit ${most}`.execute(db)
      return rows
    },
  }
}
